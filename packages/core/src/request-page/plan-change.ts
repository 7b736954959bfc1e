import { profile } from "@site/company/profile";
import { formatMoment } from "../business/date-format.ts";
import { minute } from "../business/durations.ts";
import { windowId } from "../business/visit-windows.ts";
import { isStopped, resumeContact, stopContact } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { UpdateKind } from "../notify/visitor-updates.ts";
import type { RecordRow } from "../records/define-record.ts";
import { askedActions } from "../records/open-asks.ts";
import { planWithdrawal } from "../records/plan-status.ts";
import { alwaysNotified } from "../records/reopen-notices.ts";
import { comingVisit } from "../records/stored-visit.ts";
import { getKind, type VisitorChange, visitor } from "../records/visitor-change.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { describeCanceled } from "../visits/describe-times.ts";
import type { Move } from "../visits/move-visit.ts";
import { planCorrection, type Values } from "./correct-fields.ts";
import type { FoundRequest } from "./find-request.ts";
import type { Done, RequestAction } from "./options.ts";
import { planAccept, planCancel, planDecline, planTimes } from "./plan-visit.ts";
import type { VisitorWrite } from "./write-visitor-change.ts";

export type Via = "page" | "mail" | "chat";

export interface Asked {
  context: Context;
  found: FoundRequest;
  values: Values;
  via: Via;
}

export interface PlannedChange extends VisitorWrite, Pick<Move, "candidates" | "refusal"> {
  done: Done;
  /** The function that does it sends no mail: staff who have quarantined it read it there. */
  isQuiet?: boolean;
  /** Noted in the ledger of consent before. */
  consent?: () => Promise<void>;
  /** What the visitor is told of it by mail or text. */
  update?: UpdateKind;
}

/** What an action comes to; undefined when nothing is different. */
type Planner = (asked: Asked) => PlannedChange | undefined;

const planNote: Planner = ({ values }) => ({
  done: "noted",
  change: { kind: "note", title: "Note", text: values.note },
});

const planWithdraw: Planner = ({ context, found }) => {
  const write = planWithdrawal(context, found, visitor);
  const { row } = found;
  const text = comingVisit(context, row) && describeCanceled(context, { ...row, ...write.set }).join(" ");
  const change: VisitorWrite["change"] = { kind: "withdrawn", title: "Withdrawn", text };
  return { done: "withdrawn", change, write, update: "withdrawn", isUrgent: true };
};

function planFields(
  { found, values }: Asked,
  change: Pick<VisitorChange, "kind" | "title" | "settles">,
): PlannedChange | undefined {
  const correction = planCorrection(found, values);
  if (!correction) return undefined;
  const { text, set, isNewEmail } = correction;
  const due = isNewEmail ? [...alwaysNotified, "visitor"] : alwaysNotified;
  return { done: "saved", change: { ...change, text }, write: { set }, due };
}

const planWish: Planner = (asked) => planFields(asked, { title: "Request changed" });

/** Whoever called about new contact details has nothing left to do. */
const planContact: Planner = (asked) =>
  planFields(asked, { kind: "contact", title: "Contact changed", settles: "contact" });

const askFor =
  (action: "deletion" | "copy", title: string): Planner =>
  () => ({ done: "asked", change: { title, ask: { action } }, isUrgent: true });

/** @throws AppError invalid where a kind of record has no visits */
const ofVisit =
  (planVisit: Planner): Planner =>
  (asked) => {
    if ("visit" in asked.found.record.fields) return planVisit(asked);
    throw new AppError("invalid", "There is no visit to choose a time for.");
  };

const consentActions = {
  stopTexts: { title: "No more texts", done: "stoppedTexts", field: "phone", isStop: true },
  stopMails: { title: "No more emails", done: "stoppedMails", field: "email", isStop: true },
  resumeMails: { title: "Emails again", done: "resumedMails", field: "email", isStop: false },
} as const;
type ConsentAction = keyof typeof consentActions;

const isConsentAction = (action: RequestAction): action is ConsentAction => Object.hasOwn(consentActions, action);

const planConsent =
  (action: ConsentAction): Planner =>
  ({ context, found: { row }, via }) => {
    const { title, done, field, isStop } = consentActions[action];
    const say = isStop ? stopContact : resumeContact;
    const consent = () => say(context, { [field]: getNonEmptyString(row[field]) }, { via, recordId: row.id });
    return { done, change: { title }, consent };
  };

