import { retention } from "../business/retention.ts";
import { clocked, timeOfWrite } from "../store/clock.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { getExpiry } from "../store/expiry.ts";
import { newId } from "../store/ids.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** With what the partitions of the audit begin, as ElectroDB names them: who may only read may write there alone. */
export const auditPartitions = "$site#month_";

/** That somebody of the staff had personal data shown or exported; it holds none itself. */
export const auditEntries = defineEntity(entityNames.auditEntry, {
  attributes: {
    id: { type: "string", required: true, readOnly: true, default: newId },
    /** "2026-11", in UTC. */
    month: { type: "string", required: true, readOnly: true, default: clocked((at) => at.toISOString().slice(0, 7)) },
    at: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    /** A member's email address; from the command line the IAM identity, locally the system's user. */
    by: { type: "string", required: true, readOnly: true },
    command: { type: "string", required: true, readOnly: true },
    /** The records that were named; none when all of a kind were read. */
    recordIds: { type: "list", items: { type: "string" }, readOnly: true },
    toFile: { type: "boolean", required: true, readOnly: true, default: false },
    expiresAt: { type: "number", required: true, default: clocked((at) => getExpiry(retention.audit, at)) },
  },
  indexes: { byMonth: primaryKey(["month"], ["id"]) },
});

export type AuditEntry = RowOf<typeof auditEntries>;
