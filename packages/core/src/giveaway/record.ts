import { projectInterests, referralSources } from "@site/company/giveaway";
import { defineRecord } from "../records/define-record.ts";
import {
  bookkeeping,
  buildAttributes,
  common,
  defineFields,
  line,
  requiredLine,
  sampleField,
  versionFields,
} from "../records/record-fields.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import { GiveawayEntry } from "./contract.ts";
import { agreed } from "./form-fields.ts";

const fields = defineFields({
  id: common.id,
  name: { stored: requiredLine, label: "Name", list: true, personal: true, search: "words" },
  address: { stored: requiredLine, label: "Address", personal: true, search: "words" },
  cityZip: { stored: requiredLine, label: "City and ZIP", list: true, personal: true, search: "words" },
  phone: { stored: requiredLine, label: "Phone", list: true, personal: true, search: "phone" },
  email: { stored: requiredLine, label: "Email", list: true, personal: true, search: "words" },
  projectInterest: { stored: { type: projectInterests, required: true }, label: "Project", list: true },
  referralSource: { stored: { type: referralSources, required: true }, label: "Heard of us by" },
  agreedToTerms: { stored: { type: [agreed] as const, required: true }, label: "Agreed to the rules" },
  editionId: { stored: requiredLine, label: "Edition" },
  rulesVersion: { stored: requiredLine, label: "Version of the rules" },
  /** Whether the server's clock was inside the edition's window when the entry came. */
  withinEntryWindow: { stored: { type: "boolean", required: true }, label: "In the entry period", list: true },
  householdKey: { stored: requiredLine, label: "Household" },
  keyVersion: { stored: { type: "number", required: true }, label: "Version of the household key" },
  /** The client sent more than the limit during the campaign: noted for the draw's review, never refused. */
  overLimit: { stored: { type: "boolean", required: true, default: false }, label: "Over the limit" },
  /** Why a person of the staff left it out of the drawing, and who did. */
  disqualified: { stored: line, label: "Left out because", mail: false },
  disqualifiedBy: { stored: line, label: "Left out by", mail: false },
  ...sampleField,
  ...versionFields,
  spam: common.spam,
  sourcePage: common.sourcePage,
  attribution: common.attribution,
  createdAt: common.createdAt,
  ...bookkeeping,
  expiresAt: { stored: { type: "number", required: true }, internal: true },
});

/** Parts of the table that are scanned side by side: an office that asks waits less than half a minute. */
const segments = [0, 1, 2, 3];

/** A giveaway entry. It has no secondary index: its throttling would push back on the entries of a campaign's peak, so
 * the draw and the export scan. */
export const entries = defineEntity(entityNames.entry, {
  attributes: buildAttributes(fields),
  indexes: { byId: primaryKey(["id"], []) },
});

export type Entry = RowOf<typeof entries>;

export const entryRecord = defineRecord({
  kind: entityNames.entry,
  noun: "entries",
  idLabel: "Entry",
  fields,
  entity: entries,
  accepts: { entry: { schema: GiveawayEntry } },
  reads: (store) =>
    segments.map((Segment) => ({
      go: (options) =>
        entries(store).scan.go({
          ...options,
          consistent: true,
          params: { Segment, TotalSegments: segments.length },
        }),
    })),
  isOldestFirst: true,
  notices: async ({ settings }, entry, facts) => {
    const { changedEntryMail, entryConfirmation } = await import("./entry-mails.ts");
    return { staff: changedEntryMail(settings, entry, facts), visitor: entryConfirmation(entry) };
  },
  hasDigest: true,
});
