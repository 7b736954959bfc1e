import { visitRules } from "@site/company/hours";
import { countsFrom } from "../business/answer-deadline.ts";
import { formatMoment } from "../business/date-format.ts";
import { minute } from "../business/durations.ts";
import { formatWindow, listVisitWindows, mostWindows, windowId } from "../business/visit-windows.ts";
import { isStopped, resumeContact, stopContact } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { UpdateKind } from "../notify/visitor-updates.ts";
import type { RecordRow } from "../records/define-record.ts";
import { alwaysNotified } from "../records/due-again.ts";
import { visitor } from "../records/fields.ts";
import { isUnanswered } from "../records/inbox-keys.ts";
import { askedActions } from "../records/open-asks.ts";
import { comingVisit, proposalsOf, timesOwedSince, wishesOf } from "../records/stored-visit.ts";
import { getProgress } from "../records/write-change.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { describeCanceled, formatWindows, openProposals } from "../visits/describe-times.ts";
import type { Move } from "../visits/move-visit.ts";
import { contactChanged, planCorrection, type Values } from "./correct-fields.ts";
import type { FoundRequest } from "./find-request.ts";
import type { Done, RequestAction } from "./options.ts";
import { planWithdrawal } from "./withdrawal.ts";
import type { VisitorWrite } from "./write-visitor-change.ts";

/** Read by the visitor and the staff. */
const titles: Record<RequestAction, string> = {
  note: "Note",
  wish: "Request changed",
  contact: contactChanged,
  withdraw: "Withdrawn",
  deletion: "Deletion of the data asked for",
  copy: "Copy of the data asked for",
  times: "Times that suit",
  accept: "Visit accepted",
  decline: "Suggested times declined",
  cancelVisit: "Visit canceled",
  stopTexts: "No more texts",
  stopMails: "No more emails",
  resumeMails: "Emails again",
};

export interface PlannedChange extends VisitorWrite, Pick<Move, "candidates" | "refusal"> {
  done: Done;
  /** Noted in the ledger of consent before. */
  consent?: () => Promise<void>;
  /** What the visitor is told of it by mail or text. */
  update?: UpdateKind;
}

export const visitActions = ["times", "accept", "decline", "cancelVisit"] as const;
type VisitAction = (typeof visitActions)[number];

const isVisitAction = (action: RequestAction): action is VisitAction => visitActions.some((each) => each === action);

function describeKept(context: Context, row: RecordRow): string[] {
  const booked = comingVisit(context, row);
  return booked ? [`Booked until another one is confirmed: ${formatWindow(booked)}`] : [];
}

const describeDropped = (row: RecordRow): string[] =>
  proposalsOf(row).length > 0 ? [`In place of what was suggested: ${formatWindows(proposalsOf(row))}`] : [];

/** Since when the office owes an answer about times: a promise that still waits is not put off by asking once more. */
function getOwedSince(context: Context, { record, row }: FoundRequest): string {
  if (isUnanswered(record, row, getProgress(record, row.status))) return countsFrom(row).toISOString();
  const owed = proposalsOf(row).length === 0 ? timesOwedSince(row, context.now()) : undefined;
  return owed ?? context.now().toISOString();
}

/** The times that suit somebody, the best first; undefined where that one is booked. A booked time stays until another one is.
 * Asking for others declines what the office suggests; what it suggests itself it need not confirm.
 * @throws AppError invalid for times that are not offered */
function planTimes(context: Context, found: FoundRequest, values: Values): PlannedChange | undefined {
  const { row } = found;
  const ids = [...new Set(Object.values(values).filter(Boolean))].slice(0, mostWindows);
  const offered = listVisitWindows(context.now());
  const wishes = ids.flatMap((id) => offered.find((window) => windowId(window) === id) ?? []);
  if (wishes.length === 0 || wishes.length < ids.length)
    throw new AppError("invalid", "Please choose a time from the list.", {
      fields: { first: "Please choose a time from the list." },
    });
  const booked = comingVisit(context, row);
  if (booked && ids[0] === windowId(booked)) return undefined;
  const isProposed = proposalsOf(row).some((window) => windowId(window) === ids[0]);
  const instant = visitRules.isInstant ? wishes : wishes.slice(0, isProposed ? 1 : 0);
  return {
    done: "timed",
    change: {
      title: titles.times,
      text: [...wishes.map(formatWindow), ...describeDropped(row), ...describeKept(context, row)].join("\n"),
    },
    write: { set: { visitWishes: wishes, timesDueSince: getOwedSince(context, found), visitProposals: undefined } },
    candidates: instant,
    update: "timesAsked",
  };
}

