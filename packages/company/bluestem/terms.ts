import type { TextSection } from "../schema.ts";
import { state } from "./places.ts";
import { profile } from "./profile.ts";

// For review by counsel before production.

export const terms: readonly TextSection[] = [
  {
    heading: "Using this site",
    paragraphs: [`${profile.legalName} runs this site. You may use it to learn about our work and to reach us.`],
  },
  {
    heading: "Estimates",
    claims: ["estimates"],
    paragraphs: ["An estimate is free and good for 60 days. Work begins with an agreement that both of us sign."],
  },
  {
    heading: "Text messages",
    id: "sms",
    paragraphs: [
      `If you tick the box for text messages, ${profile.company} may send automated text messages about your estimate to the number you gave. Consent is not a condition of any purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help.`,
    ],
  },
  { heading: "Law", paragraphs: [`The law of the State of ${state} applies.`] },
];
