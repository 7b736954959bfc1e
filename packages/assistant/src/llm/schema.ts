import { serviceTypes } from "@site/core/leads/options";
import * as z from "zod";
import { ContactProposal } from "../conversation/accept-contact.ts";
import { topicNames } from "../ranking/topics.ts";

/** Acts that the office, or somebody in need, has to be thought of first. */
const officeActs = [
  ...(["injury", "emergency", "injection", "others", "bereaved", "stop", "privacy", "withdraw", "reschedule"] as const),
  ...(["damage", "claim", "complaint", "status", "recap", "job", "vendor", "identity", "callback"] as const),
  ...(["human", "abuse"] as const),
] as const;
const flowActs = [
  ...(["project", "price", "question", "inform", "correct", "confirm", "refuse", "over", "resume"] as const),
  ...(["small-talk", "off-topic"] as const),
] as const;

const acts = [...officeActs, ...flowActs] as const;
export type Act = (typeof acts)[number];

export const isOfficeAct = (act: Act): boolean => officeActs.some((each) => each === act);

/** What a reply may ask for; `areaCode` is asked by "contact". */
export const asks = ["service", "details", "name", "location", "contact", "callback"] as const;

const line = (description: string) => z.string().max(200).optional().describe(description);

/** What a model makes of a turn: the visitor's acts, what they said about themselves, and the reply. Untrusted. */
export const TurnProposal = z.object({
  acts: z.array(z.enum(acts)).max(8).describe("Everything that the visitor does in the new message"),
  topic: z.enum(topicNames).optional().describe("What a question is about"),
  ...ContactProposal.shape,
  phone: line("The visitor's own number, as its mark, when it is new or corrected"),
  phoneEnd: line("The right last digits of the number on file, when only these are corrected: '0104'"),
  email: line("The visitor's own email, as its mark or in their words, when it is new or corrected"),
  service: z.enum(serviceTypes).optional().describe("What the project is about, when new or changed"),
  alsoServices: z.array(z.enum(serviceTypes)).max(4).optional().describe("All further services that are wanted"),
  details: z
    .string()
    .max(300)
    .optional()
    .describe("The project so far in the visitor's own words: what, how many, state"),
  times: line("When and how they want to be reached or visited, all wishes together: 'after 4 PM, text only'"),
  askFor: line("Somebody else whom the office should ask for"),
  others: z.array(z.string().max(120)).max(4).optional().describe("Other people with a number: 'Ruthie, [phone 2]'"),
  appointment: line("What an appointment that they have is to become: 'wants to move it to Friday'"),
  urgent: z.boolean().optional().describe("True when it must not wait: danger, water coming in, an open house"),
  forOffice: z.boolean().optional().describe("True when only the office can answer what was asked"),
  language: z.enum(["en", "es"]).describe("The language of the reply"),
  asks: z.enum(asks).optional().describe("What the reply asks the visitor for; absent when it asks nothing of these"),
  reply: z.string().describe("What the visitor reads"),
});
export type TurnProposal = z.output<typeof TurnProposal>;
