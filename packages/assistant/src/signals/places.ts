import { knownPlaces } from "@site/company/known-places";
import { serviceTowns } from "@site/company/places";
import { isOutOfArea } from "@site/core/business/service-area";
import { distance } from "fastest-levenshtein";
import { normalizeText } from "../ranking/normalize.ts";
import { isKnownWord } from "../ranking/rank.ts";
import { anyOf } from "./any-of.ts";

export interface Place {
  /** "Rome", "13440", "12 Main Street". */
  name: string;
  /** The town of a ZIP code. */
  town?: string | undefined;
  area: "served" | "nearby" | "far";
}

export const servedTowns: readonly string[] = serviceTowns.filter((town) => /^\p{Lu}/u.test(town));

const placesByName: ReadonlyMap<string, Place> = new Map(
  (
    [
      ["served", servedTowns],
      ["nearby", knownPlaces.nearby],
      ["far", knownPlaces.far],
    ] as const
  ).flatMap(([area, towns]) => towns.map((name) => [name.toLowerCase(), { name, area }] as const)),
);

const longest = [...placesByName.keys(), ...Object.keys(knownPlaces.forms)].toSorted((a, b) => b.length - a.length);
const escapeDots = (text: string): string => text.replace(/[.]/g, "\\$&");
const townPattern = new RegExp(
  `(?<![\\w'-])(?:${longest.map(escapeDots).join("|")})(?![\\w'-]| (?:lake|river|creek|castle)\\b)`,
  "gi",
);

const lookUp = (text: string): Place | undefined =>
  placesByName.get((knownPlaces.forms[text.toLowerCase()] ?? text).toLowerCase());

/** Every listed town of a text, in order. "Oneida County" is a county and no town. */
function townsIn(text: string): Place[] {
  const rest = normalizeText(text).replace(/\b[\w ]+? county\b/gi, " ");
  return [...new Set(rest.match(townPattern)?.flatMap((found) => lookUp(found) ?? []) ?? [])];
}

/** Words that are no town misspelled, however near they come. */
const noTypingError = new Set(["march", "april", "home", "rose", "robe", "rode"]);

/** A listed town for a word with a typing error: one letter off, or two from eight letters. */
function nearestTown(word: string): Place | undefined {
  const lower = word.toLowerCase();
  if (lower.length < 4 || noTypingError.has(lower)) return undefined;
  const reach = lower.length >= 8 ? 2 : 1;
  const near = [...placesByName.keys()].find((town) => town[0] === lower[0] && distance(town, lower) <= reach);
  return near === undefined ? undefined : placesByName.get(near);
}

const findTown = (zip: string): string | undefined =>
  Object.entries(knownPlaces.zips).find(([begin]) => zip.startsWith(begin))?.[1];
