import { now } from "../records/fields.ts";
import { defineEntity } from "../store/define-entity.ts";
import { newId } from "../store/ids.ts";
import { primaryKey, service } from "../store/table.ts";

/** A drawing that was held: by whom, from what, and whose entry won. A second one stands beside the first. */
export const draws = defineEntity({
  model: { entity: "giveaway_draw", version: "1", service },
  attributes: {
    editionId: { type: "string", required: true, readOnly: true },
    id: { type: "string", required: true, readOnly: true, default: newId },
    at: { type: "string", required: true, readOnly: true, default: now },
    by: { type: "string", required: true, readOnly: true },
    seed: { type: "string", required: true, readOnly: true },
    winnerId: { type: "string", required: true, readOnly: true },
    eligible: { type: "number", required: true, readOnly: true },
    entriesHash: { type: "string", required: true, readOnly: true },
  },
  indexes: { byEdition: primaryKey(["editionId"], ["id"]) },
});
