import { extractFigures } from "@site/assistant/llm/figures";
import { claims } from "@site/company/claims";
import { hours } from "@site/company/hours";
import { hasPersonalData } from "./personal-data.ts";

/** Every figure that the company publishes, as `extractFigures` spells it. */
const publishedFigures: ReadonlySet<string> = new Set(
  [
    ...Object.values(claims).flatMap(({ figures }) => figures),
    ...Object.values(hours).flatMap((rows) => rows.map(({ text }) => text)),
  ].flatMap(extractFigures),
);

export type Refusal = "length" | "personal" | "price" | "promotion" | "appointment" | "figure";

const patternLimits = { questionMax: 300, answerMin: 15, answerMax: 600 } as const;

const price =
  /[$€£]|\b\d[\d,.]*\s*(?:dollars?|bucks|usd)\b|\b(?:dollars|bucks)\b|\b(?:priced? (?:at|from)|starting at|costs? (?:about|around|between|only)|runs? (?:about|around) \d)/i;

const promotion =
  /%\s*off\b|\b0\s*%|\bpercent off\b|\b(?:discount|coupon|promo|promotion|rebate|giveaway|sweepstake|raffle|clearance)s?\b|\b(?:special|limited)[ -](?:offer|time|deal|price)s?\b|\b(?:on sale|sale (?:ends|price)|specials|free (?:installation|upgrade)|no interest|no money down|buy one|half off|deal of)\b/i;

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const month = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";

/** A promise about one day: true for one visitor, at most for a week. */
const appointment = new RegExp(
  [
    "\\b(?:see you|booked you|scheduled you|put you down|have you down|pencil you|you(?:'re| are) (?:all set|booked|scheduled|confirmed))\\b",
    "\\b(?:today|tonight|tomorrow|yesterday)\\b",
    `\\b(?:this|next|coming|on|by|until) (?:${weekday}|week|month)\\b(?!s)`,
    `\\b${month} \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b`,
    `\\b(?:appointment|visit|estimate|consultant|technician|crew|installer|team)\\b[^.!?]{0,80}(?:\\b\\d{1,2}(?::\\d{2})?\\s*[ap]\\.?m\\b|\\b${weekday}\\b(?!s)|o'clock)`,
    "\\bappointment (?:is|has been|was|for)\\b",
  ].join("|"),
  "i",
);

/** Checks whether a question and its answer may be told to other visitors.
 * @param people lower-case parts of the names of everybody in the conversation
 * @returns why they make no pattern, undefined when a person may review them */
export function refusePattern(question: string, answer: string, people: ReadonlySet<string>): Refusal | undefined {
  const { questionMax, answerMin, answerMax } = patternLimits;
  if (question.length > questionMax || answer.length < answerMin || answer.length > answerMax) return "length";
  if (hasPersonalData(question, people) || hasPersonalData(answer, people)) return "personal";
  if (price.test(question) || price.test(answer)) return "price";
  if (promotion.test(answer)) return "promotion";
  if (appointment.test(answer)) return "appointment";
  if (extractFigures(answer).some((figure) => !publishedFigures.has(figure))) return "figure";
  return undefined;
}
