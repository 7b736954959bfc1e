import { defineEntity } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import { counters } from "./options.ts";

const numbers: Record<string, { type: "number" }> = Object.fromEntries(
  counters.map((name) => [name, { type: "number" }]),
);

/** Sums of an hour, of nobody in particular. A partition is a month: the route's rate keeps it below what one takes. */
export const trafficHours = defineEntity(entityNames.trafficHour, {
  attributes: {
    /** "2026-11", in UTC. */
    month: { type: "string", required: true },
    /** "2026-11-27T20", in UTC. */
    hour: { type: "string", required: true },
    expiresAt: { type: "number", required: true },
    ...numbers,
  },
  indexes: { byMonth: primaryKey(["month"], ["hour"]) },
});
