import { defineRecord } from "../records/define-record.ts";
import {
  bookkeeping,
  buildAttributes,
  choice,
  common,
  defineFields,
  expiryField,
  line,
  requiredLine,
  statusField,
  workFields,
} from "../records/record-fields.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, indexKey, primaryKey } from "../store/table.ts";
import { JobApplication } from "./contract.ts";
import {
  applicationStatuses,
  applicationTransitions,
  availabilityLabels,
  licenseLabels,
  yearsExperienceLabels,
} from "./options.ts";

const fields = defineFields({
  id: common.id,
  position: { stored: requiredLine, label: "Position", list: true, search: "words", inbox: true },
  name: { stored: requiredLine, label: "Name", list: true, personal: true, search: "words" },
  email: { stored: requiredLine, label: "Email", list: true, personal: true, search: "words" },
  phone: { stored: requiredLine, label: "Phone", list: true, personal: true, search: "phone" },
  address: { stored: line, label: "Address", personal: true },
  city: { stored: line, label: "City", personal: true, search: "words", inbox: true },
  yearsExperience: { ...choice(yearsExperienceLabels), label: "Experience" },
  hasLicense: { ...choice(licenseLabels), label: "License" },
  availability: { ...choice(availabilityLabels), label: "Available" },
  coverLetter: { stored: line, label: "Cover letter", personal: true, search: "words" },
  status: statusField(applicationTransitions),
  sourcePage: common.sourcePage,
  attribution: { ...common.attribution, mail: false },
  spam: common.spam,
  history: common.history,
  createdAt: common.createdAt,
  updatedAt: common.updatedAt,
  ...bookkeeping,
  ...expiryField("applications"),
  ...workFields("applications"),
});

/** A job application. Few enough for one partition per status. */
export const applications = defineEntity(entityNames.application, {
  attributes: buildAttributes(fields),
  indexes: {
    byId: primaryKey(["id"], []),
    byStatus: indexKey("gsi1", ["status"], ["id"]),
  },
});

export type Application = RowOf<typeof applications>;

export const applicationRecord = defineRecord({
  kind: entityNames.application,
  noun: "applications",
  idLabel: "Application",
  fields,
  entity: applications,
  accepts: { application: { schema: JobApplication } },
  transitions: applicationTransitions,
  done: ["hired", "rejected"],
  withdrawnStatus: "rejected",
  isConfidential: true,
  reads: (store, status, id = "") =>
    (status ? [status] : applicationStatuses).map((each) =>
      applications(store).query.byStatus({ status: each }).begins({ id }),
    ),
  mailFirst: ["position", "name", "phone"],
  notices: async (context, application, facts) =>
    (await import("./application-mails.ts")).applicationNotices(context, application, facts),
});
