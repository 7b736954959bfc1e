import { CustomAttributeType } from "electrodb";
import { defineEntity } from "../../store/define-entity.ts";
import { entityNames, primaryKey } from "../../store/table.ts";

/** What the staff set for the whole company. Few enough for one partition. */
export const staffSettings = defineEntity(entityNames.setting, {
  attributes: {
    setting: { type: "string", required: true, readOnly: true },
    /** JSON; missing when it is as it was at first. */
    value: { type: CustomAttributeType<unknown>("any") },
    before: { type: CustomAttributeType<unknown>("any") },
    version: { type: "number", required: true },
    at: { type: "string", required: true },
    by: { type: "string", required: true },
  },
  indexes: { byName: primaryKey([], ["setting"]) },
});
