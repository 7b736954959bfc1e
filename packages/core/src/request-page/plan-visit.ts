import { visitRules } from "@site/company/hours";
import { answerAwaitedSince } from "../business/answer-deadline.ts";
import { formatWindow, listVisitWindows, mostWindows, type VisitWindow, windowId } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { RecordRow } from "../records/define-record.ts";
import { endVisit } from "../records/end-visit.ts";
import { isUnanswered } from "../records/inbox-keys.ts";
import { getProgress } from "../records/progress.ts";
import { comingVisit, proposalsOf, timesOwedSince, wishesOf } from "../records/stored-visit.ts";
import { formatWindows, openProposals } from "../visits/describe-times.ts";
import type { Asked, PlannedChange } from "./plan-change.ts";

function describeKept(context: Context, row: RecordRow): string[] {
  const booked = comingVisit(context, row);
  return booked ? [`Booked until another one is confirmed: ${formatWindow(booked)}`] : [];
}

const describeDropped = (row: RecordRow): string[] =>
  proposalsOf(row).length > 0 ? [`In place of what was suggested: ${formatWindows(proposalsOf(row))}`] : [];

/** Since when the office owes an answer about times: a promise that still waits is not put off by asking once more. */
function getOwedSince(context: Context, { record, row }: Asked["found"]): string {
  if (isUnanswered(record, row, getProgress(record, row.status))) return answerAwaitedSince(row).toISOString();
  const owed = proposalsOf(row).length === 0 ? timesOwedSince(row, context.now()) : undefined;
  return owed ?? context.now().toISOString();
}

/** The windows of a choice, the best first. @throws AppError invalid for times that are not offered */
function chosenWindows(context: Context, values: Asked["values"]): VisitWindow[] {
  const ids = [...new Set(Object.values(values).filter(Boolean))].slice(0, mostWindows);
  const offered = listVisitWindows(context.now());
  const chosen = ids.flatMap((id) => offered.find((window) => windowId(window) === id) ?? []);
  if (chosen.length > 0 && chosen.length === ids.length) return chosen;
  const message = "Please choose a time from the list.";
  throw new AppError("invalid", message, { fields: { first: message } });
}

/** The times that suit somebody; undefined where the best one is booked. A booked time stays until another one is.
 * Asking for others declines what the office suggests; what it suggests itself it need not confirm.
 * @throws AppError invalid for times that are not offered */
export function planTimes({ context, found, values }: Asked): PlannedChange | undefined {
  const { row } = found;
  const wishes = chosenWindows(context, values);
  const [best] = wishes.map(windowId);
  const booked = comingVisit(context, row);
  if (booked && best === windowId(booked)) return undefined;
  const isProposed = proposalsOf(row).some((window) => windowId(window) === best);
  const text = [...wishes.map(formatWindow), ...describeDropped(row), ...describeKept(context, row)].join("\n");
  return {
    done: "timed",
    change: { title: "Times that suit", text },
    write: { set: { visitWishes: wishes, timesDueSince: getOwedSince(context, found), visitProposals: undefined } },
    candidates: visitRules.isInstant ? wishes : wishes.slice(0, isProposed ? 1 : 0),
    update: "timesAsked",
  };
}

/** @throws AppError invalid where that time is not suggested any more */
export function planAccept({ context, found: { row }, values }: Asked): PlannedChange {
  const window = openProposals(context, row).find((each) => windowId(each) === values.time);
  if (!window) {
    const booked = comingVisit(context, row);
    const next = booked ? `Your visit is booked: ${formatWindow(booked)}.` : "Please choose another.";
    throw new AppError("invalid", `This time is not suggested any more. ${next}`);
  }
  const change = { title: "Visit accepted", text: formatWindow(window) };
  const refusal = "This time has just been taken. Please choose others.";
  return { done: "booked", change, candidates: [window], refusal };
}

/** @throws AppError invalid where nothing is suggested */
export function planDecline({ context, found }: Asked): PlannedChange {
  const { row } = found;
  const proposals = openProposals(context, row);
  if (proposals.length === 0) throw new AppError("invalid", "No time is suggested any more.");
  const isSettled = comingVisit(context, row) !== undefined && wishesOf(row).length === 0;
  const due = isSettled ? {} : { timesDueSince: getOwedSince(context, found) };
  const text = [...proposals.map(formatWindow), ...describeKept(context, row)].join("\n");
  return {
    done: "declined",
    change: { title: "Suggested times declined", text },
    write: { set: { visitProposals: undefined, ...due } },
  };
}

/** @throws AppError invalid where there is no visit, or another than the one that was shown */
export function planCancel({ context, found: { row }, values: { time } }: Asked): PlannedChange {
  const { visit, set } = endVisit(context, row, "canceled");
  if (!visit) throw new AppError("invalid", "There is no visit to cancel any more.");
  const text = formatWindow(visit);
  if (time && time !== windowId(visit))
    throw new AppError("invalid", `Your visit was moved to ${text}. Please look, and cancel that one if you want to.`);
  return {
    done: "canceled",
    change: { title: "Visit canceled", text },
    write: { set },
    update: "visitCanceled",
    isUrgent: true,
  };
}