const zipLike =
  /(?<![\d#$-]|\b(?:order|job|contract|invoice|account|claim|entry|po)(?: (?:number|no\.?|num|nr))?(?: is)?:? )(\d{5})(?:-\d{4})?(?![\d-])/;
const streetLike =
  /(?<![-\d])\b\d{1,5} (?:old |state |county |us )?(?:route|rte?|highway|hwy) \d{1,3}\b|(?<![-\d])\b\d{1,5}[a-z]? (?:[nsew]\.? )?(?:(?!(?:i|we|you|he|she|they|bc|cause|because|to|when|and|or|so|if|is|at|the|a)\b)[a-z'.]+ ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|place|pl|boulevard|blvd|way|circle|terrace|ter|parkway|highway|hwy|route|rt)\b\.?(?: \d{1,3}\b)?/i;

/** "A quote for 19800", "they want 14500 for it". */
const isPrice = (figure: string, text: string): boolean =>
  !new RegExp(`\\b(?:zip(?: ?code)?(?: is|:)?|i'?m in|live in|we'?re in) ${figure}\\b`, "i").test(text) &&
  new RegExp(
    `\\b(?:quot\\w*|pric\\w*|costs?|paid|pay|bid|estimat\\w*|charg\\w*|offer\\w*|budget|total|came to|wants?|asking|saved?)\\b[^.?!]{0,60}\\b${figure}\\b|\\b(?:at|under|over) \\$?${figure}\\b|\\b${figure} (?:for|total|all in|plus|cash)\\b`,
    "i",
  ).test(text);

function findZip(text: string): Place | undefined {
  // "I typed 13502, should be 13501".
  const rest = text.replace(streetLike, " ").replace(/\b\d{5}\b[^\d.?!]{0,25}\bshould (?:be|read|say)\b/i, " ");
  const name = zipLike.exec(rest)?.[1];
  // Where a town is named as well, a figure that can be either is the price.
  if (name && (!findTown(name) || townsIn(rest).length > 0) && isPrice(name, rest)) return undefined;
  // The giveaway is of 25000, and no ZIP code of a home ends so.
  if (
    !name ||
    name.endsWith("000") ||
    new RegExp(`${name}\\s*(?:sq|square|dollars|bucks|homeowners|people|projects|homes)`, "i").test(rest)
  )
    return undefined;
  const town = findTown(name);
  return { name, town, area: town ? "served" : isOutOfArea(name) ? "far" : "nearby" };
}

/** "Remsn" behind "in" or "from", or alone: a word with a typing error where a town is likely to stand. */
function mistypedTown(text: string): Place | undefined {
  const alone = /^\W*[\p{L} .,'-]{4,40}\W*$/u.test(text) && text.split(" ").length <= 3 ? text.split(" ") : [];
  const behind = [...text.matchAll(/\b(?:in|serve?|at|from|near|to|de|en)\s+(\p{L}{4,})/giu)].map(
    ([, word = ""]) => word,
  );
  return [...alone, ...behind].filter((word) => !isKnownWord(word)).flatMap((word) => nearestTown(word) ?? [])[0];
}

export function findPlaces(message: string): Place[] {
  const text = withoutAddresses(message);
  const zip = findZip(text);
  const towns = townsIn(text);
  const near = mistypedTown(text);
  const isPart = near !== undefined && towns.some(({ name }) => name.includes(near.name));
  // "Utica NY 13502" is one place, and "DeWitt 13214" as well, although most of that ZIP code is Syracuse.
  const isNamed =
    zip !== undefined &&
    towns.some(
      ({ name }) => name === zip.town || new RegExp(`\\b${name},?(?: ny\\b| new york)?,? ${zip.name}`, "i").test(text),
    );
  const all = [...(zip && !isNamed ? [zip] : []), ...(near && !isPart ? [near] : []), ...towns];
  return [...new Map(all.map((place) => [place.name, place])).values()];
}

const ofHouse =
  /\b(?:house|home|place|camp|job|property|cabin|rental|cottage|apartment|it)(?:(?: (?:that|which|we|i) (?:[\w']+ ){1,5}?is|'s| is|s)? (?:\w+ ){0,3}?(?:in|at)| is (?:actually )?the) $/i;

/** "It's not Utica", "no longer in Rome", and "Oneida county", which is no town. */
export function deniesPlace(text: string, name: string): boolean {
  const literal = RegExp.escape(name);
  // A location may end in a bracket, where no word ends.
  return new RegExp(
    `\\b(?:not(?: in)?|instead of|no longer in) ${literal}(?!\\w)|\\b${literal} county\\b|\\b(?:outfit|company|contractors?|competitor|dealer) (?:over )?(?:in|from|out of) ${literal}(?!\\w)`,
    "i",
  ).test(text);
}

/** Where no house of theirs stands, with "@town" for the town: who works there, or was seen; where somebody else moves to, or
 * they lived before; what is called after it. */
const elsewhere = anyOf(
  /\b(?:i|we|he|she|wife|husband|son|daughter) works?\b(?:(?!\bto\b)[^,.;!?]){0,40}@town/,
  /\b(?:saw|seen|drove|driving|truck)\b(?:(?!\bto\b)[^,.;!?]){0,40}@town/,
  /\b(?:moving|moved?|moves) from\b(?:(?!\bto\b)[^,.;!?]){0,40}@town/,
  /\b(?:daughter|son|brother|sister|friend|she|he|they)(?:'s| is| are)? moving to\b[^,.;!?]{0,20}@town/,
  /\b(?:used to live|grew up|did a (?:house|job)|done by you|had hers|had his)\b(?:(?!\bto\b)[^,.;!?]){0,40}@town/,
  /\b(?:house|home|place) in @town (?:is |has |was )?sold\b|\bin @town (?:but|and) (?:we )?sold\b/,
  /\bbank\w*\b[^,.;!?]{0,20}@town|@town (?:paper|news|savings|bank|radio)\b/,
  /\b(?:dog|cat|pet|sister is|brother is|contact at work is)\b[^,.;!?]{0,10}@town/,
  /\b(?:are you|is this)(?: guys| folks)? (?:still )?(?:the|that|located|based|out of|in|over in)\b(?:(?!\bto\b)[^,.;!?]){0,30}@town/,
  /\b(?:you|u|ya|yall)(?: guys)? (?:have|got) (?:an? |any )?(?:office|shop|showroom|store|location|branch)\b[^,.;!?]{0,20}@town/,
  /\byour (?:office|shop|showroom|store|place)\b[^,.;!?]{0,20}@town|\bthe one (?:by|near|next to|outside) @town/,
  /\b(?:quoted?|estimates?|bids?|prices?) from (?!you|u\b|ya|some)[^,.;!?]{0,50}@town/,
  /\b(?:i work|worked|working|did \w+|installed) for (?!my\b|our\b|me\b|us\b)[^,.;!?]{0,40}@town/,
  /@town (?:is|was) (?:my|our) (?:sister|brother|mom|dad|daughter|son|dog|cat|friend)\b/,
);

/** The places of a text where a house of theirs may stand. */
export const withoutElsewhere = (text: string, places: readonly Place[]): Place[] =>
  places.filter(({ name }) => !elsewhere.test(text.toLowerCase().replaceAll(name.toLowerCase(), "@town")));

/** Where the house is, when a message leaves no doubt of it. */
export function findHome(message: string, places: readonly Place[]): Place | undefined {
  const text = normalizeText(message);
  const affirmed = places.filter(({ name }) => !deniesPlace(text, name));
  const specific = affirmed.filter(
    ({ name }) =>
      ofHouse.test(text.slice(0, text.toLowerCase().indexOf(name.toLowerCase()))) ||
      new RegExp(`\\b${name} is (?:where )?(?:the|my|our) (?:house|home|place|job|camp|rental)\\b`, "i").test(text),
  );
  return specific[0] ?? (affirmed.length === 1 ? affirmed[0] : undefined);
}

export const findStreet = (text: string): string | undefined => streetLike.exec(normalizeText(text))?.[0];

/** A text without its addresses of mail: what they are made of is no town and no service. */
export const withoutEmails = (text: string): string => text.replace(/\S+@\S+/g, " , ");

/** A text without addresses: "5 Kirkland Ave" and the Erie Canal are in no town of that name. */
const withoutAddresses = (text: string): string =>
  withoutEmails(normalizeText(text))
    .replace(streetLike, " , ")
    .replace(/\b\p{L}+ (?:street|avenue|ave|road|rd|boulevard|blvd|lane|ln|canal|college|university)\b/giu, " , ")
    .replace(/\b\p{L}+ st\b(?! \p{Lu})/gu, " , ");