/** @throws AppError invalid where there is no visit, or another than the one that was shown */
function planCancel(context: Context, row: RecordRow, { time }: Values): PlannedChange {
  const booked = comingVisit(context, row);
  if (!booked) throw new AppError("invalid", "There is no visit to cancel any more.");
  const text = formatWindow(booked);
  if (time && time !== windowId(booked))
    throw new AppError("invalid", `Your visit was moved to ${text}. Please look, and cancel that one if you want to.`);
  const write = { set: { visit: undefined, movedVisit: undefined, canceledVisit: booked } };
  return {
    done: "canceled",
    change: { title: titles.cancelVisit, text },
    write,
    update: "visitCanceled",
    isUrgent: true,
  };
}

/** What somebody does about the visit.
 * @throws AppError invalid where there is nothing to accept, decline or cancel */
function planVisit(
  context: Context,
  found: FoundRequest,
  action: VisitAction,
  values: Values,
): PlannedChange | undefined {
  const { record, row } = found;
  if (!("visit" in record.fields)) throw new AppError("invalid", "There is no visit to choose a time for.");
  if (action === "times") return planTimes(context, found, values);
  const title = titles[action];
  const booked = comingVisit(context, row);
  if (action === "cancelVisit") return planCancel(context, row, values);
  const proposals = openProposals(context, row);
  if (action === "decline") {
    if (proposals.length === 0) throw new AppError("invalid", "No time is suggested any more.");
    const isSettled = booked && wishesOf(row).length === 0;
    const due = isSettled ? {} : { timesDueSince: getOwedSince(context, found) };
    const text = [...proposals.map(formatWindow), ...describeKept(context, row)].join("\n");
    return { done: "declined", change: { title, text }, write: { set: { visitProposals: undefined, ...due } } };
  }
  const window = proposals.find((each) => windowId(each) === values.time);
  if (!window) {
    const next = booked ? `Your visit is booked: ${formatWindow(booked)}.` : "Please choose another.";
    throw new AppError("invalid", `This time is not suggested any more. ${next}`);
  }
  const refusal = "This time has just been taken. Please choose others.";
  return { done: "booked", change: { title, text: formatWindow(window) }, candidates: [window], refusal };
}

/** What somebody may say of texts and mails to them. */
const consentActions = {
  stopTexts: { done: "stoppedTexts", field: "phone", isStop: true },
  stopMails: { done: "stoppedMails", field: "email", isStop: true },
  resumeMails: { done: "resumedMails", field: "email", isStop: false },
} as const;
type ConsentAction = keyof typeof consentActions;

const isConsentAction = (action: RequestAction): action is ConsentAction => Object.hasOwn(consentActions, action);

export type Via = "page" | "mail";

function planConsent(context: Context, { row }: FoundRequest, action: ConsentAction, via: Via): PlannedChange {
  const { done, field, isStop } = consentActions[action];
  const say = isStop ? stopContact : resumeContact;
  const consent = () => say(context, { [field]: getNonEmptyString(row[field]) }, { via, recordId: row.id });
  return { done, change: { title: titles[action] }, consent };
}

/** How long the same note is another press of the same button, ms; after that somebody says it once more. */
const sameNoteTime = 10 * minute;

const isNoted = ({ now }: Context, { visitorChanges = [] }: RecordRow, { note }: Values): boolean => {
  const last = visitorChanges.at(-1);
  return (
    last?.title === titles.note && last.text === note && now().getTime() - new Date(last.at).getTime() < sameNoteTime
  );
};

