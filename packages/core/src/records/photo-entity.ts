import { timeOfWrite } from "../store/clock.ts";
import { defineEntity } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** A picture that staff took of a record's subject, small enough for one row. */
export const photos = defineEntity(entityNames.photo, {
  attributes: {
    recordId: { type: "string", required: true, readOnly: true },
    id: { type: "string", required: true, readOnly: true },
    /** The file in base64, without anything but the picture; none once staff took it away. */
    jpeg: { type: "string" },
    at: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    by: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: { byRecord: primaryKey(["recordId"], ["id"]) },
});
