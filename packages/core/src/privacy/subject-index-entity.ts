import { defineEntity } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** The subject index: which rows name an address or number, so that a person's rows are found without a scan. It holds
 * hashes and keys only. Each entry stands there twice, under the hash of the person and under that of the row, so that
 * entries of a row are found when it names somebody else by then. */
export const subjectEntries = defineEntity(entityNames.subjectEntry, {
  attributes: {
    /** Hash of the address or number. */
    of: { type: "string", required: true },
    /** Hash of the row's key. */
    row: { type: "string", required: true },
    rowPk: { type: "string", required: true },
    rowSk: { type: "string", required: true },
    /** The row's own id: its entries are deleted with its record. */
    recordId: { type: "string" },
    expiresAt: { type: "number" },
  },
  indexes: { byPerson: primaryKey(["of"], ["row"]) },
});
