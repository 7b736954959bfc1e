import { profile } from "@site/core/business/profile";
import {
  acceptsEntries,
  closedNotice,
  type Edition,
  editionDay,
  eligibilityTexts,
  windowStateOf,
} from "@site/core/giveaway/edition";
import { dollars } from "@site/core/giveaway/rules";
import { pages } from "@site/core/site/pages";
import type { Fact, FactContext } from "./fact.ts";

const day = (edition: Edition, at: string): string => editionDay(edition, at);

/** The dates as the rules state them, and what they mean today; never "entry is closed" unless that is enforced. */
function period({ edition, now }: FactContext): string {
  const dates = `The entry period stated in the rules is ${day(edition, edition.opensAt)} to ${day(edition, edition.closesAt)}, and the drawing date is ${day(edition, edition.drawAt)}.`;
  if (!acceptsEntries(edition, now)) return `${dates} ${closedNotice(edition, now)}`;
  return windowStateOf(edition, now) === "closed"
    ? `${dates} That stated period has ended; call ${profile.phone} if you have questions about it.`
    : dates;
}

const enter = ({ edition, now }: FactContext): string =>
  acceptsEntries(edition, now)
    ? ` The form and the official rules are at ${pages.win.path}.`
    : ` The official rules are at ${pages.win.path}.`;

export const giveawayFacts: readonly Fact[] = [
  {
    id: "giveaway",
    forms: [
      "Tell me about the giveaway",
      "How do I enter the contest?",
      "Is there a giveaway?",
      "How can I win?",
      "Where do I sign up for the sweepstakes?",
    ],
    keywords: "giveaway contest enter entry win sweepstakes raffle sign up form",
    answer: (context) =>
      `${context.edition.title}: the prize is ${context.edition.prize}. ${period(context)} No purchase is necessary.${enter(context)}`,
  },
  {
    id: "giveaway-prize",
    isAmount: true,
    forms: [
      "What is the prize in the giveaway?",
      "What can I win?",
      "How much is the giveaway worth?",
      "Can I take cash instead of the prize?",
    ],
    keywords: "prize giveaway contest win worth value cash amount",
    answer: ({ edition }) =>
      `The prize is ${edition.prize}. The winner may choose a cash alternative of ${dollars(edition.prizeValue * edition.cashShare)} instead. The official rules are at ${pages.win.path}.`,
  },
  {
    id: "giveaway-dates",
    forms: [
      "When does the giveaway end?",
      "What is the giveaway deadline?",
      "When is the contest drawing?",
      "Is the giveaway still open?",
      "When will the winner be picked?",
      "Until when can I enter?",
    ],
    keywords:
      "giveaway contest deadline end ends close date dates drawing drawn winner picked announced still open last day",
    answer: (context) => `${period(context)}${enter(context)}`,
  },
  {
    id: "giveaway-eligibility",
    forms: [
      "Who can enter the giveaway?",
      "Which counties are eligible for the contest?",
      "Which counties do I have to live in to win?",
      "Do I have to be a homeowner to enter?",
      "Am I eligible for the giveaway?",
      "How many times can I enter?",
    ],
    keywords:
      "eligible eligibility counties county live enter contest giveaway homeowner renter age rules qualify times household",
    answer: ({ edition }) =>
      `To enter: ${eligibilityTexts(edition).join(" ")} The official rules are at ${pages.win.path}.`,
  },
  {
    id: "giveaway-purchase",
    isAmount: true,
    forms: ["Do I have to buy something to enter the giveaway?", "Is the giveaway free to enter?"],
    keywords: "purchase necessary buy free giveaway contest odds chances",
    answer: () =>
      `No purchase is necessary, and a purchase does not improve your chances. The official rules are at ${pages.win.path}.`,
  },
];
