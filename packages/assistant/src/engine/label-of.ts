import { placesIn } from "../answers/area.ts";
import { answerBank } from "../answers/bank.ts";
import { ownLabel } from "../answers/company-texts.ts";
import { namesHour } from "../answers/times.ts";
import type { EngineTurn } from "../engine.ts";
import { servicesIn } from "../slots/find-service.ts";
import { namesOtherTrade, tradesLacking } from "../slots/other-trades.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { topicIn, topicOfLabel } from "../understanding/topics.ts";
import type { Meaning } from "../understanding/understand.ts";
import { wordsOf } from "../words.ts";
import { asksPrice, asksToBeat, asksWhetherServed, judgesPrice } from "./cues.ts";
import { quiet, talks } from "./label-groups.ts";
import { carriedLabel, shortLabel } from "./lean-back.ts";

/** Labels whose texts say an amount themselves, or a price already. */
const ofMoney: ReadonlySet<string> = new Set([
  "price",
  "push-price",
  "rival",
  "pay",
  "spread",
  "estimate-valid",
  "free-estimate",
  "financing",
  "zero-apr",
  "same-as-cash",
  "offers",
  "giveaway-prize",
  "giveaway-use",
  "giveaway-catch",
  "giveaway",
  "budget",
  "monthly",
  "deposit",
  "quote-covers",
  "compare-stores",
  "why-no-prices",
  "bundle",
  "bad-credit",
  "after-promo",
  "tax-credit",
  "service-cost",
  "service-area-fee",
  "payment-status",
  "payment-methods",
  "obligation",
  "refund-policy",
  "medicare",
  "resale",
  "worth-it",
  "injection",
  "contract-cancel",
  "job-schedule",
  "visit-length",
  "walk-in-tub",
  "other-trade",
  "joke",
  "pre-approval",
  "early-payoff",
  "decision",
  "off-topic",
  "complaint",
  "warranty-labor",
  "benefits",
  "home-show",
]);

const there = /\b(?:there|that far|this far|out (?:here|this way|that way)|up here|down here)\b/i;

/** Towns that a question is about: those it names, or the home's for "do you go there". */
const isOfPlace = (text: string, { slots }: EngineTurn): boolean =>
  placesIn(text).length > 0 || (Boolean(slots.location) && there.test(text));

/** "I'm in New Hartford", "13413": somebody says where the home is and waits for a word about it. */
function isBarePlace(text: string, { memory, found }: EngineTurn): boolean {
  const isAnswer = memory.lastAsked !== undefined || memory.isBuying || memory.kind !== undefined;
  const { location: _, ...others } = found;
  const isOther = Object.values(others).some(Boolean);
  return !isAnswer && !isOther && wordsOf(text).length <= 6 && placesIn(text).some(({ area }) => area !== "unknown");
}

function placeLabel({ text, label, share }: Meaning, turn: EngineTurn): string | undefined {
  if (isBarePlace(text, turn) && servicesIn(text).length === 0 && !isQuestion(text)) return "area";
  const asks = asksWhetherServed(text) || /^\W*(?:\d{5}|[\p{L} ]{3,20})\?$/u.test(text);
  const isOpen =
    label === undefined || share < 0.8 || ["area", "inform", "correct", "for-other", "about-me"].includes(label);
  return asks &&
    isOpen &&
    isOfPlace(text, turn) &&
    !["references", "deadline", "giveaway-rent", "other-trade"].includes(label ?? "")
    ? "area"
    : undefined;
}

/** "Who reads this chat?" */
const readers =
  /\bwho(?: all| else)? (?:reads?|sees?|can (?:see|read)|gets to (?:see|read)|has access)\b|\bwhat (?:do|does|will) (?:you|they|yall) do with (?:this|the|my|our|these) (?:chats?|info\w*|data|messages?|conversations?|number|email)\b|\b(?:is|are) (?:this|these|our) (?:chats?|conversations?|messages?)? ?(?:being )?(?:recorded|saved|stored|kept|private|monitored)\b/i;

/** Somebody of a trade who offers to work for us. */
const offersSubwork =
  /\b(?:looking|available|open) for (?:\w+ )?(?:sub-?contract\w*|sub) ?(?:work|jobs?)?\b|\b(?:need|hire|take on|use|want)(?: any| more)? (?:subs|sub-?contractors)\b(?=.*\b(?:i'?m|i am|we'?re|we are|my) )|\b(?:need|hire|take on)(?: any| more)? subs\b/i;

