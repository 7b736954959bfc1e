import { visitRules } from "@site/company/hours";
import type { VisitRules } from "@site/company/schema";
import { formatDay } from "./date-format.ts";
import { dateAfter, instantAt, localTime } from "./local-time.ts";
import { formatHour, officeDay } from "./opening-hours.ts";

export interface VisitWindow {
  /** "2026-11-30" */
  date: string;
  /** Minutes after midnight at the company's clock. */
  from: number;
  to: number;
}

/** Most windows that somebody asks for or suggests at once. */
export const mostWindows = 3;

/** Its name in forms: "2026-11-30 540". */
export const windowId = ({ date, from }: Pick<VisitWindow, "date" | "from">): string => `${date} ${from}`;

export const windowInstants = ({ date, from, to }: VisitWindow): { start: Date; end: Date } => ({
  start: instantAt(date, from),
  end: instantAt(date, to),
});

/** Whether a window is as long as it says and its ends are times that the clocks show, which they may be put past. */
function isWhole(window: VisitWindow): boolean {
  const { start, end } = windowInstants(window);
  const isShown = localTime(start).minutes === window.from && localTime(end).minutes === window.to % (24 * 60);
  return isShown && end.getTime() - start.getTime() === (window.to - window.from) * 60_000;
}

const isOpenOn = (date: string): boolean => officeDay(date).hours !== undefined;

/** The windows of a day, whatever the office does on it. */
export const windowsOn = (date: string, { windows }: VisitRules): VisitWindow[] =>
  (windows[officeDay(date).weekday] ?? []).map((span) => ({ date, ...span })).filter(isWhole);

/** The windows that are offered at an instant, in their order: on days on which the office is open, after as many open days
 * as the company needs. @param rules the company's own unless given */
export function listVisitWindows(at: Date, rules: VisitRules = visitRules): VisitWindow[] {
  const today = localTime(at).date;
  const days = Array.from({ length: rules.aheadDays }, (_, ahead) => dateAfter(today, ahead + 1));
  return days
    .filter(isOpenOn)
    .slice(rules.leadDays)
    .flatMap((date) => windowsOn(date, rules));
}

/** The window that somebody means, if it lies ahead on a day on which the office is open; staff need no open days before. */
export function findVisitWindow({ date, from }: Pick<VisitWindow, "date" | "from">, at: Date): VisitWindow | undefined {
  const window = isOpenOn(date) ? windowsOn(date, visitRules).find((each) => each.from === from) : undefined;
  return window && windowInstants(window).start > at ? window : undefined;
}

/** "Mon, Nov 30, 9 AM-12 PM", for a list on a small screen. */
export const formatShortWindow = ({ date, from, to }: VisitWindow): string =>
  `${formatDay(date, "short")}, ${formatHour(from)}-${formatHour(to)}`;

/** "Monday, November 30, 9 AM to 12 PM" */
export const formatWindow = ({ date, from, to }: VisitWindow): string =>
  `${formatDay(date)}, ${formatHour(from)} to ${formatHour(to)}`;
