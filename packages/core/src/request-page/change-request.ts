import { visitRules } from "@site/company/hours";
import { profile } from "@site/company/profile";
import * as z from "zod";
import {
  findVisitWindow,
  listVisitWindows,
  type VisitWindow,
  windowId,
  windowText,
} from "../business/visit-windows.ts";
import { type CodeRequest, codeMinutes, codeRefused, sendCode, useCode } from "../codes/one-time-code.ts";
import { allowText, type Consenting, isStopped, resumeContact, stopContact } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { AppError, fieldErrors } from "../contract/errors.ts";
import { buildShape } from "../contract/fields.ts";
import type { FormFields } from "../contract/form.ts";
import { composeMail } from "../email/mail.ts";
import { oneContact } from "../quote/contract.ts";
import { contactDetails } from "../quote/submit-quote.ts";
import { buildStatusChange } from "../records/change-status.ts";
import type { RecordRow } from "../records/define-record.ts";
import { alwaysTold, dueAgain } from "../records/due-again.ts";
import type { NotifyState, SentNotices, VisitorChange } from "../records/fields.ts";
import { listColumns, toText } from "../records/record-texts.ts";
import { buildReference } from "../records/reference.ts";
import { requestUrl } from "../records/request-link.ts";
import { type RecordChange, writeChange } from "../records/write-change.ts";
import { bookWindow, releaseWindow } from "../visits/book-window.ts";
import { bookedWindow, visitOf } from "../visits/visit-fields.ts";
import type { RequestChange } from "./contract.ts";
import { getForms, noteFields, type RequestNoun } from "./fields.ts";
import { type FoundRequest, findRequest, requestNotFound } from "./find-request.ts";
import { type Done, provenActions, type RequestAction } from "./options.ts";
import { changesOf, isClosed, maskContact, visitor, withdrawnTitle } from "./show-request.ts";

/** More than anybody has to say; from then on it is a talk for the telephone. */
const mostChanges = 60;

/** Codes that one mailbox or number gets in a quarter of an hour, whoever asks. */
const addressLimit = { name: "visitor-address", count: 5, seconds: 15 * 60 };

type Values = Readonly<Record<string, string>>;

/** The status of what its visitor took back; an entry has none and is left out of the drawing. */
const withdrawnStatus: Partial<Record<RequestNoun, string>> = { leads: "closed", applications: "rejected" };

const titles: Record<RequestAction, string> = {
  note: "Note",
  wish: "Request changed",
  contact: "Contact changed",
  withdraw: withdrawnTitle,
  deletion: "Asks us to delete their data",
  copy: "Asks for a copy of their data",
  times: "Times that suit",
  accept: "Accepts the visit",
  cancelVisit: "Cancels the visit",
  stopTexts: "Wants no more texts",
  stopMails: "Wants no more emails",
  resumeMails: "Wants emails again",
};

function getFields(noun: RequestNoun, action: RequestAction): FormFields {
  if (action === "note") return noteFields;
  return action === "wish" || action === "contact" ? getForms(noun)[action] : {};
}

/** @throws AppError invalid with a message for every wrong field */
function parseValues(noun: RequestNoun, action: RequestAction, values: Values): Values {
  // Held against the calendar where they are used.
  if (action === "times") return values;
  const fields = getFields(noun, action);
  // What a browser does not send was left as it is: a choice that nobody made.
  const shape = z.object(buildShape(fields));
  const schema = noun === "leads" && action === "contact" ? shape.refine(...oneContact) : shape;
  const { success, data, error } = schema.safeParse(values);
  if (success) return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value ?? "")]));
  const errors = fieldErrors(error.issues);
  throw new AppError("invalid", Object.values(errors)[0] ?? "Please correct the highlighted fields.", {
    fields: errors,
  });
}

const getText = (row: RecordRow, name: string): string => {
  const value = row[name];
  return typeof value === "string" ? value : "";
};

const getDifferent = (row: RecordRow, values: Values): string[] =>
  Object.keys(values).filter((name) => values[name] !== getText(row, name));