const renting = /\b(?:rent|rents|renting|renters?|tenants?|apartment|leas(?:e|ing))\b/i;

/** Who rents asks whether that counts, once the giveaway is spoken of. */
const asksOfRent = ({ text, label }: Meaning, { memory, messages }: EngineTurn): boolean =>
  renting.test(label === "giveaway-eligibility" ? messages.join(" ") : text) &&
  (/\b(?:giveaway|contest|drawing|sweepstakes)\b/i.test(text) ||
    [label, memory.topics.at(-1)].some((each) => each?.startsWith("giveaway")));

/** What somebody doubts by name; what begins a talk can be no doubt of something that was said. */
function doubted(text: string, guesses: Meaning["guesses"], isFirst: boolean): string | undefined {
  if (/\bfree\b/i.test(text)) return "free-estimate";
  if (/\b(?:0|zero) ?(?:%|percent|apr\b|interest)/i.test(text)) return "zero-apr";
  const fact = guesses.find(({ label }) => label in answerBank && !quiet.has(label) && !talks.has(label));
  return isFirst && isQuestion(text) && fact && fact.share >= leastOfDoubted ? fact.label : undefined;
}
const leastOfDoubted = 0.05;

/** Words that leave no doubt about what is asked. */
function plainLabel({ text, label, guesses }: Meaning, { memory, history }: EngineTurn): string | undefined {
  const [first] = guesses;
  if (/\bw-?2\b|\b1099/i.test(text) || offersSubwork.test(text)) return "job-subs";
  if (readers.test(text)) return "chat-kept";
  const fact = first?.label === "doubt" ? doubted(text, guesses, history.length === 0) : undefined;
  if (fact) return fact;
  if (label !== "injection" && asksToBeat(text)) return "rival";
  if (judgesPrice(text)) return label === "rival" ? label : "push-price";
  const ofPayment = memory.topics.slice(-3).some((topic) => topicOfLabel(topic) === "financing");
  return ofPayment && /\b(?:divide|do the math|calculate|work (?:it|that) out)\b/i.test(text) ? "monthly" : undefined;
}

/** A price beats every meaning that is not about an amount itself. */
function priceLabel({ text, label, share, guesses: [, second] }: Meaning): string | undefined {
  if (!asksPrice(text) || (label && ofMoney.has(label))) return undefined;
  if (label && share >= 0.75 && !["project", "inform", "refuse"].includes(label)) return undefined;
  const isNear = second && ofMoney.has(second.label) && share < 0.5 && second.share > 0.15;
  return isNear ? second.label : "price";
}

const visiting =
  /\b(?:swing|stop|come|drop|pop|get|make|drive) (?:it )?(?:by|in|over|there|down)\b|\bshowroom\b|\blook at\b|\b(?:catch|reach|see) (?:somebody|someone|anybody|anyone|you)\b|\b(?:you|u|ya|yas|yous|guys|office|anybody|anyone|somebody|there|still) (?:still |even )?(?:open|there|in|closed?|around)\b/i;
const ofVisits: ReadonlySet<string> = new Set(
  "hours holidays call-time times showroom appointment-needed inform project truck home-during".split(" "),
);

/** "Can I swing by Thursday, I get out at 5:15": asks whether somebody is there then. */
function visitLabel({ text, label, share }: Meaning): string | undefined {
  const isOpen = label === undefined || share < 0.45 || ofVisits.has(label);
  return isOpen && visiting.test(text) && namesHour(text) && !asksPrice(text) ? "hours" : undefined;
}

const ofPrice = /^(?:price|push-price|why-no-prices|rival|budget|compare-stores|bundle|offers)$/;

/** "So you can't say?" is about the price only where the price was spoken of; "after 5?" after the hours asks for them. */
function byContext(label: string | undefined, { text }: Meaning, { memory }: EngineTurn): string | undefined {
  const last = memory.topics.at(-1) ?? "";
  if (
    (label === "push-price" || label === "why-no-prices") &&
    !asksPrice(text) &&
    !/\d/.test(text) &&
    last &&
    !memory.topics.some((topic) => ofPrice.test(topic))
  )
    return "admit";
  if (label === "call-time" && isQuestion(text) && /^(?:hours|holidays)$/.test(last)) return "hours";
  // On a weekend the hours decide whether somebody could come in at all.
  if (label === "book" && isQuestion(text) && /\b(?:sat|sun)(?:[ue]r?)?(?:days?)?\b/i.test(text)) return "hours";
  return label;
}

