import type { Edition } from "@site/company/schema";
import { formatEditionDay, getWindowState } from "./edition.ts";
import { formatList } from "./format.ts";

/** Why an entry is refused outside an enforced window: the `message` of the 410. */
export const closedMessage = (edition: Edition, now: Date): string =>
  getWindowState(edition, now) === "before"
    ? `This giveaway opens on ${formatEditionDay(edition.opensAt)}.`
    : `This giveaway closed on ${formatEditionDay(edition.closesAt)}.`;

/** What stands on /win in place of the form while an enforced window is not open. */
export function closedNotice(edition: Edition, now: Date): string {
  const drawDay = formatEditionDay(edition.drawAt);
  if (getWindowState(edition, now) === "before") return `Entries open on ${formatEditionDay(edition.opensAt)}.`;
  const drawing = now > new Date(edition.drawAt) ? `was held on ${drawDay}` : `will be held on ${drawDay}`;
  return `Entries closed on ${formatEditionDay(edition.closesAt)}. The drawing ${drawing}.`;
}

/** What the giveaway is called: nobody is told to win what is over. */
export const giveawayHeading = (edition: Edition, now: Date): string =>
  getWindowState(edition, now) === "closed" ? edition.title : edition.heading;

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

export const formatAny = (names: readonly string[]): string => formatList(names, { word: "or", comma: "" });

/** Who may enter, as the rules say it; the form does not ask for it. */
export const eligibilityTexts = ({ minAge, counties }: Edition): string[] => [
  `You are ${minAge} or older.`,
  `You own a home in ${formatAny(counties)} counties.`,
  "One entry counts per household.",
  "You are not an employee or vendor of the company.",
];
