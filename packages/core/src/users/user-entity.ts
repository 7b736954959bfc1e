import { defineEntity } from "../store/define-entity.ts";
import { newId } from "../store/ids.ts";
import { entityNames, indexKey, primaryKey } from "../store/table.ts";

/** A user. No route reads or writes it: staff are members (`office/auth`) and sign in by code or passkey. */
export const users = defineEntity(entityNames.user, {
  attributes: {
    id: { type: "string", required: true, readOnly: true, default: newId },
    username: { type: "string", required: true, readOnly: true },
    /** A scrypt hash with its parameters, never the password. */
    password: { type: "string", required: true },
  },
  indexes: {
    byUsername: primaryKey(["username"], []),
    byId: indexKey("gsi1", ["id"], []),
  },
});
