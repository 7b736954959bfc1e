import { defineEntity } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** Who wrote with a phone or email first, until nobody has for a week: how a repeated contact is found without an
 * index. */
export const repeatMarks = defineEntity(entityNames.repeatMark, {
  attributes: {
    key: { type: "string", required: true },
    leadId: { type: "string", required: true },
    /** When that lead came, in seconds; marks of an older release lack it. */
    at: { type: "number" },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byKey: primaryKey(["key"], []) },
});