/** What changed, a line for each field: "Phone: 315-555-0100, before: 315-555-0199". */
function tellDifference({ record, row }: FoundRequest, values: Values, names: readonly string[]): string {
  const columns = new Map(listColumns(record));
  const show = (name: string, value: string): string => {
    const field = columns.get(name);
    return (value && field && toText(field, value)) || "nothing";
  };
  return names
    .map(
      (name) =>
        `${columns.get(name)?.label ?? name}: ${show(name, values[name] ?? "")}, before: ${show(name, getText(row, name))}`,
    )
    .join("\n");
}

/** What a changed contact means beside its own fields. Consent to texts was given for one number and ends with it. */
function deriveContact(noun: RequestNoun, row: RecordRow, values: Values): Record<string, unknown> {
  if (noun !== "leads") return {};
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const { dedupeKeys, phoneE164, outOfArea } = contactDetails(filled);
  const isNewPhone = values.phone !== getText(row, "phone");
  return { dedupeKeys, phoneE164, outOfArea, ...(isNewPhone ? { smsOptIn: false, smsConsent: undefined } : {}) };
}

interface Step {
  done: Done;
  change: Omit<VisitorChange, "at">;
  write?: RecordChange;
  due?: readonly string[];
  /** Windows of which the first that has a place is booked. */
  candidates?: readonly VisitWindow[];
  /** Without a place it is refused. */
  mustHold?: true;
  /** Noted in the ledger of consent before. */
  consent?: () => Promise<unknown>;
  /** Given back once it is written. */
  given?: VisitWindow | undefined;
}

const visitActions = ["times", "accept", "cancelVisit"] as const;
type VisitAction = (typeof visitActions)[number];

const isVisitAction = (action: RequestAction): action is VisitAction => visitActions.some((each) => each === action);

/** What somebody does about the visit. A change of mind gives the place back that was held.
 * @throws AppError invalid for times that are not offered, and where there is nothing to accept or cancel */
function planVisit({ now }: Context, { record, row }: FoundRequest, action: VisitAction, values: Values): Step {
  if (!("visit" in record.fields)) throw new AppError("invalid", "There is no visit to choose a time for.");
  const title = titles[action];
  const visit = visitOf(row);
  if (action === "times") {
    const ids = [...new Set(Object.values(values).filter(Boolean))].slice(0, mostWishes);
    const offered = listVisitWindows(now());
    const wishes = ids.flatMap((id) => offered.find((window) => windowId(window) === id) ?? []);
    if (wishes.length === 0 || wishes.length < ids.length)
      throw new AppError("invalid", "Please choose a time from the list.", {
        fields: { first: "Please choose a time from the list." },
      });
    const candidates = visitRules.isInstant ? wishes : [];
    const set = { visitWishes: wishes, visit: undefined };
    return {
      done: "timed",
      change: { title, text: wishes.map(windowText).join("\n") },
      write: { set },
      candidates,
      given: bookedWindow(row),
    };
  }
  if (!visit || (action === "accept" && visit.state !== "proposed"))
    throw new AppError("invalid", "There is no visit to confirm or cancel any more.");
  const { state: _, ...window } = visit;
  const change = { title, text: windowText(window) };
  if (action === "cancelVisit")
    return { done: "canceled", change, write: { set: { visit: undefined } }, given: bookedWindow(row) };
  if (!findVisitWindow(window, now())) throw new AppError("invalid", "This time is past. Please choose another.");
  return { done: "booked", change, write: { set: {} }, candidates: [window], mustHold: true };
}

/** What somebody may say of texts and mails to them. */
const consentActions = {
  stopTexts: { done: "stoppedTexts", field: "phone", isStop: true },
  stopMails: { done: "stoppedMails", field: "email", isStop: true },
  resumeMails: { done: "resumedMails", field: "email", isStop: false },
} as const;
type ConsentAction = keyof typeof consentActions;

const isConsentAction = (action: RequestAction): action is ConsentAction => Object.hasOwn(consentActions, action);

type Via = "page" | "mail";

function planConsent(context: Context, { row }: FoundRequest, action: ConsentAction, via: Via): Step {
  const { done, field, isStop } = consentActions[action];
  const say = isStop ? stopContact : resumeContact;
  const consent = () => say(context, { [field]: getText(row, field) }, { via, recordId: row.id });
  return { done, change: { title: titles[action] }, consent };
}

