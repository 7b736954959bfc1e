import type { CreateEntityItem, EntityItem } from "electrodb";
import { retentionMonths } from "../business/retention.ts";
import { defineEntity } from "../store/define-entity.ts";
import { monthsAfter } from "../store/expiry.ts";
import { globalIndexes, primaryIndex, service } from "../store/table.ts";
import { submissionAttributes, workflowAttributes } from "../submission/attributes.ts";
import { applicationStatuses, availabilities, licenseAnswers, yearsExperience } from "./options.ts";

/** A job application (forms specification 3.3 `job_applications`). Few enough for one partition per status. */
export const applications = defineEntity({
  model: { entity: "job_application", version: "1", service },
  attributes: {
    ...submissionAttributes,
    ...workflowAttributes,
    position: { type: "string", required: true },
    name: { type: "string", required: true },
    email: { type: "string", required: true },
    phone: { type: "string", required: true },
    address: { type: "string" },
    city: { type: "string" },
    yearsExperience: { type: yearsExperience },
    hasLicense: { type: licenseAnswers },
    availability: { type: availabilities },
    coverLetter: { type: "string" },
    status: { type: applicationStatuses, required: true, default: "new" },
    expiresAt: {
      type: "number",
      required: true,
      default: () => monthsAfter(new Date(), retentionMonths.applications),
    },
  },
  indexes: {
    byId: {
      pk: { field: primaryIndex.partitionKey, composite: ["id"] },
      sk: { field: primaryIndex.sortKey, composite: [] },
    },
    byStatus: {
      index: "gsi1",
      pk: { field: globalIndexes.gsi1.partitionKey, composite: ["status"] },
      sk: { field: globalIndexes.gsi1.sortKey, composite: ["id"] },
    },
  },
});

export type Application = EntityItem<typeof applications>;
export type NewApplication = CreateEntityItem<typeof applications>;