/** "So you can?", "and that is for sure?": a few words that ask whether what was said holds. */
function leaningLabel({ text, label }: Meaning, { memory }: EngineTurn): string | undefined {
  const words = text.trim().split(/\s+/).length;
  const leans =
    /^(?:ok |well |and )*(?:so|then|meaning|but)\b/i.test(text) &&
    (text.includes("?") ||
      /^(?:ok |well |and )*so (?:is|are|did|does|will|can|it'?s|that'?s)\b|\byes or no\W*$/i.test(text));
  return label === undefined && leans && words <= 6 && memory.topics.length > 0 ? "sure-check" : undefined;
}

/** Several guesses of one topic speak for its likeliest. */
const ofOneTopic = 0.35;

const shareOfTopic = (label: string, { guesses }: Meaning): number => {
  const topic = topicOfLabel(label);
  const own = guesses.filter((each) => topic !== undefined && topicOfLabel(each.label) === topic);
  return own.reduce((sum, { share }) => sum + share, 0);
};

/** A guess is taken for a question when nothing else comes near it, or when what comes near is of its topic. */
function likelyLabel(meaning: Meaning, { memory }: EngineTurn): string | undefined {
  const [first, second] = meaning.guesses;
  if (!first || !(first.label in answerBank) || !isQuestion(meaning.text)) return undefined;
  const isAhead = memory.lastAsked === undefined && first.share >= 0.17 && first.share >= 1.6 * (second?.share ?? 0);
  const isOfTopic = first.share >= 0.13 && shareOfTopic(first.label, meaning) >= ofOneTopic;
  return isAhead || isOfTopic ? first.label : undefined;
}

const offering =
  /\b(?:do|does|can|could|will|would|are)\b.{0,12}\b(?:you|u|ya|yall|they|guys)\b.{0,20}\b(?:do|doing|install\w*|offer|have|sell|carry|put|replac\w*|handle|make|work (?:on|with))\b/i;

/** "Do you do siding?" of a service that the company has is never declined and never guessed at. */
function offeredLabel({ text, label, share }: Meaning): string | undefined {
  const isOurs = servicesIn(text).length > 0;
  if (!isOurs || (label !== undefined && label !== "other-trade")) return undefined;
  return label === "other-trade" || (offering.test(text) && share < 0.5) ? "offered" : undefined;
}

/** What is asked about a trade that the company does not have, whatever it is. */
function lackingLabel({ text, label, share, topic }: Meaning): string | undefined {
  if (tradesLacking.length === 0 || servicesIn(text).length > 0) return undefined;
  const of = label && share >= sureOfTrade ? topicIn([{ label, share: 1 }]) : topic;
  const isLacking = tradesLacking.some((trade) => trade === of);
  return isLacking || namesOtherTrade(text) ? "other-trade" : undefined;
}

const sureOfTrade = 0.36;

const onlyCount =
  /^\W*(?:(?:about|around|maybe|like|probably|between|roughly|say|i think|i guess)\b ?)*\d{1,3}(?: ?(?:-|to|or|and) ?\d{1,3})?(?: ?(?:or so|maybe|ish|i think|i guess))?\W*$/i;

/** "Between 6 and 8" answers how many there are and asks for nothing. */
const countLabel = ({ text }: Meaning, { memory }: EngineTurn): string | undefined =>
  memory.lastAsked === "details" && !text.includes("?") && onlyCount.test(text) ? "inform" : undefined;

/** What a part of a message asks for, after the words that outweigh the classifier. */
export const labelOf = (meaning: Meaning, turn: EngineTurn): string | undefined =>
  (asksOfRent(meaning, turn) ? "giveaway-rent" : undefined) ??
  lackingLabel(meaning) ??
  countLabel(meaning, turn) ??
  plainLabel(meaning, turn) ??
  shortLabel(meaning, turn) ??
  carriedLabel(meaning, turn) ??
  placeLabel(meaning, turn) ??
  visitLabel(meaning) ??
  priceLabel(meaning) ??
  ownLabel(meaning.text) ??
  offeredLabel(meaning) ??
  byContext(meaning.label, meaning, turn) ??
  leaningLabel(meaning, turn) ??
  likelyLabel(meaning, turn);