/** Whether it is as somebody wants it already. */
async function isStanding(context: Context, { row }: FoundRequest, action: ConsentAction): Promise<boolean> {
  const { field, isStop } = consentActions[action];
  return (await isStopped(context, { [field]: getText(row, field) })) === isStop;
}

/** Most windows that somebody may wish for. */
const mostWishes = 3;

/** What an action comes to on a record as it is now; undefined when nothing is different. */
function plan(
  context: Context,
  found: FoundRequest,
  action: Exclude<RequestAction, ConsentAction>,
  values: Values,
): Step | undefined {
  const { record, noun, row } = found;
  const title = titles[action];
  if (isVisitAction(action)) return planVisit(context, found, action, values);
  if (action === "note") return { done: "noted", change: { title, text: values.note } };
  if (action === "deletion" || action === "copy") return { done: "asked", change: { title } };
  if (action === "withdraw") {
    const to = withdrawnStatus[noun];
    const reason = "Withdrawn by the visitor";
    const write: RecordChange = to
      ? buildStatusChange(context, record, row, to, visitor, { reason })
      : { set: { disqualified: reason, disqualifiedBy: visitor } };
    const given = bookedWindow(row);
    if ("visit" in record.fields) write.set = { ...write.set, visit: undefined, visitWishes: undefined };
    return { done: "withdrawn", change: { title }, write, given };
  }
  const names = getDifferent(row, values);
  if (names.length === 0) return undefined;
  const own = Object.fromEntries(names.map((name) => [name, values[name] || undefined]));
  const set = action === "contact" ? { ...own, ...deriveContact(noun, row, values) } : own;
  const due = names.includes("email") && values.email ? [...alwaysTold, "visitor"] : alwaysTold;
  return { done: "saved", change: { title, text: tellDifference(found, values, names) }, write: { set }, due };
}

/** Where no code can prove who asks the staff calls the number on file. */
function planUnproven(found: FoundRequest, action: RequestAction, values: Values): Step | undefined {
  const names = action === "contact" ? getDifferent(found.row, values) : [];
  if (action === "contact" && names.length === 0) return undefined;
  const what = action === "contact" ? tellDifference(found, values, names) : "";
  const text = ["Not confirmed: no code could be sent. Please call the number on file before doing it.", what];
  const title =
    action === "withdraw" ? "Wants to withdraw" : action === "contact" ? "Wants new contact details" : titles[action];
  return { done: "asked", change: { title, text: text.filter(Boolean).join("\n") } };
}

/** Writes a visitor's change with everything that follows from it in one write: the mark for the staff, and the mail. */
export async function writeVisitorChange(
  context: Context,
  { record, row }: FoundRequest,
  { change, write: more = {}, due }: Pick<Step, "change" | "write" | "due">,
): Promise<void> {
  const at = context.now().toISOString();
  const before = changesOf(row);
  if (change.id && before.some(({ id }) => id === change.id)) return;
  if (before.length >= mostChanges)
    throw new AppError("throttled", `That is more than fits on this page. Please call us at ${profile.phone}.`);
  const told = { id: row.id, notices: row.notices as SentNotices, notifyState: row.notifyState as NotifyState };
  const { visitorNews = 0 } = row as { visitorNews?: number };
  await writeChange(context, record, row, {
    ...more,
    set: {
      ...more.set,
      visitorChanges: [...before, { at, ...change }],
      visitorNews: visitorNews + 1,
      unreadSince: row.unreadSince ?? at,
      ...dueAgain(told, due ?? alwaysTold, at),
    },
  });
}

const getSubject = ({ noun, row }: FoundRequest): string => `${noun} ${row.id}`;

