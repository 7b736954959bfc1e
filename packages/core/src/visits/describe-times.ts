import { describeDeadline, getAnswerDeadline } from "../business/answer-deadline.ts";
import { findVisitWindow, formatWindow, type VisitWindow, windowInstants } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import {
  canceledAhead,
  comingVisit,
  type MayHaveVisit,
  movedAhead,
  proposalsOf,
  timesOwedSince,
  wishesOf,
} from "../records/stored-visit.ts";

/** "Monday, November 30, 9 AM to 12 PM or Tuesday, December 1, 9 AM to 12 PM" */
export const formatWindows = (windows: readonly VisitWindow[]): string => windows.map(formatWindow).join(" or ");

/** Those of some windows that have not begun. */
const windowsAhead = ({ now }: Context, windows: readonly VisitWindow[]): readonly VisitWindow[] =>
  windows.filter((window) => windowInstants(window).start > now());

/** What the office suggests that can still be had: ahead, and on a day that nobody has closed since. */
export const openProposals = ({ now }: Context, row: MayHaveVisit): readonly VisitWindow[] =>
  proposalsOf(row).filter((window) => findVisitWindow(window, now()));

/** Asks for what whoever drives there needs, where they have a town alone. */
export const askStreet = ({ address }: MayHaveVisit): string[] =>
  address ? [] : ["Please add the street address under “Correct how we reach you”, so that we find the house."];

/** "We come on Tuesday, December 8, 9 AM to 12 PM", and since it was moved when nobody comes any more; empty once it is
 * over. */
export function describeVisit(context: Context, row: MayHaveVisit): string {
  const [booked, moved] = [comingVisit(context, row), movedAhead(context, row)];
  if (!booked) return "";
  return `We come on ${formatWindow(booked)}${moved ? `, and no longer on ${formatWindow(moved)}` : ""}.`;
}

/** The visit that nobody comes to any more, until its time is over. */
export function describeCanceled(context: Context, row: MayHaveVisit): string[] {
  const canceled = canceledAhead(context, row);
  return canceled ? [`Our visit is canceled: ${formatWindow(canceled)}.`] : [];
}

const askProposed = (proposals: readonly VisitWindow[]): string =>
  `Does ${proposals.length > 1 ? "one of these times" : "this time"} suit you for our visit: ${formatWindows(proposals)}?`;

type Timed = MayHaveVisit & { createdAt: string };

/** What is booked, what the visitor asked for and what the office suggests beside it, and whose turn it is, in sentences for
 * the visitor; none where nothing of that lies ahead. @param how they answer what is suggested */
export function describeTimes(
  context: Context,
  row: Timed,
  how = "Open your request to accept a time or to choose others.",
): string[] {
  const [wishes, proposals] = [windowsAhead(context, wishesOf(row)), openProposals(context, row)];
  const booked = comingVisit(context, row);
  const at = context.now();
  const due = describeDeadline(getAnswerDeadline(new Date(String(row.timesDueSince ?? row.createdAt))).due, at);
  if (wishes.length + proposals.length === 0)
    return booked || !timesOwedSince(row, at) ? [] : ["We look for other times for our visit.", due];
  const asked = wishes.length > 0 ? [`You asked for ${booked ? "another time: " : ""}${formatWindows(wishes)}.`] : [];
  const answer = proposals.length > 0 ? how : due;
  if (!booked) return [...asked, ...(proposals.length > 0 ? [askProposed(proposals)] : []), answer];
  return [
    describeVisit(context, row),
    ...asked,
    ...(proposals.length > 0 ? [`We suggest another time: ${formatWindows(proposals)}.`] : []),
    `Your booked time stays yours until ${proposals.length > 0 ? "you accept" : "we confirm"} another one.`,
    answer,
  ];
}