/** The titles of the changes are read by the visitor and the staff. */
const planners: Record<RequestAction, Planner> = {
  note: planNote,
  wish: planWish,
  contact: planContact,
  withdraw: planWithdraw,
  deletion: askFor("deletion", "Deletion of the data asked for"),
  copy: askFor("copy", "Copy of the data asked for"),
  times: ofVisit(planTimes),
  accept: ofVisit(planAccept),
  decline: ofVisit(planDecline),
  cancelVisit: ofVisit(planCancel),
  stopTexts: planConsent("stopTexts"),
  stopMails: planConsent("stopMails"),
  resumeMails: planConsent("resumeMails"),
};

/** What stands in the place of a change that nobody could prove. */
const unprovenTitles: Partial<Record<RequestAction, string>> = {
  withdraw: "Withdrawal asked for",
  contact: "New contact details asked for",
};

/** The numbers to call about what nobody could prove: the one on file may be mistyped, and the new one a stranger's. */
function describeNumbers({ now }: Context, row: RecordRow, values: Values): string {
  const { at: since = row.createdAt } = row.visitorChanges?.findLast((each) => getKind(each) === "contact") ?? {};
  const [old = "none", given] = [getNonEmptyString(row.phone), values.phone];
  const onFile = `${old} (on file since ${formatMoment(since)})`;
  return given && given !== old
    ? `Please call ${onFile}, and if nobody there knows of it the new one, too: ${given} (given ${formatMoment(now())}). The first one may be mistyped.`
    : `Please call ${onFile} before doing it.`;
}

/** Where no code can prove who asks the staff calls. */
function planUnproven(action: RequestAction, asked: Asked): PlannedChange | undefined {
  const { context, found, values } = asked;
  if (action === "resumeMails")
    throw new AppError(
      "invalid",
      `We can't send a code to this address, and nobody else may allow emails to it. Give us another one under “Correct how we reach you”, or call us at ${profile.phone}.`,
    );
  const planned = planners[action](asked);
  if (!planned) return undefined;
  const { title, text } = planned.change;
  const ask = askedActions.find((each) => each === action);
  const isContact = action === "contact";
  return {
    done: "unproven",
    change: {
      title: unprovenTitles[action] ?? title,
      text: isContact ? text : undefined,
      forStaff: `Not confirmed: no code could be sent. ${describeNumbers(context, found.row, values)}`,
      ask: ask && { action: ask, ...(isContact ? { values } : {}) },
    },
    isUrgent: true,
  };
}

/** What nobody may be kept from by all that they wrote before. */
const endings: readonly RequestAction[] = ["withdraw", "cancelVisit", "deletion", "stopTexts", "stopMails"];

/** How long the same note is another press of the same button, ms; after that somebody says it once more. */
const sameNoteTime = 10 * minute;

const isNoted = ({ now }: Context, { visitorChanges = [] }: RecordRow, { note }: Values): boolean => {
  const last = visitorChanges.at(-1);
  if (!last || getKind(last) !== "note" || last.text !== note) return false;
  return now().getTime() - new Date(last.at).getTime() < sameNoteTime;
};

/** What is said of it where it is as somebody wants it already; undefined where it is not. */
async function findDoneAlready(
  action: RequestAction,
  { context, found: { row }, values }: Asked,
): Promise<Done | undefined> {
  const booked = comingVisit(context, row);
  if (action === "accept" && booked && windowId(booked) === values.time) return "booked";
  if (action === "note" && isNoted(context, row, values)) return "noted";
  if (!isConsentAction(action)) return undefined;
  const { done, field, isStop } = consentActions[action];
  return (await isStopped(context, { [field]: getNonEmptyString(row[field]) })) === isStop ? done : undefined;
}

/** What an action comes to on a record as it is now: what is to be written, or what is said where nothing is.
 * @param isUnproven it needs a code, and none can be sent
 * @throws AppError invalid where it can't be done */
export async function decide(action: RequestAction, asked: Asked, isUnproven = false): Promise<PlannedChange | Done> {
  const done = await findDoneAlready(action, asked);
  if (done) return done;
  const planned = isUnproven ? planUnproven(action, asked) : planners[action](asked);
  return planned ? { ...planned, isEnding: endings.includes(action) } : "same";
}
