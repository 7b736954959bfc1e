import * as z from "zod";
import { mostWindows } from "../../business/visit-windows.ts";
import { channels } from "../../consent/channels.ts";
import { listKeys } from "../../contract/form.ts";
import { shownStates } from "../../files/options.ts";
import { inboxViews } from "../../records/inbox-keys.ts";
import { askedActions } from "../../records/open-asks.ts";
import { outcomeLabels } from "../../records/outcome.ts";
import { officeGet, officePost } from "../define-office.ts";
import { mostPhotoBytes } from "../options.ts";
import { Weeks } from "../reports/figures-contract.ts";

/** A record in a list. Times are ISO 8601. */
const Item = z.object({
  noun: z.string(),
  id: z.string(),
  subject: z.string(),
  name: z.string(),
  /** Town, service and what else its kind shows in lists. */
  about: z.array(z.string()),
  status: z.string(),
  spam: z.boolean(),
  createdAt: z.string(),
  /** By which the visitor speaks of it: "K7-4Q2". */
  reference: z.string(),
  /** The visitor changed it, and nobody of the staff has seen that. */
  isUnread: z.boolean().optional(),
  /** Until when somebody should have answered; only while nobody has. */
  due: z.string().optional(),
  /** When somebody means to follow it up; it may be past. */
  snoozedUntil: z.string().optional(),
  outcome: z.string().optional(),
  assignee: z.string().optional(),
  /** What is to be known before it is opened: "Asks for a time", "Visit Tue, Dec 1, 9 AM to 12 PM". */
  standing: z.array(z.string()).optional(),
  /** Made up for practice. */
  sample: z.boolean().optional(),
});
export type Item = z.output<typeof Item>;

export const Inbox = z.object({
  items: z.array(Item),
  next: z.string().optional(),
  /** So many match a search that not all were looked through. */
  isCut: z.boolean().optional(),
  spam: z.number(),
});
export type Inbox = z.output<typeof Inbox>;

/** `assignee` is an address, "-" for what nobody has, or `formerStaff`. */
export const listInboxEndpoint = officeGet("listInbox", "read", {
  query: ["noun", "view", "status", "assignee", "search", "from", "to", "after"],
  response: Inbox,
});

export const InboxQuery = z.object({
  noun: z.string().optional(),
  view: z.enum(inboxViews).default("open"),
  status: z.string().optional(),
  assignee: z.string().optional(),
  search: z.string().max(100).optional(),
  /** Days of the company on which they came, both included: "2026-11-22". */
  from: z.iso.date({ error: "Please choose a day" }).optional(),
  to: z.iso.date({ error: "Please choose a day" }).optional(),
  after: z.string().max(200).optional(),
});
export type InboxQuery = z.output<typeof InboxQuery>;

const TimelineEntry = z.object({
  at: z.string(),
  by: z.string().optional(),
  title: z.string(),
  text: z.string().optional(),
  /** The address of the member who has it from then on. */
  member: z.string().optional(),
  photo: z.string().optional(),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;

/** A window of the calendar, in words too. */
const VisitTime = z.object({ date: z.string(), from: z.number(), text: z.string() });

export const RecordView = Item.extend({
  version: z.number(),
  /** Nothing is planned for it any more, until somebody reopens it. */
  isClosed: z.boolean(),
  /** How much its visitor has changed so far. */
  news: z.number(),
  /** When the visitor first changed what nobody of the staff has seen. */
  unreadSince: z.string().optional(),
  /** What the visitor asked for and waits for, and the contact details that they gave for it. */
  asks: z.array(
    z.object({
      action: z.enum(askedActions),
      title: z.string(),
      text: z.string(),
      values: z.record(z.string(), z.string()).optional(),
    }),
  ),
  next: z.array(z.string()),
  /** Spam of which nobody was written to. */
  isHeld: z.boolean().optional(),
  reason: z.string().optional(),
  value: z.number().optional(),
  contact: z.object({
    /** As it was typed, with all words around its numbers. */
    phone: z.string().optional(),
    /** The numbers in it: as they were typed, in E.164, and as a telephone dials them, with the extension. */
    phones: z.array(z.object({ typed: z.string(), number: z.string(), tel: z.string() })),
    email: z.string().optional(),
    place: z.string().optional(),
    /** Whether a street is on file, where somebody may have to drive to. */
    hasStreet: z.boolean(),
    /** What staff may put right: name, label and value. */
    fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
    /** Whether they may be texted and mailed, and why; of each that there is an address for. `isOff`: the site sends nothing
     * by it, whatever they agreed to. */
    consent: z.array(
      z.object({ channel: z.enum(channels), isAllowed: z.boolean(), isOff: z.boolean(), why: z.string() }),
    ),
  }),
  /** Mails to begin with; none without an address. */
  replies: z.array(z.object({ label: z.string(), subject: z.string(), text: z.string() })),
  facts: z.array(z.tuple([z.string(), z.string()])),
  timeline: z.array(TimelineEntry),
  /** What else came from the same email or number, the latest first. */
  others: z.array(Item),
  /** The record that it repeats; null while it repeats none, missing where its kind knows no repeats. */
  repeatOf: z.string().nullable().optional(),
  /** Where the visitor sees and corrects it, for somebody who may change it. */
  page: z.string().optional(),
  /** The visit to come or the one that is over, what suits the visitor, what is proposed to them, and what the calendar has;
   * only where a kind has visits. */
  visits: z
    .object({
      visit: VisitTime.optional(),
      past: VisitTime.optional(),
      wishes: z.array(VisitTime.extend({ isFull: z.boolean() })),
      proposals: z.array(VisitTime),
      windows: z.array(VisitTime),
    })
    .optional(),
  /** What the visitor sent with it. `isDrawn`: it can be looked at here; any other is saved. */
  files: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["photo", "resume"]),
      state: z.enum(shownStates),
      name: z.string().optional(),
      reason: z.string().optional(),
      isDrawn: z.boolean(),
    }),
  ),
  /** Until when who asks may take the last change of status back: their own, and nothing was done since. */
  undoUntil: z.string().optional(),
});
export type RecordView = z.output<typeof RecordView>;

