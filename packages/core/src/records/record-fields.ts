import { type Attribute, CustomAttributeType } from "electrodb";
import { formatClock } from "../business/local-time.ts";
import { type RecordNoun, retention } from "../business/retention.ts";
import type { VisitWindow } from "../business/visit-windows.ts";
import type { Attribution } from "../contract/attribution.ts";
import { listKeys } from "../contract/form.ts";
import { clocked, timeOfWrite } from "../store/clock.ts";
import { getExpiry } from "../store/expiry.ts";
import { newId } from "../store/ids.ts";
import { inboxKeys } from "./inbox-keys.ts";
import { pendingKeys } from "./notification-shards.ts";
import { describeResult, type Outcome } from "./outcome.ts";
import { buildReference } from "./reference.ts";
import { formatChanges, type VisitorChange } from "./visitor-change.ts";

/** What every field of a record says: how it is stored, and whether it is about a person. */
interface Stored {
  stored: Attribute;
  /** It tells something about the person, or is their text: whoever has it shown leaves a line in the audit. */
  personal?: true;
}

/** A field that staff see in exports, mails and lists. */
export interface Shown extends Stored {
  /** Its name for people: "Product". */
  label: string;
  /** The value for people; without it texts stay as they are and booleans are "yes" and "no". Undefined leaves it out. */
  text?(value: never): string | undefined;
  /** In the table on the screen too, not only in exports. */
  list?: true;
  mail?: false;
  crm?: true;
  /** Beside the name in the office's lists: what it is about, the town. */
  inbox?: true;
  /** Searching a list looks into it: at the digits of a phone number, at a reference as a whole, at the words of the rest. */
  search?: "words" | "phone" | "reference";
}

/** A field of our own bookkeeping, on purpose in no export, mail or list. */
interface Internal extends Stored {
  internal: true;
}

/** Attributes of a text that may be missing, and of one that may not. */
export const line = { type: "string" } as const;
export const requiredLine = { type: "string", required: true } as const;

/** The attribute and the text of a choice, from its options: value -> what people read. */
export const choice = <const Value extends string>(labels: Readonly<Record<Value, string>>) => ({
  stored: { type: listKeys(labels) },
  text: (value: Value): string => labels[value],
});

/** The status that records begin with is the first one of their transitions. */
export const statusField = <const Status extends string>(
  transitions: Readonly<Record<Status, readonly NoInfer<Status>[]>>,
) =>
  ({
    stored: { type: listKeys(transitions), required: true, default: () => listKeys(transitions)[0] as Status },
    label: "Status",
    list: true,
    mail: false,
  }) as const;

export type RecordField = Shown | Internal;
export type RecordFields = Record<string, RecordField>;

export type Facts = (readonly [label: string, value: string | undefined])[];

/** States the fields of a record once: what is stored and neither has a label nor is `internal` does not compile. */
export const defineFields = <const F extends RecordFields>(fields: F): F => fields;

export function buildAttributes<const F extends RecordFields>(fields: F): { [Name in keyof F]: F[Name]["stored"] } {
  const attributes = Object.entries(fields).map(([name, { stored }]) => [name, stored]);
  return Object.fromEntries(attributes) as { [Name in keyof F]: F[Name]["stored"] };
}

/** `pending`: its notices still have to go out. `sent`: all of them went. `held`: looks automated, kept for a person to
 * judge, nobody is written to. */
export const notifyStates = ["pending", "sent", "held"] as const;
export type NotifyState = (typeof notifyStates)[number];

/** Name of a notice -> the supplier's id of what was sent. */
export type SentNotices = Record<string, string>;

/** What somebody says with a status: how it ended, and why. */
export interface StatusResult {
  reason?: string;
  /** Of the job, in whole dollars. */
  value?: number;
  outcome?: Outcome;
}

export interface StatusChange {
  from: string;
  to: string;
  /** ISO 8601. */
  at: string;
  /** Who changed it: the visitor, or a member's email address; from the command line the IAM identity, locally the system's user. */
  by: string;
  /** What its author said with it; missing in rows of an older release. */
  told?: StatusResult;
  /** What its author changed with it, as it was before; null for what was not there. */
  replaced?: Record<string, unknown>;
  /** The visit to come that went with it, whose place in the calendar is given back after. */
  endedVisit?: VisitWindow;
  isUndo?: true;
}

/** Every change of status on a line of its own, in the company's time. */
const formatHistory = (changes: StatusChange[]): string =>
  changes
    .map(({ from, to, at, by, isUndo, told: result = {} }) => {
      const what = from === to ? "corrected" : `${from} to ${to}`;
      const text = [isUndo ? `${what} (taken back)` : what, describeResult(result)].filter(Boolean).join(": ");
      return `${formatClock(at)} ${by}: ${text}`;
    })
    .join("\n");

/** Fields that records of several kinds share, to be put where a kind shows them. */
export const common = defineFields({
  id: {
    stored: { type: "string", required: true, readOnly: true, default: newId },
    label: "Id",
    list: true,
    crm: true,
  },
  sourcePage: { stored: line, label: "Page", mail: false, crm: true },
  attribution: {
    stored: { type: CustomAttributeType<Attribution>("any") },
    label: "Campaign",
    text: ({ first, last }: Attribution) => last?.utm_campaign ?? first?.utm_campaign,
    crm: true,
  },
  spam: {
    stored: { type: "boolean", required: true, default: false },
    label: "Looks automated",
    list: true,
    mail: false,
  },
  /** Every change of status, oldest first; only ever appended to. */
  history: {
    stored: { type: "list", items: { type: CustomAttributeType<StatusChange>("any") } },
    label: "History",
    text: formatHistory,
    mail: false,
  },
  createdAt: {
    stored: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    label: "Received",
    text: formatClock,
    list: true,
    crm: true,
  },
  updatedAt: {
    stored: { type: "string", required: true, default: timeOfWrite, set: timeOfWrite, watch: "*" },
    label: "Changed",
    text: formatClock,
    mail: false,
    crm: true,
  },
});

