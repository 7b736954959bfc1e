import type { ChatAnswers } from "../../schema.ts";

export const paying: ChatAnswers = {
  "push-price": {
    say: [
      "I can't confirm a figure or call one wrong, not even a range: sizes, products and the work around the opening make the difference. The free written estimate is the one that counts, and you can take 30 days to think it over.",
      "I understand that you want a number, and I am sorry that I have none that would be honest. The office at {phone} can talk about it, and the estimate costs nothing.",
      "I still can't put a figure on it here. Once it is measured you have it in writing.",
    ],
  },
  rival: {
    say: [
      "It makes sense to compare, and I can't match, beat or judge another company's price in this chat. Ours comes as a free written estimate, valid for 30 days, so you can lay the two side by side: custom-made products, our own certified installers, a lifetime warranty.",
      "I can't promise to beat or match it, and nothing can be said before somebody measured. The free estimate tells you, and there is no obligation.",
    ],
    cases: [
      {
        words: "\\b(?:today|tonight|right now|on the spot|sign now|one day|this week) ?(?:only)?\\b|only good",
        say: [
          "You don't have to sign today. I can't judge another company's offer, but it is wise to read it at home, ask for the license, the insurance and the warranty in writing, and compare. Our estimate is free, without obligation, and stays valid for 30 days.",
          "I can't promise to beat or match it. Take your time; our free estimate stays valid for 30 days, so you can lay the two side by side.",
        ],
      },
    ],
  },
  "compare-stores": {
    say: [
      "I can't judge anybody else's offer. What you get from us: a licensed and insured local company since {founded}, our own certified installers, custom-made products with a lifetime warranty. With any contractor, ask for the license, the insurance and a written warranty, and don't let anyone hurry you.",
      "You are free to choose, and a free estimate from us costs you nothing but the visit. Ask each of them what is in writing.",
    ],
  },
  "why-no-prices": {
    say: [
      "I see why that is annoying. Every opening is measured and everything is custom-made, so a number without measuring would not be true for your house. The estimate is free and in writing.",
      "It is not a no. I just can't name a figure that nobody has measured; the free estimate can.",
    ],
  },
  budget: {
    say: [
      "I can't promise what fits a budget before somebody has seen it. The visit and the estimate are free, and there are financing plans, subject to credit approval. If you tell the team your limit, they can say honestly what is possible.",
      "I can't say yes or no to that amount, but you can hear it at no cost. Shall I note it for the team?",
    ],
  },
  monthly: {
    say: [
      "Low monthly plans run up to 10 years at fixed rates, so payments can be kept small. Which amount is possible depends on the project and on credit approval, so I can't promise one. Pre-approval does not affect your credit score.",
      "I can't promise a monthly amount; our team can show you the plans that fit.",
    ],
  },
  "bad-credit": {
    say: [
      "I can't say whether you would be approved; every plan is subject to credit approval, and I don't know the lender's limits. You get a decision in minutes, and pre-approval does not affect your credit score.",
      "What the lender asks for in your case, our team can find out with you.",
    ],
  },
  "after-promo": {
    say: [
      "The 0% holds only if the balance is paid in full within the 12-24 months. What is charged after that stands in the lender's terms, and our team can show them to you before you choose. Subject to credit approval.",
      "The rate beyond the promotional period I don't have here; please ask to see the lender's terms first.",
    ],
  },
  "early-payoff": {
    subject: "paying it off early",
    say: ["Whether there is a fee for paying early stands in the lender's terms."],
  },
  deposit: {
    subject: "the down payment",
    say: [
      "How much is due up front, and when the rest is, I don't have here; it stands in your written quote. Financing is possible, too, subject to credit approval.",
      "I have no figure for a down payment. Our office can tell you before you sign anything.",
    ],
  },
  obligation: {
    say: [
      "No, nothing: the estimate is free, and there is no obligation at any step. It stays valid for 30 days, so you can think it over.",
      "You can say no at any time. If you don't want calls afterwards, tell me and I note it.",
    ],
  },
  coi: {
    say: [
      "Yes, we are licensed and insured, and you are welcome to ask for proof before any work starts. The office can send the certificate or the license number; tell me where and I pass it on.",
      "The papers come from the office, at {phone}.",
    ],
  },
  "estimate-valid": {
    say: [
      "Estimates are valid for 30 days. After that the office can make you a new one, free again, but I can't promise the same price.",
      "30 days from the day of the estimate; then it has to be renewed.",
    ],
  },
  "same-as-cash": { faq: "How does Same As Cash work?", say: ["{faq} Subject to credit approval."] },
  spread: {
    say: [
      "You can pay over up to 10 years at fixed rates, or 12-24 months at 0% if it is paid in full within that time. The rate of a monthly plan I don't have here. Subject to credit approval.",
    ],
  },
  decision: {
    faq: "How fast is the credit decision?",
    say: ["{faq} Subject to credit approval. Terms and conditions apply."],
  },
  "pre-approval": {
    say: [
      "No, pre-approval has no impact on your credit score. If you are applying for a mortgage or the like, ask our team or the lender before you go on to a full application.",
    ],
  },
  "zero-apr": {
    faq: "Do you have 0% APR?",
    say: ["{faq}", "The exact rate is the lender's and depends on approval, so I can't name it here."],
  },
  "quote-covers": {
    subject: "what your price includes",
    say: [
      "What is included, such as taking out the old ones, trim, disposal or painting, stands in the written quote, so I don't want to promise it here. Ask for it to be listed before you sign.",
      "That part I don't have either; it belongs in the written quote, and our team can tell you.",
    ],
  },
  price: {
    say: [
      "I can't give a price in this chat{for}: everything is custom-made, so it is measured first. The estimate is free, and you hear back {promise}.",
      "The figure comes with the free estimate, in writing and without obligation{noted}.",
      "I have no number that would be true for your house. The office at {phone} can talk it over with you.",
    ],
  },
};
