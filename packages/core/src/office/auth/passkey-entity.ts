import { timeOfWrite } from "../../store/clock.ts";
import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { entityNames, indexKey, primaryKey } from "../../store/table.ts";

/** A passkey of somebody of the staff (WebAuthn's credential). */
export const passkeys = defineEntity(entityNames.passkey, {
  attributes: {
    id: { type: "string", required: true },
    member: { type: "string", required: true, readOnly: true },
    /** COSE key, base64url. */
    publicKey: { type: "string", required: true, readOnly: true },
    /** Signatures that the authenticator has made; 0 when it does not count. */
    counter: { type: "number", required: true },
    transports: { type: "list", items: { type: "string" }, readOnly: true },
    createdAt: { type: "string", required: true, readOnly: true, default: timeOfWrite },
  },
  indexes: { byId: primaryKey(["id"], []), byMember: indexKey("gsi1", ["member"], ["id"]) },
});
export type Passkey = RowOf<typeof passkeys>;

/** A challenge that was handed out and can be answered once. */
export const challenges = defineEntity(entityNames.challenge, {
  attributes: {
    challenge: { type: "string", required: true },
    /** Whose new passkey answers it; absent for a sign-in. */
    email: { type: "string", readOnly: true },
    /** As with a mailed code. */
    usedBy: { type: "string" },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: { byChallenge: primaryKey(["challenge"], []) },
});
