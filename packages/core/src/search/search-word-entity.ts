import { defineEntity } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** The search index: one row for each word under which a record is found. */
export const searchWords = defineEntity(entityNames.searchWord, {
  attributes: {
    noun: { type: "string", required: true },
    /** The whole letters in the first two units of the word: a partition of the index. */
    beginning: { type: "string", required: true },
    word: { type: "string", required: true },
    recordId: { type: "string", required: true },
    words: { type: "string", required: true },
    /** When the record came, ISO 8601; earlier versions did not enter it. */
    at: { type: "string" },
    expiresAt: { type: "number" },
  },
  indexes: { byWord: primaryKey(["noun", "beginning"], ["word", "recordId"]) },
});
