import { CustomAttributeType } from "electrodb";
import { defineEntity } from "../../store/define-entity.ts";
import { entityNames, primaryKey, service } from "../../store/table.ts";

/** What the staff set for the whole company. Few enough for one partition. */
export const staffSettings = defineEntity({
  model: { entity: entityNames.setting, version: "1", service },
  attributes: {
    setting: { type: "string", required: true, readOnly: true },
    /** JSON; missing when it is as it was at first. */
    value: { type: CustomAttributeType<unknown>("any") },
    /** What it was before the last change. */
    before: { type: CustomAttributeType<unknown>("any") },
    version: { type: "number", required: true },
    at: { type: "string", required: true },
    by: { type: "string", required: true },
  },
  indexes: { byName: primaryKey([], ["setting"]) },
});
