import { defineEntity } from "../store/define-entity.ts";
import { primaryKey, service } from "../store/table.ts";

/** How many writes a client sent in one span of time. Deleted by its expiry time. */
export const writeCounters = defineEntity({
  model: { entity: "write_counter", version: "1", service },
  attributes: {
    client: { type: "string", required: true },
    /** Start of the span, Unix seconds. */
    span: { type: "number", required: true },
    count: { type: "number", required: true },
    expiresAt: { type: "number", required: true },
  },
  indexes: {
    byClient: primaryKey(["client", "span"], []),
  },
});
