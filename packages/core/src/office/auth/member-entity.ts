import { timeOfWrite } from "../../store/clock.ts";
import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { newId } from "../../store/ids.ts";
import { entityNames, primaryKey } from "../../store/table.ts";
import { roleNames } from "./roles.ts";

/** Somebody of the staff who may use the office. Few enough for one partition. */
export const members = defineEntity(entityNames.member, {
  attributes: {
    login: { type: "string", required: true },
    email: { type: "string", required: true },
    /** What their passkeys know them by. */
    id: { type: "string", required: true, readOnly: true, default: newId },
    name: { type: "string", required: true },
    role: { type: roleNames, required: true },
    wantsDigest: { type: "boolean" },
    /** The company's day of their last daily mail, and until when a run is about to send one. */
    digestOn: { type: "string" },
    digestClaim: { type: "string" },
    /** Until when the last one told what happened, ISO 8601. */
    digestTo: { type: "string" },
    createdAt: { type: "string", required: true, readOnly: true, default: timeOfWrite },
  },
  indexes: { byEmail: primaryKey([], ["login"]) },
});

export type Member = RowOf<typeof members>;
