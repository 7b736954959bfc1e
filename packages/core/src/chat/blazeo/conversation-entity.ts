import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { entityNames, primaryIndex } from "../../store/table.ts";

/** An imported chat of the former provider. The input itself lies in items of its own (raw-data-entity.ts), so that a
 * change here costs one write unit however long the chat was. It has no expiry time: staff remove it. */
export const blazeoConversations = defineEntity(entityNames.importedChat, {
  attributes: {
    id: { type: "string", required: true, readOnly: true },
    leadType: { type: "string" },
    /** Absent: the export does not say. */
    isLead: { type: "boolean" },
    /** ISO 8601, UTC. */
    createdDate: { type: "string" },
    messageCount: { type: "number", required: true, default: 0 },
    /** SHA-256 of `rawData`: name of its parts, and by which an unchanged line is known. */
    rawHash: { type: "string", required: true },
    rawParts: { type: "number", required: true },
    rulesVersion: { type: "number", required: true },
    processedAt: { type: "string", required: true },
  },
  indexes: {
    byId: {
      // A supplier's "Ab" and "aB" are two ids.
      pk: { field: primaryIndex.partitionKey, composite: ["id"], casing: "none" },
      sk: { field: primaryIndex.sortKey, composite: [] },
    },
  },
});

export type StoredConversation = RowOf<typeof blazeoConversations>;
