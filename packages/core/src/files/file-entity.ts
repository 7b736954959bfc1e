import { listKeys } from "../contract/form.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import { fileStates, refusals } from "./options.ts";

/** A file that a visitor sent with a record; the file itself lies in the bucket. A record has so many places for them, so that
 * no more come in than it may have, however many are begun at once. */
export const files = defineEntity(entityNames.file, {
  attributes: {
    recordId: { type: "string", required: true, readOnly: true },
    place: { type: "string", required: true, readOnly: true },
    noun: { type: "string", required: true },
    id: { type: "string", required: true },
    kind: { type: ["photo", "resume"] as const, required: true },
    state: { type: fileStates, required: true },
    refusal: { type: listKeys(refusals) },
    /** As the browser told it, until the content was read. */
    type: { type: "string", required: true },
    bytes: { type: "number", required: true },
    name: { type: "string" },
    kept: { type: "string" },
    small: { type: "string" },
    at: { type: "string", required: true },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byRecord: primaryKey(["recordId"], ["place"]) },
});

export type FileRow = RowOf<typeof files>;
