import { creditNote, plans } from "@site/company/financing";
import { profile } from "@site/company/profile";
import { pages } from "@site/core/site/pages";
import { counted, formatList } from "../words.ts";
import { type AnswerBank, depends, known, open, phone } from "./answer.ts";

const free = /\bfree\b|\b(?:costs?|pay) (?:me |us )?nothing\b|\bno (?:cost|charge)\b/gi;

/** Yes to "is it free?", no to "is there a charge?", and neither to a question that is both. */
function isItFree(text: string): string {
  const charge = text.replace(free, " ");
  const asksCharge = /\b(?:charg\w*|pay\w*|costs?|fees?|owe)\b/i.test(charge);
  const isYesOrNo = !/\b(?:whats?|how|when|where|who)\b|n't\b|\bnot\b/i.test(text);
  if (charge !== text) return isYesOrNo && !asksCharge ? "Yes," : "There is no charge:";
  return asksCharge && isYesOrNo && /\b(?:is|are|do|does|will|would|should|must|have to|gonna)\b/i.test(text)
    ? "No, there is no charge:"
    : "There is no charge:";
}

/** Prices, payment and papers. */
export const payingAnswers: AnswerBank = {
  "payment-methods": open("ways to pay", "Which cards or ways to pay we take I don't have here."),
  "payment-status": known(
    `I can't see payments or bills in this chat, so please don't send account details here. The office at ${phone} can look it up. If you leave your name and number, I pass on that you asked.`,
  ),
  bundle: open(
    "a price for several projects",
    "Whether there is something off for doing more than one project, I can't promise; one free estimate can cover all of it.",
  ),
  offers: depends(() => [
    `${profile.offersSite ? `Current offers are at ${profile.offersSite.url}. ` : ""}I can't confirm a discount in this chat; the office at ${phone} can tell you what applies to you.`,
    "I can't promise a discount. Please ask for it when the office calls, so that it goes into your quote.",
  ]),
  "contract-cancel": known(
    `I am sorry that you feel unsure. I can't advise on your contract; please read the part on cancellation in your papers and call the office today at ${phone}, because there may be a time limit.`,
    `Only the office can do that, at ${phone}. Please call today and ask them to confirm it in writing.`,
  ),
  "refund-policy": open(
    "refunds",
    "Refunds are a matter of your contract, and I don't have the terms here. If something is not right with our work, we want to hear of it.",
  ),
  "tax-credit": open(
    "tax credits and rebates",
    "I can't say whether a credit or rebate applies, and I don't want to name an amount. The IRS or a tax adviser can tell you about taxes, your utility or the state about rebates; our office can give you the product papers.",
  ),
  "contract-copy": known(
    `I can't look up papers in this chat. The office can find them at ${phone}; if you leave your name, the address of the house and a phone number or email, I pass on what you need.`,
  ),
  "free-estimate": depends(({ promise, text }) => [
    `${isItFree(text)} the visit, the measuring and the estimate are free, without obligation. You hear back ${promise}.`,
    "It is free, whether you buy or not.",
  ]),
  financing: depends(() =>
    plans.length === 0
      ? [creditNote]
      : [
          `Yes. ${plans.map(({ title, text }) => `${title}: ${text}`).join(" ")} ${creditNote} More at ${pages.financing.path}.`,
          `There ${plans.length === 1 ? "is one plan" : `are ${counted(plans.length)} plans`}: ${formatList(
            plans.map(({ title }) => title),
            { comma: "" },
          )}, all subject to credit approval. Which suits you, our team can go through with you.`,
        ],
  ),
  "financing-apply": depends(() => [
    profile.lender
      ? `You can apply with our lender, ${profile.lender.label}, from ${pages.financing.path}. ${creditNote}`
      : `Ask for it with your estimate at ${pages.quote.path}. ${creditNote}`,
  ]),
};
