import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { entityNames, indexKey, primaryKey } from "../../store/table.ts";

/** A browser in which somebody of the staff is signed in. */
export const staffSessions = defineEntity(entityNames.staffSession, {
  attributes: {
    id: { type: "string", required: true },
    member: { type: "string", required: true, readOnly: true },
    createdAt: { type: "string", required: true, readOnly: true },
    lastSeenAt: { type: "string", required: true },
    way: { type: ["code", "passkey"] as const, required: true, readOnly: true },
    userAgent: { type: "string", readOnly: true },
    /** Unix seconds; in the past for one that was ended. */
    expiresAt: { type: "number", required: true },
  },
  indexes: { byId: primaryKey(["id"], []), byMember: indexKey("gsi1", ["member"], ["createdAt"]) },
});

export type StaffSession = RowOf<typeof staffSessions>;
