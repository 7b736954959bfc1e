import { defineEntity } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** Tokens that models used on one day. One item: model turns are throttled far below the 1,000 writes a second that it
 * takes, and a turn that cannot write here is answered by the receptionist. */
export const tokenBudgets = defineEntity(entityNames.tokenBudget, {
  attributes: {
    /** UTC, "2026-11-21". */
    day: { type: "string", required: true },
    tokens: { type: "number", required: true },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byDay: primaryKey(["day"], []) },
});
