import { hash } from "node:crypto";
import { tombstoneDays } from "../business/retention.ts";
import { clocked } from "../store/clock.ts";
import { defineEntity } from "../store/define-entity.ts";
import { getExpiry } from "../store/expiry.ts";
import { entityNames, primaryKey, type RowKey, rowId } from "../store/table.ts";

/** Marks a row that was deleted for good: a restore from a backup leaves it out. It holds no personal data. */
export const tombstones = defineEntity(entityNames.tombstone, {
  attributes: {
    mark: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, default: clocked((at) => getExpiry({ days: tombstoneDays }, at)) },
  },
  indexes: { byMark: primaryKey(["mark"], []) },
});

/** Hash of a row's key; nobody can guess the random id of a visitor's. */
export const hashRow = (key: RowKey): string => hash("sha256", rowId(key));

/** Hash of an imported conversation, which lies in several rows. */
export const markOfConversation = (id: string): string => hash("sha256", `conversation ${id}`);
