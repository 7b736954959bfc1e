import { defineEntity } from "../store/define-entity.ts";
import { primaryKey, service } from "../store/table.ts";

/** Who wrote with a phone or email first, for a week: how a repeated contact is found without an index. */
export const contacts = defineEntity({
  model: { entity: "lead_contact", version: "1", service },
  attributes: {
    key: { type: "string", required: true },
    leadId: { type: "string", required: true },
    expiresAt: { type: "number", required: true },
  },
  indexes: {
    byKey: primaryKey(["key"], []),
  },
});