/** How the owner of a record gets a code: by mail, else by text where they agreed to texts. */
async function findCodeWay(
  context: Context,
  { row }: FoundRequest,
): Promise<Pick<CodeRequest, "address" | "compose"> | undefined> {
  const { settings } = context;
  const reference = buildReference(row.id);
  const email = getText(row, "email");
  const good = `It is good for ${codeMinutes} minutes, in the browser that asked for it.`;
  if (email)
    return {
      address: email.toLowerCase(),
      compose: async (code) =>
        composeMail({
          to: [email],
          subject: `${code} is your code for request ${reference}`,
          paragraphs: [
            `Your code is ${code}`,
            `${good} With it you confirm a change of your request ${reference} at ${profile.company}.`,
            "If you did not ask for a code, you can ignore this email: nothing was changed.",
          ],
          button: ["See your request", requestUrl(settings, row)],
        }),
    };
  const to = settings.texts ? await allowText(context, row as unknown as Consenting) : undefined;
  if (!to) return undefined;
  return {
    address: to,
    compose: async (code) => ({
      to,
      body: `${profile.company}: ${code} is your code for request ${reference}. ${good} Reply STOP to end texts.`,
    }),
  };
}

const mostAttempts = 5;

export type ChangeOutcome = { done: Done } | { codeSentTo: string; ticket: string };

/** Holds what is to be booked, writes, and gives back what is held no more. @throws AppError invalid when it was taken */
async function hold(context: Context, found: FoundRequest, step: Step): Promise<Done> {
  const { candidates = [], mustHold, given, write: more = {} } = step;
  await step.consent?.();
  const { id } = found.row;
  let held: VisitWindow | undefined;
  for (const window of candidates) if (!held && (await bookWindow(context, window, id))) held = window;
  if (mustHold && !held) throw new AppError("invalid", "This time has just been taken. Please choose others.");
  const booked = held && { visit: { ...held, state: "booked" }, visitWishes: undefined };
  const isKept = held && given && windowId(held) === windowId(given);
  try {
    await writeVisitorChange(context, found, { ...step, write: { ...more, set: { ...more.set, ...booked } } });
  } catch (error) {
    if (held && !isKept) await releaseWindow(context, held, id);
    throw error;
  }
  if (given && !isKept) await releaseWindow(context, given, id);
  return held ? "booked" : step.done;
}

type Decide = (found: FoundRequest) => Step | undefined;

/** Writes what is decided of the record as it is then: who writes at the same moment keeps theirs, too. */
async function carryOut(context: Context, first: FoundRequest, token: string, decide: Decide): Promise<Done> {
  let found: FoundRequest | undefined = first;
  for (let attempt = 1; found; attempt += 1) {
    const step = decide(found);
    if (!step) return "same";
    try {
      return await hold(context, found, step);
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === "busy";
      if (!isBusy || attempt === mostAttempts) throw error;
    }
    found = await findRequest(context, token);
  }
  throw requestNotFound();
}

function assertOpen({ record, row }: FoundRequest, action: RequestAction): void {
  if (isClosed(record, row) && ["wish", "contact", "withdraw", ...visitActions].includes(action))
    throw new AppError("invalid", `This is closed. Add a note, or call us at ${profile.phone}.`);
}

/** Does what a visitor asks on the page of their record, or sends the code that it needs first.
 * @param ticket of the code, from the browser's cookie @param via where it is said from
 * @throws AppError notFound for a link that opens nothing, invalid (also for a wrong code), throttled, busy */
export async function changeRequest(
  context: Context,
  { token, action, values: given, code }: RequestChange,
  ticket = "",
  via: Via = "page",
): Promise<ChangeOutcome> {
  const first = await findRequest(context, token);
  if (!first) throw requestNotFound();
  const values = parseValues(first.noun, action, given);
  assertOpen(first, action);
  if (isConsentAction(action) && (await isStanding(context, first, action)))
    return { done: consentActions[action].done };
  const isProven = provenActions.includes(action);
  const way = isProven ? await findCodeWay(context, first) : undefined;
  const decide: Decide = (found) => {
    if (isConsentAction(action)) return planConsent(context, found, action, via);
    return isProven && !way ? planUnproven(found, action, values) : plan(context, found, action, values);
  };
  if (!decide(first)) return { done: "same" };
  if (way) {
    const subject = getSubject(first);
    const ask = () => sendCode(context, { subject, limit: addressLimit, ...way });
    if (!code) return { codeSentTo: maskContact(way.address), ticket: await ask() };
    if ((await useCode(context, ticket, code)) !== subject) throw codeRefused();
  }
  return { done: await carryOut(context, first, token, decide) };
}
