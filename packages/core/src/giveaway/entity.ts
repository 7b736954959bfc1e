import type { CreateEntityItem, EntityItem } from "electrodb";
import { defineEntity } from "../store/define-entity.ts";
import { primaryIndex, service } from "../store/table.ts";
import { submissionAttributes } from "../submission/attributes.ts";
import { agreed, projectInterests, referralSources } from "./options.ts";

/**
 * A giveaway entry (forms specification 3.3 `contest_entries`). It has no secondary index: its throttling would push back
 * on the entries of a campaign's peak, so the draw and the export scan (RUL-02).
 */
export const entries = defineEntity({
  model: { entity: "contest_entry", version: "1", service },
  attributes: {
    ...submissionAttributes,
    name: { type: "string", required: true },
    address: { type: "string", required: true },
    cityZip: { type: "string", required: true },
    phone: { type: "string", required: true },
    email: { type: "string", required: true },
    projectInterest: { type: projectInterests, required: true },
    referralSource: { type: referralSources, required: true },
    agreedToTerms: { type: [agreed] as const, required: true },
    editionId: { type: "string", required: true },
    rulesVersion: { type: "string", required: true },
    /** Whether the server's clock was inside the edition's window when the entry came. */
    withinEntryWindow: { type: "boolean", required: true },
    householdKey: { type: "string", required: true },
    keyVersion: { type: "number", required: true },
    /** The client sent more than the limit during the campaign: noted for the draw's review, never refused. */
    overLimit: { type: "boolean", required: true, default: false },
    expiresAt: { type: "number", required: true },
  },
  indexes: {
    byId: {
      pk: { field: primaryIndex.partitionKey, composite: ["id"] },
      sk: { field: primaryIndex.sortKey, composite: [] },
    },
  },
});

export type Entry = EntityItem<typeof entries>;
export type NewEntry = CreateEntityItem<typeof entries>;
