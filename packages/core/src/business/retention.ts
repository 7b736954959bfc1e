import { edition } from "@site/company/giveaway";
import { keptFor } from "@site/company/legal";

/** How long something is kept: in months or days, from when it came or from a later event; for good without either. */
export interface Retention {
  /** In the privacy policy: "Job applications". Absent for what holds no visitor's data. */
  what?: string;
  months?: number;
  days?: number;
  /** What the time is counted from, when it is not the day that it came: "the drawing". */
  after?: string;
}

/** How long records are kept. The store deletes them by these numbers and the privacy policy prints them. */
const ofRecords = {
  leads: { what: "Requests for an estimate or service", months: keptFor.requestMonths },
  applications: { what: "Job applications", months: keptFor.applicationMonths },
  /** Counted from the draw, or from the entry when that is later. */
  entries: { what: "Giveaway entries", months: keptFor.entryMonths, after: "the drawing" },
  reviews: {},
} as const satisfies Record<string, Retention>;

/** Names of the kinds of records, as on the command line. A kind that is not named above can't be declared. */
export type RecordNoun = keyof typeof ofRecords;
export const isRecordNoun = (name: string): name is RecordNoun => Object.hasOwn(ofRecords, name);

export const retention = {
  chats: { what: "Chats", days: keptFor.chatDays },
  ...ofRecords,
  consents: { what: "Your consent to text messages", months: 60 },
  audit: { months: 24 },
  /** Sums of an hour: a year, and the month that is compared with it. */
  traffic: { what: "How often pages are seen", months: 13 },
} as const satisfies Record<string, Retention>;

/** "24 months", "12 months after the drawing". */
const formatRetention = ({ months, days, after }: Retention): string =>
  `${months ? `${months} months` : `${days} days`}${after ? ` after ${after}` : ""}`;

/** A second request with the same phone or email within this many days of the last one is linked to the first. */
export const repeatContactDays = 7;

/** How long it is remembered, by hashes only, that rows were deleted: longer than any backup lives, in days. */
export const tombstoneDays = 400;

/** One sentence for each thing of a visitor's that is kept, as the privacy policy prints them. */
export const retentionSentences: string[] = [
  ...Object.entries<Retention>(retention).flatMap(([noun, { what, ...period }]) =>
    what && (noun !== "entries" || edition) ? [`${what}: ${formatRetention(period)}.`] : [],
  ),
  "That you want no texts or emails: until you agree again. When we delete your data, only a code that nobody can read back stays of it.",
];