export const getRecordEndpoint = officeGet("getRecord", "read", { response: RecordView });

const Moment = z.union([z.literal(""), z.iso.datetime({ error: "Please choose a time" })]);

const ChosenTime = z.object({ date: z.iso.date({ error: "Please choose a time" }), from: z.int() });

export const Change = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("note"),
    text: z.string().trim().min(1, "Please write a note").max(5000, "A note has at most 5,000 characters"),
  }),
  /** To the status that it has already, it puts reason, amount and outcome right; null takes the amount away. */
  z.object({
    kind: z.literal("status"),
    to: z.string(),
    reason: z.string().trim().max(200, "A reason has at most 200 characters").optional(),
    value: z.number().min(0).max(10_000_000).nullable().optional(),
    outcome: z.enum(listKeys(outcomeLabels), "Please choose how it ended").optional(),
  }),
  z.object({ kind: z.literal("assign"), to: z.string() }),
  z.object({ kind: z.literal("snooze"), until: Moment }),
  z.object({
    kind: z.literal("reply"),
    subject: z.string().trim().min(1, "Please write a subject").max(200, "A subject has at most 200 characters"),
    text: z.string().trim().min(1, "Please write something").max(5000, "An email has at most 5,000 characters"),
  }),
  z.object({ kind: z.literal("spam") }),
  z.object({ kind: z.literal("genuine") }),
  /** What it repeats, of its own kind; "" for nothing. */
  z.object({ kind: z.literal("repeat"), of: z.union([z.literal(""), z.uuid()]) }),
  /** A picture goes for good, so the page asks before. */
  z.object({ kind: z.literal("removePhoto"), photo: z.uuid() }),
  z.object({ kind: z.literal("visit"), ...ChosenTime.shape }),
  /** All times that are proposed to the visitor from now on; a booked visit stays until they accept one. */
  z.object({ kind: z.literal("proposeVisit"), times: z.array(ChosenTime).max(mostWindows) }),
  z.object({ kind: z.literal("cancelVisit") }),
  /** How the visitor is reached from now on, as they said: by the names of the fields. */
  z.object({ kind: z.literal("contact"), values: z.record(z.string(), z.string().max(5000)) }),
  /** `isDenied`: they never asked for it, and nothing is done. */
  z.object({ kind: z.literal("settleAsk"), action: z.enum(askedActions), isDenied: z.boolean().optional() }),
  /** Somebody has seen what the visitor changed, so much of it. It is no change of the record and minds no version. */
  z.object({ kind: z.literal("seen"), news: z.int().min(0) }),
  /** The link to the visitor's page leads nowhere any more; a new one takes its place. */
  z.object({ kind: z.literal("newLink") }),
  /** They want no more texts, or no more mails. Staff can't take that back. */
  z.object({ kind: z.literal("stop"), channel: z.enum(channels) }),
  z.object({ kind: z.literal("undo") }),
]);
export type Change = z.output<typeof Change>;

export const changeRecordEndpoint = officePost("changeRecord", "change", {
  /** `version` is that of the record as its author saw it; `id` is made by the page, so that a second try is known. */
  request: z.object({ version: z.number().int().min(0), change: Change, id: z.uuid().optional() }),
  response: RecordView,
});

/** Base64 takes four characters for three bytes. */
const photoLength = Math.ceil(mostPhotoBytes / 3) * 4;

/** Keeps a picture with a record. `id` is made by the page, so that a second press keeps it once. */
export const addPhotoEndpoint = officePost("addPhoto", "change", {
  request: z.object({ id: z.uuid(), jpeg: z.base64().max(photoLength, "This photo is too large") }),
  response: RecordView,
  bodyLimit: photoLength + 1024,
});

export const getPhotoEndpoint = officeGet("getPhoto", "read", { response: z.object({ jpeg: z.string() }) });

export const getFileEndpoint = officeGet("getFile", "read", { response: z.object({ jpeg: z.string() }) });

/** Leads to a visitor's file, by a link that soon ends. */
export const openFileEndpoint = officeGet("openFile", "read", {});

const ExportQuery = InboxQuery.extend({ noun: z.string() });
export type ExportQuery = z.output<typeof ExportQuery>;

/** What a list holds of a kind, as CSV, in parts of some 500; or the figures of the last weeks, whole. */
export const exportRecordsEndpoint = officePost("exportRecords", "export", {
  request: z.union([ExportQuery, z.object({ weeks: Weeks })]),
  response: z.object({ csv: z.string(), next: z.string().optional() }),
});
