import { benefits, positionTexts } from "@site/company/careers";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import type { Edition, Position } from "@site/company/schema";
import { dateFormat } from "@site/core/business/date-format";
import { dollars } from "@site/core/business/dollars";
import {
  acceptsEntries,
  closedNotice,
  editionDay,
  eligibilityTexts,
  getWindowState,
} from "@site/core/giveaway/edition";
import { pages } from "@site/core/site/pages";
import { counted, formatList } from "../words.ts";
import { type AnswerBank, type AnswerContext, depends, known, open, phone } from "./answer.ts";
import { apply, openJobs } from "./positions.ts";

const listedJobs: readonly Position[] = positions;
const count = counted(listedJobs.length);
const isOne = listedJobs.length === 1;
const kinds = [...new Set(positions.map(({ type }) => type.toLowerCase()))].join(" and ");

const wishes = Object.values<{ wishes: readonly string[] }>(positionTexts).flatMap((each) => each.wishes);
const tools = benefits.find(({ title }) => /tool/i.test(title));
const toolsText = tools && `${tools.title}: ${tools.text}`;
const ofWork: readonly (readonly [RegExp, string | undefined])[] = [
  [/\b(?:tools?|uniforms?|boots|gear)\b/i, toolsText],
  [
    /\b(?:experience|train\w*|learn\w*|green|never done|boces|new to|know how)\b/i,
    wishes.find((each) => /train/i.test(each)),
  ],
  [/\b(?:licen[sc]e|dwi|dui|driv\w*)\b/i, wishes.find((each) => /driving/i.test(each))],
];

/** What the careers page itself says of something that an applicant asks about. */
function offerOn(text: string): string {
  const said = ofWork.find(([words]) => words.test(text))?.[1];
  return said ? `${said}${/[.!?]$/.test(said) ? "" : "."} ` : "";
}

/** Work with the company: what is listed, and nothing on how somebody would be judged. */
export const jobAnswers: AnswerBank = {
  pay: known(
    `${positions
      .map(({ title, pay }) => `${title}: ${pay} an hour`)
      .join("; ")
      .replaceAll(" per hour an hour", " an hour")
      .replaceAll("/hour an hour", " an hour")}. ${apply}.`,
    `The pay that is listed is ${formatList(positions.map(({ title, pay }) => `${pay} (${title})`))}. More the hiring team can tell you.`,
  ),
  benefits: known(
    `${benefits.map(({ title }) => title).join(", ")}. The details are at ${pages.careers.path}, and the hiring team can explain them.`,
    "More about the benefits the hiring team can tell you.",
  ),
  "job-requirements": depends(({ text }) => [
    `${offerOn(text)}You are welcome to apply. How that counts is for the hiring team to say, and I don't want to guess; ${phone} reaches them. The listed jobs are ${kinds}, ${formatList(positions.map(({ title }) => title))}. ${apply}.`,
    `That the hiring team has to answer; ${phone} reaches them. ${apply} either way.`,
  ]),
  "job-status": known(
    `I can't see applications or who was hired. The office at ${phone} can tell you; if you leave your name and number, I pass on that you asked. Our address is ${profile.showroom.street}, ${profile.showroom.city}, ${profile.showroom.region} ${profile.showroom.postalCode}.`,
  ),
  "job-office": known(
    `${isOne ? "One job is" : `${count.charAt(0).toUpperCase()}${count.slice(1)} jobs are`} listed right now: ${openJobs}. Whether there is other work, such as in the office, I don't have here; the hiring team can tell you at ${phone}.`,
  ),
  "job-schedule": known(
    `The listed jobs are ${openJobs}. Pay days, hours and the like I don't have here; the hiring team can tell you at ${phone}.`,
  ),
};

const day = (edition: Edition, at: string): string => editionDay(edition, at);

/** "January 31, 2026, 10:00 AM" */
const moment = (edition: Edition, at: string): string =>
  `${day(edition, at)}, ${dateFormat("en-US", { timeStyle: "short", timeZone: edition.timezone }).format(new Date(at))}`;

/** The dates as the rules state them, and what they mean today; never "entry is closed" unless that is enforced. */
function period({ edition, now }: AnswerContext): string {
  const dates = `The entry period stated in the rules is ${day(edition, edition.opensAt)} to ${day(edition, edition.closesAt)}, and the drawing date is ${day(edition, edition.drawAt)}.`;
  if (!acceptsEntries(edition, now)) return `${dates} ${closedNotice(edition, now)}`;
  return getWindowState(edition, now) === "closed"
    ? `${dates} That stated period has ended; call ${phone} if you have questions about it.`
    : dates;
}

