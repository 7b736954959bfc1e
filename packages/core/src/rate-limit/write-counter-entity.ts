import { defineEntity } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** How many writes a client sent in one span of time; also that an SMS was answered. Deleted by its expiry time. */
export const writeCounters = defineEntity(entityNames.writeCounter, {
  attributes: {
    client: { type: "string", required: true },
    /** Start of the span, Unix seconds. */
    span: { type: "number", required: true },
    count: { type: "number", required: true },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byClient: primaryKey(["client", "span"], []) },
});
