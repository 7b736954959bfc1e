import * as z from "zod";
import { type EndpointDefinition, noStore } from "../contract/endpoint.ts";
import { schemaOf } from "../contract/fields.ts";
import { officePaths } from "../contract/office-paths.ts";
import { inboxViews } from "../records/inbox-keys.ts";

import { type Permission, permissions, roleNames } from "./roles.ts";

export interface OfficeEndpoint extends EndpointDefinition {
  /** What its caller must be allowed to do; `nobody` for those who are not signed in yet. */
  permission: Permission | "nobody";
}

const defineOffice = <const E extends Omit<OfficeEndpoint, "cache">>(endpoint: E): E & { cache: typeof noStore } => ({
  ...endpoint,
  cache: noStore,
});

const Nothing = z.object({});
const Person = z.object({ email: z.string(), name: z.string(), role: z.enum(roleNames) });

export const requestSignInCode = defineOffice({
  method: "POST",
  path: officePaths.requestSignInCode,
  permission: "nobody",
  request: z.object({
    email: schemaOf({ kind: "email", label: "Work email", isRequired: true, message: "Please enter your work email" }),
  }),
  response: Nothing,
});

export const signIn = defineOffice({
  method: "POST",
  path: officePaths.signIn,
  permission: "nobody",
  request: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{3}\s?\d{3}$/, "Please enter the six digits of the code"),
  }),
  response: Nothing,
});

/** What a browser and an authenticator say to each other: checked by the library that made or reads it. */
const WebAuthn = z.looseObject({});
const Assertion = z.object({ answer: z.looseObject({ id: z.string().max(1400) }) });

export const startPasskeySignIn = defineOffice({
  method: "POST",
  path: officePaths.startPasskeySignIn,
  permission: "nobody",
  request: Nothing,
  response: WebAuthn,
});

export const signInWithPasskey = defineOffice({
  method: "POST",
  path: officePaths.signInWithPasskey,
  permission: "nobody",
  request: Assertion,
  response: Nothing,
});

export const startPasskey = defineOffice({
  method: "POST",
  path: officePaths.startPasskey,
  permission: "read",
  request: Nothing,
  response: WebAuthn,
});

export const addPasskey = defineOffice({
  method: "POST",
  path: officePaths.addPasskey,
  permission: "read",
  request: Assertion,
  response: Nothing,
});

export const signOut = defineOffice({
  method: "POST",
  path: officePaths.signOut,
  permission: "read",
  request: Nothing,
  response: Nothing,
});

const Kind = z.object({ noun: z.string(), label: z.string(), statuses: z.array(z.string()) });

export const Office = z.object({
  me: Person.extend({ may: z.array(z.enum(permissions)), hasPasskey: z.boolean() }),
  staff: z.array(Person),
  kinds: z.array(Kind),
});
export type Office = z.output<typeof Office>;

export const getOffice = defineOffice({
  method: "GET",
  path: officePaths.getOffice,
  permission: "read",
  response: Office,
});

const Session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  way: z.string(),
  userAgent: z.string().optional(),
  isThis: z.boolean(),
});
export const Sessions = z.object({ sessions: z.array(Session) });
export type Sessions = z.output<typeof Sessions>;

export const listOwnSessions = defineOffice({
  method: "GET",
  path: officePaths.listOwnSessions,
  permission: "read",
  response: Sessions,
});

export const endOwnSession = defineOffice({
  method: "POST",
  path: officePaths.endOwnSession,
  permission: "read",
  request: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/, "There is no such session") }),
  response: Sessions,
});

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
  /** Until when somebody should have answered; only while nobody has. */
  due: z.string().optional(),
  snoozedUntil: z.string().optional(),
  assignee: z.string().optional(),
});
export type Item = z.output<typeof Item>;

export const Inbox = z.object({
  items: z.array(Item),
  next: z.string().optional(),
  spam: z.number(),
});
export type Inbox = z.output<typeof Inbox>;

/** `assignee` is an address, or "-" for what nobody has. */
export const listInbox = defineOffice({
  method: "GET",
  path: officePaths.listInbox,
  permission: "read",
  query: ["noun", "view", "status", "assignee", "search", "after"],
  response: Inbox,
});

export const InboxQuery = z.object({
  noun: z.string().optional(),
  view: z.enum(inboxViews).default("open"),
  status: z.string().optional(),
  assignee: z.string().optional(),
  search: z.string().max(100).optional(),
  after: z.string().max(200).optional(),
});
export type InboxQuery = z.output<typeof InboxQuery>;

const TimelineEntry = z.object({
  at: z.string(),
  by: z.string().optional(),
  title: z.string(),
  text: z.string().optional(),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;

export const RecordView = Item.extend({
  version: z.number(),
  next: z.array(z.string()),
  reason: z.string().optional(),
  value: z.number().optional(),
  contact: z.object({
    phone: z.string().optional(),
    /** The number as a telephone takes it. */
    dial: z.string().optional(),
    email: z.string().optional(),
    place: z.string().optional(),
    mayText: z.boolean(),
  }),
  facts: z.array(z.tuple([z.string(), z.string()])),
  timeline: z.array(TimelineEntry),
  /** Until when its last change of status may be taken back. */
  undoUntil: z.string().optional(),
});
export type RecordView = z.output<typeof RecordView>;

export const getRecord = defineOffice({
  method: "GET",
  path: officePaths.getRecord,
  permission: "read",
  response: RecordView,
});

const Moment = z.union([z.literal(""), z.iso.datetime({ error: "Please choose a time" })]);

export const Change = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("note"),
    text: z.string().trim().min(1, "Please write a note").max(5000, "A note has at most 5,000 characters"),
  }),
  z.object({
    kind: z.literal("status"),
    to: z.string(),
    reason: z.string().trim().max(200, "A reason has at most 200 characters").optional(),
    value: z.number().min(0).max(10_000_000).optional(),
  }),
  z.object({ kind: z.literal("assign"), to: z.string() }),
  z.object({ kind: z.literal("snooze"), until: Moment }),
  z.object({ kind: z.literal("spam") }),
  z.object({ kind: z.literal("genuine") }),
  z.object({ kind: z.literal("undo") }),
]);
export type Change = z.output<typeof Change>;

export const changeRecord = defineOffice({
  method: "POST",
  path: officePaths.changeRecord,
  permission: "change",
  /** `version` is that of the record as its author saw it. */
  request: z.object({ version: z.number().int().min(0), change: Change }),
  response: RecordView,
});

const PersonQuery = z
  .object({ email: z.string().trim().max(254).optional(), phone: z.string().trim().max(40).optional() })
  .refine(({ email, phone }) => Boolean(email || phone), "Please enter an email or a phone number");

export const findPerson = defineOffice({
  method: "POST",
  path: officePaths.findPerson,
  permission: "person",
  request: PersonQuery,
  response: z.object({ records: z.array(z.object({ kind: z.string(), id: z.string() })), file: z.string() }),
});

/** The receipt says how much went and when, and nothing of whom. */
export const deletePerson = defineOffice({
  method: "POST",
  path: officePaths.deletePerson,
  permission: "person",
  request: PersonQuery,
  response: z.object({ deleted: z.number(), at: z.string(), receipt: z.string() }),
});

export const Audit = z.object({
  accesses: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.string(),
      command: z.string(),
      recordIds: z.array(z.string()),
      toFile: z.boolean(),
    }),
  ),
});

export type Audit = z.output<typeof Audit>;

export const listAudit = defineOffice({
  method: "GET",
  path: officePaths.listAudit,
  permission: "audit",
  query: ["month"],
  response: Audit,
});
