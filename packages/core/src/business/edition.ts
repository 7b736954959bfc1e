import { edition } from "@site/company/giveaway";
import type { Edition } from "@site/company/schema";
import { formatList } from "../format-list.ts";
import { dateFormat } from "./date-format.ts";

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

/** A day of the edition as the rules print it: "January 25, 2026". */
export function editionDay({ timezone }: Edition, at: string): string {
  return dateFormat("en-US", { dateStyle: "long", timeZone: timezone }).format(new Date(at));
}

/** Why an entry is refused outside an enforced window: the `message` of the 410. */
export function closedMessage(edition: Edition, now: Date): string {
  return getWindowState(edition, now) === "before"
    ? `This giveaway opens on ${editionDay(edition, edition.opensAt)}.`
    : `This giveaway closed on ${editionDay(edition, edition.closesAt)}.`;
}

/** What stands on /win in place of the form while an enforced window is not open. */
export function closedNotice(edition: Edition, now: Date): string {
  const drawDay = editionDay(edition, edition.drawAt);
  if (getWindowState(edition, now) === "before") return `Entries open on ${editionDay(edition, edition.opensAt)}.`;
  const drawing = now > new Date(edition.drawAt) ? `was held on ${drawDay}` : `will be held on ${drawDay}`;
  return `Entries closed on ${editionDay(edition, edition.closesAt)}. The drawing ${drawing}.`;
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

const isUnderWay = (edition: Edition, now: Date): boolean => getWindowState(edition, now) !== "closed";

/** What the giveaway is called: nobody is told to win what is over. */
export const giveawayHeading = (edition: Edition, now: Date): string =>
  isUnderWay(edition, now) ? edition.heading : edition.title;

/** Where the giveaway stands, in every stage and whether or not the form is shown. */
export const giveawayLead = (edition: Edition, now: Date): string =>
  getWindowState(edition, now) === "open"
    ? `Enter for a chance to win ${edition.prize}. No purchase necessary.`
    : closedNotice(edition, now);

/** Title and description of its page; undefined while that invites rightly. */
export const giveawayHead = (edition: Edition, now: Date): { title: string; description: string } | undefined =>
  getWindowState(edition, now) === "open"
    ? undefined
    : { title: edition.title, description: `${edition.title}. ${closedNotice(edition, now)}` };

/** Whether visitors are invited to enter: always, unless an enforced window is not open. */
export const acceptsEntries = (edition: Edition, now: Date): boolean =>
  !edition.enforceEntryWindow || getWindowState(edition, now) === "open";

export const formatAny = (names: readonly string[]): string => formatList(names, { word: "or", comma: "" });

/** Who may enter, as the rules say it; the form does not ask for it. */
export function eligibilityTexts({ minAge, counties }: Edition): string[] {
  return [
    `You are ${minAge} or older.`,
    `You own a home in ${formatAny(counties)} counties.`,
    "One entry counts per household.",
    "You are not an employee or vendor of the company.",
  ];
}
