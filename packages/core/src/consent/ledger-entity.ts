import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import { type ConsentWay, channels, consentWays } from "./options.ts";

const readOnlyLine = { type: "string", readOnly: true } as const;

/** The ledger of who may be texted and mailed: a row for each time that somebody agreed or stopped. The last one counts. */
export const consents = defineEntity(entityNames.consent, {
  attributes: {
    contactHash: { type: "string", required: true, readOnly: true },
    /** Says what it came from, so that it is noted once. */
    id: { type: "string", required: true, readOnly: true },
    channel: { type: channels, required: true, readOnly: true },
    state: { type: ["allowed", "stopped"] as const, required: true, readOnly: true },
    via: { type: Object.keys(consentWays) as ConsentWay[], required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true },
    /** The number in E.164 or the email; gone once its person was deleted. */
    address: readOnlyLine,
    /** Of one who stopped: the keyed hash under which that is kept when all else is deleted. */
    keptAs: readOnlyLine,
    wordingVersion: { type: "number", readOnly: true },
    wording: readOnlyLine,
    page: readOnlyLine,
    userAgent: readOnlyLine,
    /** Who of the staff. */
    by: readOnlyLine,
    recordId: readOnlyLine,
    /** A stop has none: it is kept for good. */
    expiresAt: { type: "number", readOnly: true },
  },
  indexes: { byContact: primaryKey(["contactHash"], ["id"]) },
});

export type Consent = RowOf<typeof consents>;
