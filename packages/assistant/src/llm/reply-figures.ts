import { businessTimeZone } from "@site/company/hours";
import { dateFormat } from "@site/core/business/date-format";
import type { TurnInput } from "../conversation/turn.ts";
import { anyOf } from "../signals/any-of.ts";
import { splitSentences } from "./claims.ts";
import { extractFigures } from "./figures.ts";
import { listVisitorMessages } from "./grounding.ts";
import { lastingFacts, passingFacts } from "./prompt.ts";

/** Spanish units by their English names. */
const toEnglishUnits = (text: string): string =>
  text
    .replace(/\bhoras?\b/gi, "hours")
    .replace(/\bd[ií]as?\b/gi, "days")
    .replace(/\bsemanas?\b/gi, "weeks")
    .replace(/\bmes(?:es)?\b/gi, "months")
    .replace(/\baños?\b/gi, "years")
    .replace(/\bminutos?\b/gi, "minutes")
    .replace(/\bcolores\b/gi, "colors")
    .replace(/\bpor ciento\b/gi, "percent")
    .replace(/\bd[oó]lares\b/gi, "dollars")
    .replace(/(\d)\s+(?:a|al|y)\s+(?=\$?\d)/gi, "$1-")
    .replace(/(\d+) years (?:o más|de edad|old|or older|or more)\b/gi, "$1")
    .replace(/(\d)\s+de la mañana\b/gi, "$1 AM")
    .replace(/(\d)\s+de la (?:tarde|noche)\b/gi, "$1 PM");

/** Figures that commit the company: money, shares, times. A bare number ("three windows") does not. */
const binding = (text: string): string[] =>
  extractFigures(plainTimes(toEnglishUnits(text))).filter((figure) => /\s\S/.test(figure));

/** "530" for "5:30", and without "a day" as people say it of no duration: only "takes a day" tells one. */
const plainTimes = (text: string): string =>
  text
    .replace(/\b(\d{1,2}):(\d\d)\b/g, "$1$2")
    .replace(
      /(?<!\b(?:takes?|taking|within|in|only|just|about|lasts?|lasted) )\b(?:an?|one|another) (?=(?:minute|hour|day|week|month|year)\b)/gi,
      "the ",
    );

const lastingFigures = lastingFacts.flatMap(binding);

type Grounding = Pick<TurnInput, "messages" | "history" | "now" | "learned">;

const extractNumbers = (text: string): string[] =>
  plainTimes(text.replace(/(\d),(?=\d{3})/g, "$1")).match(/\d+/g) ?? [];

/** Units of which a visitor's own numbers may be repeated: "after 4" as "after 4 PM", never a price. */
const ownUnit = / (?:am|pm|hour|day|week|month|year|minute)$/;

/** Words that make an offer of a figure, also of one that the visitor named. */
const offering = /\b(?:deal|accept\w*|agree\w*|approv\w*|for|cost\w*|price\w*|total|trato|acept\w*|cuesta\w*)\b/i;

/** A visitor's budget may be repeated as what it is. */
const isOwnBudget = (text: string, visitorText: string, figure: string): boolean =>
  splitSentences(text)
    .filter((sentence) => binding(sentence).includes(figure))
    .every((sentence) => /\b(?:budget|presupuesto)\b/i.test(sentence) && !offering.test(sentence)) &&
  binding(visitorText).includes(figure);

/** Every number of a figure is the visitor's; "Your windows for $1, agreed?" is no price of ours all the same. */
const isSaidFigure = (text: string, visitorText: string) => (figure: string) => {
  const own = new Set([
    ...extractNumbers(visitorText),
    ...extractFigures(toEnglishUnits(visitorText)).flatMap(extractNumbers),
  ]);
  const isOwn = extractNumbers(figure).every((number) => own.has(number));
  return isOwn && (ownUnit.test(figure) || isOwnBudget(text, visitorText, figure));
};

/** Money without its sign: "All your windows cost 4500", "two grand", "cinco mil". */
const money = anyOf(
  /\b(?:costs?|price[sd]? (?:is|are|at)|total(?:s|ing)?|charges? (?:you )?|cuestan?|precio (?:es|de)|son|valen?)\b[^.!?\d$]{0,20}\d[\d,.]{2,}\b/i,
  /\b(?:\d[\d,.]*|a|one|two|three|four|five|six|ten|twelve|fifteen|twenty|dos|tres|cuatro|cinco|diez) ?(?:usd|grand|thousand|mil(?: d[oó]lares)?)\b/i,
);

const timeNow = (now: Date): string =>
  dateFormat("en-US", { timeStyle: "short", timeZone: businessTimeZone }).format(now);

function foreignFigures(text: string, visitorText: string, { now, learned = [] }: Grounding): string[] {
  const ofTurn = [...passingFacts(now), ...learned.map(({ answer }) => answer), timeNow(now)];
  const facts = new Set([...lastingFigures, ...ofTurn.flatMap(binding)]);
  const isSaid = isSaidFigure(text, visitorText);
  return binding(text).filter((figure) => !facts.has(figure) && !isSaid(figure));
}

const joinVisitorText = ({ history, messages }: Pick<Grounding, "history" | "messages">): string =>
  [...listVisitorMessages(history), ...messages].join("\n");

/** Figures of a reply that no fact and no word of the visitor has, to name them to the model. */
export const figuresToAvoid = (text: string, turn: Grounding): string[] =>
  foreignFigures(text, joinVisitorText(turn), turn);

/** Whether a reply names money without its sign. */
export const namesMoney = (text: string): boolean => money.test(text);
