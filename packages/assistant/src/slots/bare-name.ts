import { withoutStreet } from "./find-place.ts";
import { areName } from "./full-name.ts";
import { isCapital, isExcluded, isName, written } from "./name-words.ts";

export interface NameOptions {
  /** A name that is known already: only "my name is" and plain corrections change it. */
  known: string | undefined;
  isAsked: boolean;
  /** The message is nothing but a name. */
  isWhole?: boolean | undefined;
  /** A phone number or an e-mail address stands in the same message. */
  hasContact: boolean;
  /** A word that is a town and was not said to be a name. */
  isTown: (text: string) => boolean;
}

/** How a part of a message stands in it. */
interface Standing {
  /** Hardly anything else was said. */
  isShort: boolean;
  /** Nothing else was said. */
  isOnly: boolean;
  /** It stands last, or beside the number, like a name under a letter. */
  isSigned: boolean;
}

const streets = /\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|hwy|route|rt|apt)\b\.?/i;

/** Whether one of some words stands in no name; "Price" does behind a first name. */
const hasOtherWord = (words: readonly string[], { isAsked, hasContact }: NameOptions): boolean =>
  words.some(isExcluded) && !((isAsked || hasContact) && words.length > 1 && areName(words));

function isBareName(words: readonly string[], options: NameOptions, { isShort, isOnly, isSigned }: Standing): boolean {
  const { isAsked, hasContact } = options;
  const [first = ""] = words;
  if (words.length > 3 || hasOtherWord(words, options) || (words.length > 1 && streets.test(words.join(" "))))
    return false;
  // "roughly", "possibly": no name, unless it is a known one such as Kelly.
  if (words.length === 1 && /ly$/.test(first) && !isName(first)) return false;
  // A lower-case word that is no first name is one only when hardly anything else was said.
  if (isAsked) return isName(first) || isCapital(first) || isShort;
  const areCapital = words.every(isCapital);
  if (hasContact) return isName(first) || (areCapital && (words.length >= 2 || isSigned)) || (isSigned && isOnly);
  return isName(first) && (areCapital || words.length === 1);
}

const pleasantries =
  /^(?:(?:ok(?:ay)?|sure|yes|yeah|yep|s[ií]|claro|hola|buenas(?: tardes)?|soy|hi|hello|hey|of course|no problem|thanks|it's|its|it is|that's|i'm|im)[,.! ]+)+/i;

const contactMark = "#";
const ending = /[,\s]+(?:btw|by the way|again|thx|thanks|ty|pls|please)$/i;

interface Part {
  words: readonly string[];
  isSigned: boolean;
}

/** The parts of a message between its marks, and which of them stand like a signature. */
function partsOf(rest: string): Part[] {
  const parts = rest
    .split(/([,;:\n/|#]|\band\b|(?<=[\p{L}\d]{2}|\d)[.?!](?=\s|$)|\s-\s)/u)
    .map((part) => part.trim())
    .filter((part) => part && (part === contactMark || /[\p{L}\d]/u.test(part)) && !/^and$/i.test(part));
  const last = parts.findLastIndex((part) => part !== contactMark);
  return parts.map((part, index) => ({
    words: part
      .replace(ending, "")
      .replace(/^[.!?\s]+|[.!]+$/g, "")
      .split(/\s+/)
      .filter(Boolean),
    isSigned:
      index === last ||
      /\b(?:btw|by the way)$/i.test(part) ||
      parts[index - 1] === contactMark ||
      parts[index + 1] === contactMark,
  }));
}

const isWord = (text: string): boolean => /^\p{L}[\p{L}'-]*\.?$/u.test(text);

/** Words around a name that are no part of it: how somebody wants to be reached, and what they close with. */
const beside =
  /\b(?:(?:just |only |please |pls |you can )?(?:call|text|ring|e-?mail)(?: me)?(?: (?:then|back|only|please|pls|anytime|whenever))*|te?xts? (?:is|are) (?:fine|best|better|ok|good)|(?:it'?s |its |put it |put that )?under|last chance)\b/giu;

/** "bathroom rick dellarocco": from the first name on, when a surname follows it. */
function fromName(words: readonly string[]): readonly string[] {
  const start = words.findIndex((each) => !isExcluded(each));
  const rest = words.slice(Math.max(0, start));
  return rest.length >= 2 && isName(rest[0] ?? "") ? rest : words;
}

/** A town behind a name: "mike jones rome", or "Steve Rome" beside a number. Who is asked for a name says a surname. */
function withoutTown(words: readonly string[], { isAsked, isTown }: NameOptions): readonly string[] {
  const least = !isAsked && isName(words[0] ?? "") ? 1 : 2;
  const ends = [2, 1].filter((count) => words.length - count >= least);
  const end = ends.find((count) => isTown(words.slice(-count).join(" ")));
  return end === undefined ? words : words.slice(0, -end);
}

const inPlaceOf = /\b(?:(?:up|out|over|down|here) )?(?:in|from|near|outside) (\p{L}+)(?: (\p{L}+))?[.!]*/giu;

/** "Jason in Whitesboro" is Jason. */
const withoutPlaces = (text: string, isTown: NameOptions["isTown"]): string =>
  text.replace(inPlaceOf, (all: string, one: string, other = "") => {
    if (isTown(`${one} ${other}`)) return " , ";
    return isTown(one) ? ` , ${other} , ` : all;
  });

/** An answer that is a name and little else: "Linda Park", or the first part of "Dave Kowalski, dave@example.com". */
export function byBareAnswer(text: string, options: NameOptions): string | undefined {
  const rest = withoutPlaces(withoutStreet(text), options.isTown)
    .replace(pleasantries, "")
    .replace(/[\w.+%-]+@\S+|\+?[\d() .-]{7,}/g, ` ${contactMark} `)
    .replace(beside, " , ");
  const said = rest.replace(/[^\p{L} ]/gu, " ").trim();
  const isShort = said.split(/\s+/).length <= 3;
  const isOnly = !said.includes(" ");
  const hasTown = options.isAsked && said.split(/\s+/).some(options.isTown);
  for (const { words: all, isSigned } of partsOf(rest)) {
    const words = withoutTown(options.isAsked || options.hasContact ? fromName(all) : all, options);
    const name = words.join(" ");
    const [first = ""] = words;
    const isPlace = options.isTown(name) && !(options.isAsked && isName(name));
    const isQuarter = hasTown && !isSigned && !isName(first);
    const isWordy = words.length > 0 && words.every(isWord);
    if (isWordy && !isPlace && !isQuarter && isBareName(words, options, { isShort, isOnly, isSigned }))
      return written(words);
  }
  return undefined;
}
