import { defineEntity } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** A code that was mailed, or none for an address that may not have one. The browser that asked for it holds the ticket;
 * the table knows hashes only. */
export const codes = defineEntity(entityNames.code, {
  attributes: {
    ticketHash: { type: "string", required: true },
    /** What it proves: the address of somebody of the staff who signs in, or the record that a visitor changes. */
    subject: { type: "string", required: true, readOnly: true, field: "email" },
    /** Of no code where none was sent: every guess is wrong. */
    codeHash: { type: "string", required: true, readOnly: true },
    tries: { type: "number", required: true, default: 0 },
    /** Which try used it: the same try, sent again after a lost answer, still may. */
    usedBy: { type: "string" },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: { byTicket: primaryKey(["ticketHash"], []) },
});
