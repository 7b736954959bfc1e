import { answerBy } from "../business/calendar.ts";
import { answerDueText } from "../business/moment.ts";
import { type VisitWindow, windowInstants, windowText } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { bookedWindow, type MayHaveVisit, wishesOf } from "./visit-fields.ts";

/** "Monday, November 30, 9 AM to 12 PM or Tuesday, December 1, 9 AM to 12 PM" */
export const timesText = (windows: readonly VisitWindow[]): string => windows.map(windowText).join(" or ");

/** The times that a visitor asked for, what is booked until then, and by when we answer, in sentences for them; none where no
 * such time lies ahead. */
export function tellTimes({ now }: Context, row: MayHaveVisit & { wishedAt?: unknown; createdAt: string }): string[] {
  const at = now();
  const wishes = wishesOf(row).filter((window) => windowInstants(window).start > at);
  if (wishes.length === 0) return [];
  const { due } = answerBy(new Date(String(row.wishedAt ?? row.createdAt)));
  const booked = bookedWindow(row);
  return [
    ...(booked ? [`We come on ${windowText(booked)}.`] : []),
    `You asked for ${booked ? "another time: " : ""}${timesText(wishes)}.`,
    ...(booked ? ["Your booked time stays yours until we confirm another one."] : []),
    answerDueText(due, at),
  ];
}
