import { creditNote, plans } from "@site/company/financing";
import { profile } from "@site/company/profile";
import { services } from "@site/company/services";
import { pages } from "@site/core/site/pages";
import { type AnswerBank, depends, fromFaq, known, open, phone } from "./answer.ts";

const nouns: Partial<Record<string, string>> = {
  windows: "windows",
  siding: "siding",
  bathrooms: "a bathroom",
  doors: "a door",
  other: "a project",
};

/** Prices, payment and papers. */
export const payingAnswers: AnswerBank = {
  price: depends(({ service, slots }) => [
    `I can't give a price in this chat${service ? ` for ${nouns[service] ?? services[service as keyof typeof services].name.toLowerCase()}` : ""}: everything is custom-made, so it is measured first. The estimate is free, and you hear back within 24 hours.`,
    `The figure comes with the free estimate, in writing and without obligation${slots.details ? ", with what you told me about the project" : ""}.`,
    `I have no number that would be true for your house. The office at ${phone} can talk it over with you.`,
  ]),
  "push-price": known(
    "I can't say yes or no to a figure, not even a range: sizes, products and the work around the opening make the difference. The free written estimate is the one that counts, and you can take 30 days to think it over.",
    `I understand that you want a number, and I am sorry that I have none that would be honest. The office at ${phone} can talk about it, and the estimate costs nothing.`,
    "I still can't put a figure on it here. Once it is measured you have it in writing.",
  ),
  rival: known(
    "It makes sense to compare, and I can't match, beat or judge another company's price in this chat. Ours comes as a free written estimate, valid for 30 days, so you can lay the two side by side: custom-made products, our own certified installers, a lifetime warranty.",
    "I can say neither yes nor no to that without measuring. The free estimate tells you, and there is no obligation.",
  ),
  "compare-stores": known(
    `I can't judge anybody else's offer. What you get from us: a licensed and insured local company since ${profile.founded}, our own certified installers, custom-made products with a lifetime warranty. With any contractor, ask for the license, the insurance and a written warranty, and don't let anyone hurry you.`,
    "You are free to choose, and a free estimate from us costs you nothing but the visit. Ask each of them what is in writing.",
  ),
  "why-no-prices": known(
    "I see why that is annoying. Every opening is measured and everything is custom-made, so a number without measuring would not be true for your house. The estimate is free and in writing.",
    "It is not a no. I just can't name a figure that nobody has measured; the free estimate can.",
  ),
  budget: known(
    "I can't promise what fits a budget before somebody has seen it. The visit and the estimate are free, and there are financing plans, subject to credit approval. If you tell the team your limit, they can say honestly what is possible.",
    "I can't say yes or no to that amount, but you can hear it at no cost. Shall I note it for the team?",
  ),
  monthly: known(
    `Low monthly plans run up to 10 years at fixed rates, so payments can be kept small. Which amount is possible depends on the project and on credit approval, so I can't promise one. Pre-approval does not affect your credit score.`,
    "I can't promise a monthly amount; our team can show you the plans that fit.",
  ),
  "bad-credit": known(
    "I can't say whether you would be approved; every plan is subject to credit approval, and I don't know the lender's limits. You get a decision in minutes, and pre-approval does not affect your credit score.",
    "What the lender asks for in your case, our team can find out with you.",
  ),
  "after-promo": known(
    "The 0% holds only if the balance is paid in full within the 12-24 months. What is charged after that stands in the lender's terms, and our team can show them to you before you choose. Subject to credit approval.",
    "The rate beyond the promotional period I don't have here; please ask to see the lender's terms first.",
  ),
  "early-payoff": open("paying it off early", "Whether there is a fee for paying early stands in the lender's terms."),
  deposit: open(
    "the down payment",
    "How much is due up front, and when the rest is, I don't have here; it stands in your written quote. Financing is possible, too, subject to credit approval.",
    "I have no figure for a down payment. Our office can tell you before you sign anything.",
  ),
  "payment-methods": open("ways to pay", "Which cards or ways to pay we take I don't have here."),
  "payment-status": known(
    `I can't see payments or bills in this chat, so please don't send account details here. The office at ${phone} can look it up. If you leave your name and number, I pass on that you asked.`,
  ),
  "quote-covers": open(
    "what your price includes",
    "What is included, such as taking out the old ones, trim, disposal or painting, stands in the written quote, so I don't want to promise it here. Ask for it to be listed before you sign.",
    "That part I don't have either; it belongs in the written quote, and our team can tell you.",
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
  obligation: known(
    "No, nothing: the estimate is free, and there is no obligation at any step. It stays valid for 30 days, so you can think it over.",
    "You can say no at any time. If you don't want calls afterwards, tell me and I note it.",
  ),
  "contract-copy": known(
    `I can't look up papers in this chat. The office can find them at ${phone}; if you leave your name, the address of the house and a phone number or email, I pass on what you need.`,
  ),
  coi: known(
    "Yes, we are licensed and insured, and you are welcome to ask for proof before any work starts. The office can send the certificate or the license number; tell me where and I pass it on.",
    `The papers come from the office, at ${phone}.`,
  ),
  "free-estimate": known(
    "No, there is no charge: the visit, the measuring and the estimate are free, without obligation. You hear back within 24 hours.",
    "It is free, whether you buy or not.",
  ),
  "estimate-valid": known(
    "Estimates are valid for 30 days. After that the office can make you a new one, free again, but I can't promise the same price.",
    "30 days from the day of the estimate; then it has to be renewed.",
  ),
  financing: depends(() =>
    plans.length === 0
      ? [creditNote]
      : [
          `Yes. ${plans.map(({ title, text }) => `${title}: ${text}`).join(" ")} ${creditNote} More at ${pages.financing.path}.`,
          `There are three plans: Same As Cash, Low Monthly Payments and Reduced APR, all subject to credit approval. Which suits you, our team can go through with you.`,
        ],
  ),
  "same-as-cash": fromFaq("How does Same As Cash work?", (answer) => [`${answer} Subject to credit approval.`]),
  spread: known(
    "You can pay over up to 10 years at fixed rates, or 12-24 months at 0% if it is paid in full within that time. The rate of a monthly plan I don't have here. Subject to credit approval.",
  ),
  decision: fromFaq("How fast is the credit decision?", (answer) => [`${answer} ${creditNote}`]),
  "pre-approval": known(
    "No, pre-approval has no impact on your credit score. If you are applying for a mortgage or the like, ask our team or the lender before you go on to a full application.",
  ),
  "zero-apr": fromFaq("Do you have 0% APR?", (answer) => [
    answer,
    "The exact rate is the lender's and depends on approval, so I can't name it here.",
  ]),
  "financing-apply": depends(() => [
    profile.lender
      ? `You can apply with our lender, ${profile.lender.label}, from ${pages.financing.path}. ${creditNote}`
      : `Ask for it with your estimate at ${pages.quote.path}. ${creditNote}`,
  ]),
};