/** Set with the state of a new row; who makes a row wait once more says from when. */
const waitingKey = (key: "pendingIn" | "pendingFrom") =>
  ({
    type: "string",
    hidden: true,
    watch: ["notifyState"],
    set: (given: string | undefined, row: Parameters<typeof pendingKeys>[0]) => given ?? pendingKeys(row)[key],
  }) as const;

/** What every form's record holds for ourselves. */
export const bookkeeping = defineFields({
  reference: {
    stored: {
      type: "string",
      watch: ["id"],
      default: "",
      set: (_: unknown, { id }: { id?: string }) => (id ? buildReference(id) : undefined),
    },
    label: "Reference",
    list: true,
    crm: true,
    search: "reference",
  },
  /** What the visitor changed and added on its page since it came, oldest first. */
  visitorChanges: {
    stored: { type: "list", items: { type: CustomAttributeType<VisitorChange>("any") } },
    label: "From the visitor since",
    text: formatChanges,
    personal: true,
  },
  /** How often the visitor changed it: a mail that is on its way meanwhile is followed by another one. */
  visitorNews: { stored: { type: "number" }, internal: true },
  /** The last update (notify/visitor-updates.ts): its kind, how many there were, and the number of the last one told. */
  news: { stored: line, internal: true },
  newsCount: { stored: { type: "number" }, internal: true },
  newsTold: { stored: { type: "number" }, internal: true },
  /** When the visitor first changed what nobody on the staff has seen yet; gone once somebody has. */
  unreadSince: { stored: line, internal: true },
  /** The link to its page (request-link.ts). */
  linkHash: { stored: line, internal: true },
  linkVersion: { stored: { type: "number" }, internal: true },
  /** Hash of what the visitor sent: a replay of the same id must carry the same. */
  payloadHash: { stored: line, internal: true },
  schemaVersion: { stored: { type: "number", required: true, default: 1 }, internal: true },
  notifyState: { stored: { type: notifyStates, required: true, default: "pending" }, internal: true },
  notices: {
    stored: { type: CustomAttributeType<SentNotices>("any"), required: true, default: () => ({}) },
    internal: true,
  },
  notifiedAt: { stored: line, internal: true },
  /** How often there was something new for the CRM: what is told it under one id is always the same. */
  crmChanges: { stored: { type: "number" }, internal: true },
  /** Set when notices must go out at once and not with the next sweep; removed by the first attempt. */
  tellNow: { stored: { type: "boolean" }, internal: true },
  /** Keys of the index of what waits for notices (store/table.ts); both are removed when the last one went out. */
  pendingIn: { stored: waitingKey("pendingIn"), internal: true },
  pendingFrom: { stored: waitingKey("pendingFrom"), internal: true },
});

/** When a record goes by itself; DynamoDB reads it. */
export const expiryField = (noun: RecordNoun) =>
  defineFields({
    expiresAt: {
      stored: { type: "number", required: true, default: clocked((at) => getExpiry(retention[noun], at)) },
      internal: true,
    },
  });

/** Set with a new row; every later change says it anew. */
const inboxKey = (kind: Parameters<typeof inboxKeys>[0], key: "inboxIn" | "inboxFrom") =>
  ({
    type: "string",
    hidden: true,
    watch: ["createdAt"],
    set: (given: string | undefined, row: Parameters<typeof inboxKeys>[1]) => given ?? inboxKeys(kind, row)[key],
  }) as const;

/** Made up for whoever learns the office: told to nobody, counted nowhere, and taken away again. */
export const sampleField = defineFields({
  sample: {
    stored: { type: "boolean" },
    label: "Sample",
    text: (isSample: boolean) => (isSample ? "Sample record" : undefined),
    mail: false,
    inbox: true,
  },
});

/** By what a change is told from one that somebody else made meanwhile. */
export const versionFields = defineFields({
  /** Grows with every change by staff or visitor, so that nobody overwrites what they have not seen. */
  version: { stored: { type: "number" }, internal: true },
  /** Of its last change, by which a write is known again whose answer was lost. */
  changeId: { stored: line, internal: true },
});

/** What a record holds that staff work on in the office. @param hasResponseSla as its declaration says */
export const workFields = (noun: RecordNoun, hasResponseSla?: true) =>
  defineFields({
    ...versionFields,
    assignee: { stored: line, label: "Assigned to", mail: false },
    snoozedUntil: { stored: line, label: "Follow up", text: formatClock, mail: false },
    /** When somebody released it that had been held back: its answer is due from then on. */
    releasedAt: { stored: line, internal: true },
    repliedAt: { stored: line, internal: true },
    reason: { stored: line, label: "Reason", mail: false },
    ...sampleField,
    /** Keys of the index of the office's lists (store/table.ts). */
    inboxIn: { stored: inboxKey({ noun, hasResponseSla }, "inboxIn"), internal: true },
    inboxFrom: { stored: inboxKey({ noun, hasResponseSla }, "inboxFrom"), internal: true },
  });
