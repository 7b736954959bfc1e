import { profile } from "@site/company/profile";
import { factsFor } from "../answers/bank.ts";
import type { EngineTurn } from "../engine.ts";
import { figuresIn } from "../figures.ts";
import { accentedWordsOf } from "../words.ts";
import { businessFacts, leakMark, rules } from "./instructions.ts";
import { emailsIn, phonesIn } from "./mask-contact.ts";
import type { FailureReason } from "./model-failure.ts";

/** Characters of a reply at most. */
const replyLength = 1200;

/** Words in a row that a reply may share with the rules by chance. */
const recitedWords = 10;

const runsOf = (text: string): string[] =>
  accentedWordsOf(text)
    .map((_, index, words) => words.slice(index, index + recitedWords))
    .filter((run) => run.length === recitedWords)
    .map((run) => run.join(" "));

const recited = new Set(rules.flatMap(runsOf));

const innards =
  /\bsave_?contact\b|\b(?:system|hidden|initial) (?:prompt|message|instructions?)\b|\bmy (?:instructions|rules|prompt)\b|\binternal mark\b|\[(?:phone|email)\]|^(?:human|user|assistant|system):/im;

const gaveAway = (text: string): boolean =>
  text.toUpperCase().includes(leakMark) || innards.test(text) || runsOf(text).some((run) => recited.has(run));

const markup = /`|<\/?[a-z!]|\{\{|\$\{|\[object|\bundefined\b|\bNaN\b|\]\(/i;

const link =
  /\b(?:https?|ftp|javascript|data|mailto|tel):|\bwww\.|\b[\w-]+\.(?:com|net|org|io|co|us|info|biz|app|dev|ru|cn|xyz)\b/i;

const done = "(?:book|schedul|reschedul|cancel|cancell|delet|remov|eras|confirm|reserv)ed";
/** A sentence that denies or leaves it to the office promises nothing: "I can't promise a discount". */
const denial =
  /\b(?:can't|cannot|can not|don't|do not|doesn't|does not|won't|will not|isn't|is not|aren't|are not|hasn't|has not|haven't|have not|not|never|no|unable|whether|if|only the office|once)\b/i;

const promiseWords = new RegExp(
  [
    `\\b(?:i|we)(?:'ve| have| just| already)* ${done}\\b`,
    `\\b(?:appointment|visit|estimate|consultation|measure|order|request|booking|data|information|details|account|record)s?\\b[^.!?]{0,60}\\b(?:has|have|is|are|was|were) (?:now |already |all )?(?:been )?${done}\\b(?! by phone)`,
    "\\b(?:you(?:'re| are)|it(?:'s| is)) (?:all )?(?:set|booked|scheduled) for\\b",
    "\\b(?:guarantee|promise|lock in|honou?r)[^.!?]{0,40}(?:\\$|price|discount|date|time)",
    "\\d\\s*% off\\b",
    "\\b(?:you|your)[^.!?]{0,40}\\b(?:get|qualif|receive|have|eligible|approved)[^.!?]{0,40}\\bdiscount",
    "\\bdiscount (?:of|is|has|was|applies)\\b",
  ].join("|"),
  "i",
);

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Whether a sentence binds the company; "You can't be charged, it is booked" still does. */
const promises = (text: string): boolean =>
  [...sentences.segment(text)]
    .flatMap(({ segment }) => segment.split(/[;:,]\s+(?:but|and|so)?\s*/))
    .some((part) => promiseWords.test(part) && !denial.test(part));

/** A claim to be human; "not a person" is the truth. */
const person =
  /\b(?:i am|i'm) (?:a |an )?(?:real |actual |live )?(?:person|human|human being|employee|member of (?:the|our) (?:team|staff))\b/i;

const english = new Set(
  "a an and are as at be by can do for from have how i in is it me my no not of on or our so that the this to us we what will with you your most take takes day days week weeks window windows door doors siding bathroom bathrooms estimate free call phone office home".split(
    " ",
  ),
);

/** The checks read English: in another language they would see nothing. Few words may be names and products. */
function isEnglish(text: string): boolean {
  const words = accentedWordsOf(text);
  return words.length < 8 || words.filter((word) => english.has(word)).length / words.length >= 0.12;
}

/** Figures that commit the company: money, shares, times. A bare number ("three windows") does not. */
const binding = (text: string): string[] => figuresIn(text).filter((figure) => /\s\S/.test(figure));

function hasForeignContact(text: string, { slots }: EngineTurn): boolean {
  const own = [profile.phone, profile.secondLocation?.phone, slots.phone].flatMap((phone) => phonesIn(phone ?? ""));
  const mails = [profile.email, profile.careersEmail, slots.email].map((address) => address?.toLowerCase());
  return phonesIn(text).some((phone) => !own.includes(phone)) || emailsIn(text).some((mail) => !mails.includes(mail));
}

/** Without emails, whose domains are no links. */
const withoutEmails = (text: string): string =>
  emailsIn(text).reduce((rest, mail) => rest.replaceAll(mail, ""), text.toLowerCase());

/** "Your windows for $1, agreed?": what a visitor names is no price of ours, except where a reply speaks of the budget. */
function saidFigures(text: string, messages: readonly string[]): string[] {
  const said = messages.flatMap(binding);
  return /\bbudget\b/i.test(text) ? said : said.filter((figure) => !/ (?:dollar|percent|k)$/.test(figure));
}

function hasForeignFigure(text: string, { messages, plan, now }: EngineTurn): boolean {
  const facts = [...factsFor(now, false), ...factsFor(now, true)];
  const ours = [...businessFacts, ...facts, plan.question ?? ""].flatMap(binding);
  const known = new Set([...ours, ...saidFigures(text, messages)]);
  return binding(text).some((figure) => !known.has(figure));
}

/**
 * Checks what a model wrote before a visitor sees it. A first layer, by rules: it stops what could bind the company, give
 * the prompt away or show somebody else's data, not every untruth.
 * @returns why the text must not be shown, undefined when it may
 */
export function checkReply(text: string, turn: EngineTurn): FailureReason | undefined {
  if (!text.trim()) return "empty";
  if (text.length > replyLength) return "length";
  if (gaveAway(text)) return "leak";
  if (markup.test(text)) return "markup";
  if (!isEnglish(text)) return "language";
  if (hasForeignContact(text, turn)) return "contact";
  if (link.test(withoutEmails(text))) return "link";
  if (hasForeignFigure(text, turn)) return "figure";
  if (promises(text)) return "promise";
  return person.test(text) ? "person" : undefined;
}
