import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** One place of a window in which a visit fits: a window has as many as the company's capacity. */
export const windowPlaces = defineEntity(entityNames.windowPlace, {
  attributes: {
    date: { type: "string", required: true, readOnly: true },
    /** "540 0": when the window begins, and which of its places. */
    place: { type: "string", required: true, readOnly: true },
    from: { type: "number", required: true },
    to: { type: "number", required: true },
    /** The record whose visit it is; empty once that was given back. */
    recordId: { type: "string", required: true },
    /** ISO 8601. Missing on places of an old release. */
    heldAt: { type: "string" },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byDay: primaryKey(["date"], ["place"]) },
});

export type WindowPlace = RowOf<typeof windowPlaces>;
