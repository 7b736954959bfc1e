import { defineEntity } from "../store/define-entity.ts";
import { primaryKey, service } from "../store/table.ts";

/** That a row names somebody's address or number: how all of a person is found without reading the table. It holds hashes
 * and keys only. Each stands there twice, under the hash and, the other way round, under the row: what is noted of a row
 * is found when it names somebody else by then. */
export const subjectEntries = defineEntity({
  model: { entity: "mention", version: "1", service },
  attributes: {
    /** Hash of the address or number. */
    of: { type: "string", required: true },
    /** Hash of the row's key. */
    row: { type: "string", required: true },
    rowPk: { type: "string", required: true },
    rowSk: { type: "string", required: true },
    /** The row's own id, by which a mention goes with its record. */
    recordId: { type: "string" },
    expiresAt: { type: "number" },
  },
  indexes: { byPerson: primaryKey(["of"], ["row"]) },
});