/** What is said of it where it is as somebody wants it already; undefined where it is not. */
export async function findStanding(
  context: Context,
  { row }: FoundRequest,
  action: RequestAction,
  values: Values,
): Promise<Done | undefined> {
  const booked = comingVisit(context, row);
  if (action === "accept" && booked && windowId(booked) === values.time) return "booked";
  if (action === "note" && isNoted(context, row, values)) return "noted";
  if (!isConsentAction(action)) return undefined;
  const { done, field, isStop } = consentActions[action];
  return (await isStopped(context, { [field]: getNonEmptyString(row[field]) })) === isStop ? done : undefined;
}

function plan(
  context: Context,
  found: FoundRequest,
  action: Exclude<RequestAction, ConsentAction>,
  values: Values,
): PlannedChange | undefined {
  const { row } = found;
  const title = titles[action];
  if (isVisitAction(action)) return planVisit(context, found, action, values);
  if (action === "note") return { done: "noted", change: { title, text: values.note } };
  if (action === "deletion" || action === "copy")
    return { done: "asked", change: { title, ask: { action } }, isUrgent: true };
  if (action === "withdraw") {
    const write = planWithdrawal(context, found, visitor);
    const text = comingVisit(context, row) && describeCanceled(context, { ...row, ...write.set }).join(" ");
    return { done: "withdrawn", change: { title, text }, write, update: "withdrawn", isUrgent: true };
  }
  const correction = planCorrection(found, values);
  if (!correction) return undefined;
  const { text, set, isNewEmail } = correction;
  return {
    done: "saved",
    change: { title, text, ...(action === "contact" ? { settles: action } : {}) },
    write: { set },
    due: isNewEmail ? [...alwaysNotified, "visitor"] : alwaysNotified,
  };
}

const unprovenTitles: Partial<Record<RequestAction, string>> = {
  withdraw: "Withdrawal asked for",
  contact: "New contact details asked for",
};

const toAsked = (action: RequestAction) => askedActions.find((each) => each === action);

/** The numbers to call about what nobody could prove: the one on file may be mistyped, and the new one a stranger's. */
function describeNumbers({ now }: Context, row: RecordRow, values: Values): string {
  const { at: since = row.createdAt } = row.visitorChanges?.findLast(({ title }) => title === titles.contact) ?? {};
  const [old = "none", given] = [getNonEmptyString(row.phone), values.phone];
  const onFile = `${old} (on file since ${formatMoment(since)})`;
  return given && given !== old
    ? `Please call ${onFile}, and if nobody there knows of it the new one, too: ${given} (given ${formatMoment(now())}). The first one may be mistyped.`
    : `Please call ${onFile} before doing it.`;
}

/** Where no code can prove who asks the staff calls. */
function planUnproven(
  context: Context,
  found: FoundRequest,
  action: RequestAction,
  values: Values,
): PlannedChange | undefined {
  const correction = action === "contact" ? planCorrection(found, values) : undefined;
  if (action === "contact" && !correction) return undefined;
  const forStaff = `Not confirmed: no code could be sent. ${describeNumbers(context, found.row, values)}`;
  const asked = toAsked(action);
  const ask = asked && { action: asked, ...(correction ? { values } : {}) };
  return {
    done: "unproven",
    change: { title: unprovenTitles[action] ?? titles[action], text: correction?.text, forStaff, ask },
    isUrgent: true,
  };
}

interface ActionInput {
  action: RequestAction;
  values: Values;
  via: Via;
  /** Of what needs a code no code can be sent. */
  isUnproven: boolean;
}

/** What nobody may be kept from by all that they wrote before. */
const endings: readonly RequestAction[] = ["withdraw", "cancelVisit", "deletion", "stopTexts", "stopMails"];

function planAction(context: Context, found: FoundRequest, asked: ActionInput): PlannedChange | undefined {
  const { action, values, via, isUnproven } = asked;
  if (isUnproven) return planUnproven(context, found, action, values);
  return isConsentAction(action) ? planConsent(context, found, action, via) : plan(context, found, action, values);
}

/** What an action comes to on a record as it is now; undefined when nothing is different. */
export function planChange(context: Context, found: FoundRequest, asked: ActionInput): PlannedChange | undefined {
  const planned = planAction(context, found, asked);
  return planned && { ...planned, isEnding: endings.includes(asked.action) };
}
