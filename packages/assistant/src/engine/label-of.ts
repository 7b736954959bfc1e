import { placesIn } from "../answers/area.ts";
import { answerBank } from "../answers/bank.ts";
import { ownLabel } from "../answers/company-texts.ts";
import type { EngineTurn } from "../engine.ts";
import { servicesIn } from "../slots/find-service.ts";
import { namesOtherTrade, tradesLacking } from "../slots/other-trades.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { topicIn } from "../understanding/topics.ts";
import type { Meaning } from "../understanding/understand.ts";
import { asksPrice, asksWhetherServed } from "./cues.ts";

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

/** "And the siding?": asks the last thing once more, about something else. */
const carriesOn: ReadonlySet<string> = new Set([
  "how-long",
  "how-soon",
  "warranty",
  "warranty-transfer",
  "price",
  "area",
  "hours",
  "holidays",
  "window-kinds",
  "siding-kinds",
  "door-kinds",
  "siding-colors",
  "financing",
  "other-trade",
  "deadline",
  "production-time",
  "worth-it",
]);

function carriedLabel({ text, label, share }: Meaning, { memory, history }: EngineTurn): string | undefined {
  const last = memory.topics.at(-1);
  if (!last || !carriesOn.has(last) || history.length === 0) return undefined;
  const words = text.trim().split(/\s+/).length;
  const isShort =
    words <= 7 &&
    /^(?:ok |and |so |well |lol |oh )*(?:and|what about|how about|what if|the|for|now|what of)\b/i.test(text.trim());
  if (!isShort) return undefined;
  if (label && share > 0.6 && !["inform", "project", "correct", "area"].includes(label)) return undefined;
  if (last === "area") return placesIn(text).length > 0 ? "area" : undefined;
  return servicesIn(text).length > 0 || last === "hours" || last === "holidays" ? last : undefined;
}

function placeLabel({ text, label, share }: Meaning): string | undefined {
  const asks = asksWhetherServed(text) || /^\W*(?:\d{5}|[\p{L} ]{3,20})\?$/u.test(text);
  const isOpen = label === undefined || share < 0.8 || ["area", "inform", "correct"].includes(label);
  return asks &&
    isOpen &&
    placesIn(text).length > 0 &&
    !["references", "deadline", "giveaway-rent", "other-trade"].includes(label ?? "")
    ? "area"
    : undefined;
}

/** A price beats every meaning that is not about an amount itself. */
function priceLabel({ text, label, share, guesses: [, second] }: Meaning): string | undefined {
  if (!asksPrice(text) || (label && ofMoney.has(label))) return undefined;
  if (label && share >= 0.75 && !["project", "inform", "refuse"].includes(label)) return undefined;
  const isNear = second && ofMoney.has(second.label) && share < 0.5 && second.share > 0.15;
  return isNear ? second.label : "price";
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
  const leans = /^(?:ok |well |and )*(?:so|then|meaning|but)\b/i.test(text) && text.includes("?");
  return label === undefined && leans && words <= 6 && memory.topics.length > 0 ? "sure-check" : undefined;
}

/** A guess is taken for a question when nothing else comes near it. */
function likelyLabel({ text, guesses: [first, second] }: Meaning, { memory }: EngineTurn): string | undefined {
  if (!first || first.share < 0.17 || !(first.label in answerBank) || memory.lastAsked !== undefined) return undefined;
  return isQuestion(text) && first.share >= 1.6 * (second?.share ?? 0) ? first.label : undefined;
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

/** What a part of a message asks for, after the words that outweigh the classifier. */
export const labelOf = (meaning: Meaning, turn: EngineTurn): string | undefined =>
  lackingLabel(meaning) ??
  carriedLabel(meaning, turn) ??
  placeLabel(meaning) ??
  priceLabel(meaning) ??
  ownLabel(meaning.text) ??
  offeredLabel(meaning) ??
  byContext(meaning.label, meaning, turn) ??
  leaningLabel(meaning, turn) ??
  likelyLabel(meaning, turn);
