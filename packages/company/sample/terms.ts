import type { TextSection } from "../schema.ts";
import { creditNote } from "./financing.ts";
import { state } from "./places.ts";
import { profile } from "./profile.ts";

// For review by counsel before production.

export const terms: readonly TextSection[] = [
  {
    heading: "Using this site",
    paragraphs: [
      `${profile.legalName} runs this site. It describes our products and services, lets you ask questions and lets you ask us to contact you. You may use it for that purpose. Please do not disturb it, copy it for another business or send us things that are not yours to send.`,
    ],
  },
  {
    heading: "Estimates",
    claims: ["M-26"],
    paragraphs: [
      "An estimate is free and does not oblige you to anything. Estimates are valid 30 days from the day we give them. A project begins with a written agreement that both of us sign; what that agreement says comes before anything on this site.",
      "The automated chat assistant gives general information. It cannot agree on prices, discounts or dates for us.",
    ],
  },
  {
    heading: "Financing",
    paragraphs: [
      `Financing is offered by a lender and not by us. The lender decides on your application and sends you its own disclosures. ${creditNote}`,
    ],
  },
  {
    heading: "Warranties",
    paragraphs: [
      "The warranties on our products and work are those in the written warranty that comes with your project. Summaries on this site do not replace it. You may read the written warranty before you buy.",
    ],
  },
  {
    heading: "Reviews",
    paragraphs: [
      "Reviews on this site come from the source named beside them, newest first, without a choice by rating. They are the opinions of the people who wrote them.",
    ],
  },
  {
    heading: "Giveaway",
    paragraphs: [
      "A giveaway on this site follows its official rules, which you can open beside the entry form. No purchase is necessary to enter or win.",
    ],
  },
  {
    heading: "Text messages",
    id: "sms",
    paragraphs: [
      `If you tick the box for text messages, ${profile.company} may send automated text messages about your estimate and offers to the number you gave. Consent is not a condition of any purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help. Mobile carriers are not liable for delayed or undelivered messages.`,
      "The form works just as well without this consent.",
    ],
  },
  {
    heading: "Links to other sites",
    paragraphs: [
      "Some links lead to other sites, such as maps, videos, a lender or community projects. We choose them with care but are not responsible for what others publish.",
    ],
  },
  {
    heading: "Liability",
    paragraphs: [
      "We keep this site correct and available as well as we can, but we do not promise that it is free of errors. To the extent the law allows, we are not liable for damage that comes only from using the site. This does not limit your rights under a written agreement with us or under consumer law.",
    ],
  },
  {
    heading: "Changes",
    paragraphs: [
      `When these terms change, the new text appears on this page. The law of the State of ${state} applies.`,
    ],
  },
];
