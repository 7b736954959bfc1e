import { benefits } from "@site/company/careers";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import type { Edition } from "@site/company/schema";
import { warranties } from "@site/company/warranty";
import { acceptsEntries, closedNotice, editionDay, eligibilityTexts, windowStateOf } from "@site/core/giveaway/edition";
import { dollars } from "@site/core/giveaway/rules";
import { pages } from "@site/core/site/pages";
import { enumerated } from "../words.ts";
import {
  type AnswerBank,
  type AnswerContext,
  depends,
  faqAnswer,
  hasTheseTrades,
  known,
  open,
  phone,
} from "./answer.ts";

const openJobs = enumerated(positions.map(({ title, type, place, pay }) => `${title} (${type}, ${place}, ${pay})`));
const apply = `You can apply at ${pages.careers.path}`;

/** Work with the company: what is listed, and nothing on how somebody would be judged. */
export const jobAnswers: AnswerBank = {
  pay: known(
    `${positions
      .map(({ title, pay }) => `${title}: ${pay} an hour`)
      .join("; ")
      .replaceAll(" per hour an hour", " an hour")
      .replaceAll("/hour an hour", " an hour")}. ${apply}.`,
    `The pay that is listed is ${enumerated(positions.map(({ title, pay }) => `${pay} (${title})`))}. More the hiring team can tell you.`,
  ),
  benefits: known(
    `${benefits.map(({ title }) => title).join(", ")}. The details are at ${pages.careers.path}, and the hiring team can explain them.`,
    "More about the benefits the hiring team can tell you.",
  ),
  "job-requirements": known(
    `You are welcome to apply. How that counts is for the hiring team to say, and I don't want to guess; ${phone} reaches them. The listed jobs are full-time, ${enumerated(positions.map(({ title }) => title))}. ${apply}.`,
    `That the hiring team has to answer; ${phone} reaches them. ${apply} either way.`,
  ),
  "job-status": known(
    `I can't see applications or who was hired. The office at ${phone} can tell you; if you leave your name and number, I pass on that you asked. Our address is ${profile.showroom.street}, ${profile.showroom.city}, NY ${profile.showroom.postalCode}.`,
  ),
  "job-office": known(
    `Two jobs are listed right now: ${openJobs}. Whether there is other work, such as in the office, I don't have here; the hiring team can tell you at ${phone}.`,
  ),
  "job-subs": known(
    `We work with our own certified installers and use no subcontractors. You are welcome to apply for a job with us instead: ${openJobs}, regular employment. ${apply}.`,
    `These are regular jobs on the payroll. ${apply}.`,
  ),
  "job-schedule": known(
    `The listed jobs are ${openJobs}. Pay days, hours and the like I don't have here; the hiring team can tell you at ${phone}.`,
  ),
};

const day = (edition: Edition, at: string): string => editionDay(edition, at);

/** The dates as the rules state them, and what they mean today; never "entry is closed" unless that is enforced. */
function period({ edition, now }: AnswerContext): string {
  const dates = `The entry period stated in the rules is ${day(edition, edition.opensAt)} to ${day(edition, edition.closesAt)}, and the drawing date is ${day(edition, edition.drawAt)}.`;
  if (!acceptsEntries(edition, now)) return `${dates} ${closedNotice(edition, now)}`;
  return windowStateOf(edition, now) === "closed"
    ? `${dates} That stated period has ended; call ${phone} if you have questions about it.`
    : dates;
}

const rules = `The official rules are at ${pages.win.path}.`;