/** The dates, said to who asks for a way in while there is none, unless it was just said. */
function notNow(context: AnswerContext): string {
  const dates = period(context);
  const isOpen = getWindowState(context.edition, context.now) === "open";
  return isOpen || context.lastReply?.includes(dates) ? "" : `${dates} `;
}

const rules = `The official rules are at ${pages.win.path}.`;

export const giveawayAnswers: AnswerBank = {
  giveaway: depends((context) => [
    `${context.edition.title}: the prize is ${context.edition.prize}. You enter with the form at ${pages.win.path}. You must be ${context.edition.minAge} or older and own a home in one of these counties: ${formatList(context.edition.counties)}. ${period(context)}`,
    rules,
  ]),
  "giveaway-prize": depends(({ edition }) => [
    `The prize is ${edition.prize}. In its place the winner may take cash, but only ${edition.cashShareText} of it: up to ${dollars(edition.prizeValue * edition.cashShare)}. ${rules}`,
    `In short: products and services up to ${dollars(edition.prizeValue)}, or instead up to ${dollars(edition.prizeValue * edition.cashShare)} in cash. ${rules}`,
  ]),
  "giveaway-use": depends(({ edition }) => [
    `The prize is ${edition.prize} of our company, or ${edition.cashShareText} in cash, up to ${dollars(edition.prizeValue * edition.cashShare)}. Anything beyond that, such as taxes or how it may be used, the rules or the office decide. ${rules}`,
    `As I read the rules, the cash is ${edition.cashShareText}: up to ${dollars(edition.prizeValue * edition.cashShare)}. For the rest please ask the office at ${phone}.`,
  ]),
  "giveaway-dates": depends((context) => [`${period(context)} ${rules}`]),
  "giveaway-eligibility": depends((context) => [
    `${notNow(context)}To enter: ${eligibilityTexts(context.edition).join(" ")} ${rules}`,
  ]),
  "giveaway-rent": depends((context) => {
    const { edition, text } = context;
    const county = edition.counties.find((name) => new RegExp(`\\b${name}\\b`, "i").test(text));
    return [
      `${notNow(context)}${county ? `${county} County is one of the counties. ` : ""}The giveaway is for homeowners. The rules say: you are ${edition.minAge} or older, you own a home in one of ${formatList(edition.counties)}, and you are no employee or vendor of ours. Whether your case counts, the rules and the office decide; I can't promise it. ${rules}`,
      `I can't decide that here; the office at ${phone} can, by the rules.`,
    ];
  }),
  "giveaway-household": depends((context) => [
    `${notNow(context)}One entry counts per household, so only one of two would count. I know of no penalty; ask the office at ${phone} if you are unsure. ${rules}`,
  ]),
  "giveaway-winner": depends(({ edition }) => [
    `I can't name a winner here. The rules give ${day(edition, edition.drawAt)} as the drawing date, and a list of winners can be requested from the office within ${edition.winnersListDays} days after the end.`,
    `For the winners list please ask the office at ${phone}; I don't know any name.`,
  ]),
  "giveaway-entry-status": known(
    `I can't see entries in this chat. If it said that something went wrong, you can send the form at ${pages.win.path} again; one entry counts per household. The office at ${phone} can check whether yours arrived.`,
    `Only one entry per household counts, and I know of no rule that would throw you out for a second try. The office at ${phone} can tell you for sure.`,
  ),
  "giveaway-catch": known(
    `No purchase is necessary, and buying does not improve your chances. What happens with your details stands in the rules at ${pages.win.path} and at ${pages.privacy.path}; I don't want to promise more than they say.`,
  ),
  "giveaway-purchase": known(`No purchase is necessary, and a purchase does not improve your chances. ${rules}`),
  "home-show": depends(({ edition }) => [
    `The rules name entries in person at the home show from ${moment(edition, edition.inPersonFrom)} to ${moment(edition, edition.inPersonTo)}. They mention no fee; no purchase is necessary. More about the show the office can tell you at ${phone}. ${rules}`,
  ]),
};

/** The warranty in general: never whether somebody's own case is covered. */
export const warrantyAnswers: AnswerBank = {
  "warranty-void": open(
    "what the warranty asks of you",
    "What keeps or ends the warranty stands in its written terms, which I don't have here, so I won't decide it. Before you drill, wash under pressure or mend anything yourself, ask our customer service, so that nothing is lost.",
  ),
  "service-cost": known(
    "I can't say whether the visit or the part costs anything: that depends on what the warranty covers, and the office checks it first. Ask them before somebody comes.",
  ),
};
