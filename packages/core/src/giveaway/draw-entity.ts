import { timeOfWrite } from "../store/clock.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** A drawing that was held: by whom, from what, and whose entry won. One with another seed stands beside it. */
export const draws = defineEntity(entityNames.drawing, {
  attributes: {
    editionId: { type: "string", required: true, readOnly: true },
    /** Hash of the seed; a random one on rows of old. */
    id: { type: "string", required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    by: { type: "string", required: true, readOnly: true },
    seed: { type: "string", required: true, readOnly: true },
    winnerId: { type: "string", required: true, readOnly: true },
    eligible: { type: "number", required: true, readOnly: true },
    entriesHash: { type: "string", required: true, readOnly: true },
  },
  indexes: { byEdition: primaryKey(["editionId"], ["id"]) },
});

export type Drawing = RowOf<typeof draws>;
