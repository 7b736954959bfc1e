import { timeOfWrite } from "../store/clock.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** That somebody asked for the winners' list, by mail or by phone as the rules say, and whether they have it. */
export const winnersRequests = defineEntity(entityNames.winnersRequest, {
  attributes: {
    editionId: { type: "string", required: true, readOnly: true },
    id: { type: "string", required: true, readOnly: true },
    name: { type: "string", required: true, readOnly: true },
    /** An email address, a phone number or a postal address, as they gave it. */
    contact: { type: "string", required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    by: { type: "string", required: true, readOnly: true },
    sample: { type: "boolean", readOnly: true },
    answeredAt: { type: "string" },
    answeredBy: { type: "string" },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: { byEdition: primaryKey(["editionId"], ["id"]) },
});

export type WinnersRequestRow = RowOf<typeof winnersRequests>;
