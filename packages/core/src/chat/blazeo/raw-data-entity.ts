import { CustomAttributeType } from "electrodb";
import { defineEntity } from "../../store/define-entity.ts";
import { entityNames, primaryIndex } from "../../store/table.ts";

/** One piece of a conversation's `rawData`: gzip of its JSON, cut where an item would grow too large. */
export const blazeoRawParts = defineEntity(entityNames.importedPart, {
  attributes: {
    conversationId: { type: "string", required: true, readOnly: true },
    /** SHA-256 of the whole: parts of two imports never mix. */
    rawHash: { type: "string", required: true, readOnly: true },
    part: { type: "number", required: true, readOnly: true, padding: { length: 4, char: "0" } },
    bytes: { type: CustomAttributeType<Uint8Array>("any"), required: true },
  },
  indexes: {
    byConversation: {
      pk: { field: primaryIndex.partitionKey, composite: ["conversationId"], casing: "none" },
      sk: { field: primaryIndex.sortKey, composite: ["rawHash", "part"], casing: "none" },
    },
  },
});
