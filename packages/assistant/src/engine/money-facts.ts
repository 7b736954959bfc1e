import { profile } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { creditNote, plans } from "@site/core/site/texts/financing";
import { warranties } from "@site/core/site/texts/warranty";
import { type Fact, faqAnswer, faqFact } from "./fact.ts";

const lifetime = warranties[0]?.paragraphs[0];
const installation = warranties[1]?.paragraphs[0];
const transferable = warranties[2]?.paragraphs[0];

export const moneyFacts: readonly Fact[] = [
  {
    id: "financing",
    forms: [
      "What financing options do you have?",
      "Do you offer financing?",
      "Can I make payments?",
      "Is there a payment plan?",
      "Can I pay monthly?",
      "Can I pay it off over time?",
      "Do you take bad credit or help with credit?",
    ],
    keywords:
      "financing finance payment payments plan plans monthly credit loan installments budget afford interest pay apr options",
    answer: () =>
      `We have three plans. ${plans.map(({ title, text }) => `${title}: ${text}`).join(" ")} ${creditNote} Details: ${pages.financing.path}.`,
  },
  faqFact("same-as-cash", "How does Same As Cash work?", {
    forms: ["Is there interest-free financing?", "Do you have no interest financing?"],
    keywords: "same as cash interest free zero promotional period",
  }),
  faqFact("spread", "How long can I spread the payments?", {
    isAmount: true,
    forms: [
      "How many years can I pay over?",
      "How many years can I spread the payments over?",
      "What is the longest loan term?",
      "How many months to pay it off?",
    ],
    keywords: "spread years months term long payments monthly loan length fixed",
  }),
  faqFact("decision", "How fast is the credit decision?", {
    forms: ["How long until I know if I am approved for financing?", "How quickly is credit approved?"],
    keywords: "credit decision approval approved fast quick minutes",
  }),
  faqFact("pre-approval", "Does pre-approval affect my credit score?", {
    forms: [
      "Will applying hurt my credit?",
      "Is it a hard credit check?",
      "Does my credit take a hit when I see what I qualify for?",
      "Does prequalifying lower my score?",
    ],
    keywords: "pre-approval preapproval prequalify credit score hurt affect impact check pull",
  }),
  faqFact("zero-apr", "Do you have 0% APR?", {
    forms: ["Is zero percent financing available?", "What is the interest rate?", "What is the APR?"],
    keywords: "0 apr zero percent interest rate qualified",
  }),
  {
    id: "financing-apply",
    forms: ["How do I apply for financing?", "Where can I apply for a loan?", "Who is your lender?"],
    keywords: "apply financing application loan lender bank",
    answer: () =>
      profile.lender
        ? `You can apply with our lender, ${profile.lender.label}, from ${pages.financing.path}. ${creditNote}`
        : `Ask for it with your estimate at ${pages.quote.path}, or call ${profile.phone}. ${creditNote}`,
  },
  {
    id: "warranty",
    forms: [
      "What warranty do you have?",
      "Is the work guaranteed?",
      "What does the warranty cover?",
      "How many years is the warranty?",
      "What if it cracks or breaks?",
      "Do you stand behind your products?",
    ],
    keywords: "warranty guarantee guaranteed cover covered lifetime products years break crack",
    answer: () =>
      `${lifetime} ${warranties[1]?.paragraphs[0]?.split(". ").slice(0, 2).join(". ")}. Details: ${pages.warranty.path}.`,
  },
  {
    id: "warranty-installation",
    forms: [
      "Is the installation or labor covered by the warranty?",
      "What if something you installed breaks?",
      "Do you have a workmanship warranty?",
    ],
    keywords: "installation labor workmanship warranty guarantee break broken defect",
    answer: () => installation,
  },
  {
    id: "warranty-transfer",
    forms: [
      "Is the warranty transferable?",
      "Does the warranty transfer if I sell my house?",
      "Can the next owner use the warranty?",
    ],
    keywords: "transfer transferable warranty sell sold next new owner buyer house",
    answer: () => transferable,
  },
  {
    id: "warranty-windows",
    service: "windows",
    forms: [
      "What warranty comes with the windows?",
      "How long are the windows guaranteed?",
      "How many years of warranty do windows have?",
    ],
    keywords: "warranty windows lifetime guarantee years break crack seal",
    answer: () => faqAnswer("What warranty do the windows carry?"),
  },
  {
    id: "warranty-siding",
    service: "siding",
    forms: ["Is there a warranty on the siding?", "What is the siding warranty?"],
    keywords: "warranty siding lifetime guarantee transfer years crack cracks break dent damage",
    answer: () => `${faqAnswer("Will the color fade?")} ${transferable}`,
  },
  {
    id: "warranty-doors",
    service: "doors",
    forms: ["What warranty do the doors carry?", "Are doors guaranteed?"],
    keywords: "warranty doors lifetime guarantee years break",
    answer: () => faqAnswer("What warranty do the doors carry?"),
  },
  {
    id: "warranty-bathrooms",
    service: "bathrooms",
    forms: ["Is there a warranty on bathroom work?", "Is the shower guaranteed?", "What warranty is on the tub?"],
    keywords: "warranty bathroom shower tub lifetime guarantee years leak crack break",
    answer: () => faqAnswer("Is there a warranty on bathroom work?"),
  },
  {
    id: "free-estimate",
    isAmount: true,
    forms: [
      "Are estimates free?",
      "Do you charge for an estimate?",
      "How do I get a quote?",
      "Is the consultation free?",
      "Is there an obligation?",
    ],
    keywords: "free estimate quote charge consultation obligation fee",
    answer: () =>
      `Estimates are free. You can ask for one right here in the chat or at ${pages.quote.path}. ${faqAnswer("How soon will I hear back about a quote?").split(". ")[0]} you hear back.`,
  },
];