export const giveawayAnswers: AnswerBank = {
  giveaway: depends((context) => [
    `${context.edition.title}: the prize is ${context.edition.prize}. You enter with the form at ${pages.win.path}. You must be ${context.edition.minAge} or older and own a home in one of these counties: ${enumerated(context.edition.counties)}. ${period(context)}`,
    rules,
  ]),
  "giveaway-prize": depends(({ edition }) => [
    `The prize is ${edition.prize}. The winner may take one tenth of it in cash instead, up to ${dollars(edition.prizeValue * edition.cashShare)}. ${rules}`,
    `Yes: products and services up to ${dollars(edition.prizeValue)}, or up to ${dollars(edition.prizeValue * edition.cashShare)} in cash. ${rules}`,
  ]),
  "giveaway-use": depends(({ edition }) => [
    `The prize is ${edition.prize} of our company, or one tenth in cash, up to ${dollars(edition.prizeValue * edition.cashShare)}. Anything beyond that, such as taxes or how it may be used, the rules or the office decide. ${rules}`,
    `As I read the rules, the cash is one tenth: up to ${dollars(edition.prizeValue * edition.cashShare)}. For the rest please ask the office at ${phone}.`,
  ]),
  "giveaway-dates": depends((context) => [`${period(context)} ${rules}`]),
  "giveaway-eligibility": depends(({ edition }) => [`To enter: ${eligibilityTexts(edition).join(" ")} ${rules}`]),
  "giveaway-rent": depends(({ edition, text }) => {
    const county = edition.counties.find((name) => new RegExp(`\\b${name}\\b`, "i").test(text));
    return [
      `${county ? `${county} County is one of the counties. ` : ""}The rules say: you are ${edition.minAge} or older, you own a home in one of ${enumerated(edition.counties)}, and you are no employee or vendor of ours. Whether your case counts, the rules and the office decide; I can't promise it. ${rules}`,
      `I can't decide that here; the office at ${phone} can, by the rules.`,
    ];
  }),
  "giveaway-household": known(
    `One entry counts per household, so only one of two would count. I know of no penalty; ask the office at ${phone} if you are unsure. ${rules}`,
  ),
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
    `The rules name entries in person at the home show from January 31, 2026, 10:00 AM to February 1, 2026, 1:59 PM. They mention no fee; no purchase is necessary. More about the show the office can tell you at ${phone}. ${rules}`.replace(
      "January 31, 2026",
      day(edition, edition.inPersonFrom),
    ),
  ]),
};

const ofProducts = warranties[0]?.paragraphs[0] ?? "";

const byService: Partial<Record<string, string>> = {
  windows: faqAnswer("What warranty do the windows carry?"),
  siding: `The siding carries a lifetime warranty, and its finish a 30-year no-fade promise. It can be transferred to the next owner.`,
  bathrooms: faqAnswer("Is there a warranty on bathroom work?"),
  doors: faqAnswer("What warranty do the doors carry?"),
};

/** The warranty in general: never whether somebody's own case is covered. */
export const warrantyAnswers: AnswerBank = {
  warranty: depends(({ service }) => [
    (hasTheseTrades && service && service !== "other" ? byService[service] : undefined) ??
      `${ofProducts} Our installation work has a warranty of its own. More at ${pages.warranty.path}.`,
    `The written warranty has the details; you can read it before you sign.`,
  ]),
  "warranty-installation": known(
    "Yes, our installation work has a warranty of its own beside the lifetime warranty on the products. If something we installed does not open, close, drain or seal as it should, call us and we come and look at it.",
    "The exact terms for the labor I don't have here. Ask for the written warranty; you can read it before you sign.",
  ),
  "warranty-labor": known(
    "The products carry a lifetime warranty and our installation work has one of its own. What labor is covered, and for how long, stands in the written warranty, and I don't have its terms here.",
    "You are right, the exact terms I don't know. The office can look them up and send them to you.",
  ),
  "warranty-exclusions": known(
    "The lifetime warranty covers the product itself, as the written warranty describes it. What is left out, such as accidents, storms or glass breakage, I don't have here, so I can't say whether yours is covered. The office can check it: call or send a service request.",
    `That needs somebody to look at your papers: ${phone}, or ${pages.serviceRequest.path}.`,
  ),
  "warranty-void": open(
    "what the warranty asks of you",
    "I know of no such rule here, and I don't want to confirm or deny it: the written warranty decides.",
  ),
  "warranty-meaning": open(
    "what lifetime means in the terms",
    "It is called a lifetime warranty, and who or what the lifetime is counted by stands in the written warranty, which you can read before you sign. I don't have those terms here.",
  ),
  "warranty-transfer": depends(({ service, text }) => [
    service === "bathrooms" || /bath|shower|tub/i.test(text)
      ? `For windows, siding and doors it is transferable to the next owner; bathrooms are not named there, so please ask the office at ${phone} about that part.`
      : `The warranty for windows, siding and doors is transferable to the next owner. Please call ${phone} when you sell, so that our records show the right name; the office tells you the steps.`,
    `For windows, siding and doors it can go to the buyer; bathrooms are not named, so ask the office. The steps and papers come from the office at ${phone}, best before the closing.`,
  ]),
  "warranty-previous": known(
    `The warranty for windows, siding and doors can pass to a new owner, but I can't see whether yours did. The office can look it up by the address, also without papers: ${phone}. If you leave your name, the address and a number, I pass it on.`,
    `The office can find the file by the address of the house.`,
  ),
  "service-cost": known(
    "I can't say whether the visit or the part costs anything: that depends on what the warranty covers, and the office checks it first. Ask them before somebody comes.",
  ),
};
