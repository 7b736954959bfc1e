import { edition } from "@site/company/giveaway";
import type { Edition } from "@site/company/schema";

/** Set by the builds of the stage named production; everything else runs without. */
declare const __PRODUCTION__: boolean | undefined;

const isProduction = typeof __PRODUCTION__ !== "undefined" && __PRODUCTION__ === true;

export const hasGiveaway = edition !== undefined;

const longAgo = new Date(0).toISOString();

const withWindow = (held: Edition | undefined): Edition | undefined =>
  held && { ...held, enforceEntryWindow: held.enforceEntryWindow ?? isProduction };

/** The giveaway; where the company holds none, one that is over, so that an entry is refused. */
export const currentEdition: Edition = withWindow(edition) ?? {
  id: "none",
  title: "Giveaway",
  heading: "Giveaway",
  invitation: "",
  prizeValue: 0,
  prize: "nothing",
  cashShare: 0,
  cashShareText: "none",
  certificateDays: 0,
  signatureDays: 0,
  winnersListDays: 0,
  minAge: 18,
  opensAt: longAgo,
  closesAt: longAgo,
  inPersonFrom: longAgo,
  inPersonTo: longAgo,
  drawAt: longAgo,
  counties: [],
  state: "",
  timezone: "UTC",
  rulesVersion: "none",
  enforceEntryWindow: true,
};

export type WindowState = "before" | "open" | "closed";

/** Where an instant lies in the window of entries by form; both ends belong to it. */
export function getWindowState(edition: Edition, now: Date): WindowState {
  const [opens, closes] = windowTimes(edition).open;
  if (now.getTime() < opens) return "before";
  return now.getTime() < closes ? "open" : "closed";
}

const months = "January,February,March,April,May,June,July,August,September,October,November,December".split(",");

// Both are read from the text, which the schema holds to the offset of the edition's zone: the first Intl.DateTimeFormat
// of a page costs 13 ms (50 and more on a phone), and /win would need one for these alone.

/** A day of the edition as the rules print it: "January 25, 2026".
 * @param at one of the edition's own times, "2026-01-25T23:59:59.999-05:00" */
export function formatEditionDay(at: string): string {
  const [year, month, day] = at.slice(0, 10).split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** A time of the edition as the rules print it: "1:59 pm". */
export function formatEditionTime(at: string): string {
  const hour = Number(at.slice(11, 13));
  return `${hour % 12 || 12}:${at.slice(14, 16)} ${hour < 12 ? "am" : "pm"}`;
}

/** What /win says over time. @returns first moment of each part and the first after it, in ms since 1970 */
export function windowTimes({ opensAt, closesAt, drawAt }: Edition) {
  const [opens, closes, drawn] = [Date.parse(opensAt), Date.parse(closesAt) + 1, Date.parse(drawAt) + 1];
  return {
    before: [0, opens],
    open: [opens, closes],
    closed: [closes, drawn],
    drawn: [drawn, Number.POSITIVE_INFINITY],
  } as const;
}

/** Whether visitors are invited to enter: always, unless an enforced window is not open. */
export const acceptsEntries = (edition: Edition, now: Date): boolean =>
  !edition.enforceEntryWindow || getWindowState(edition, now) === "open";
