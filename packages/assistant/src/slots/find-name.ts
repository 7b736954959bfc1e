import { distance } from "fastest-levenshtein";
import { normalise } from "../words.ts";
import { withoutStreet } from "./find-place.ts";
import { firstNames } from "./first-names.ts";
import { nonNames } from "./non-names.ts";

const word = String.raw`\p{L}[\p{L}'-]*\.?`;
const strongCue = new RegExp(
  String.raw`\b(?:my (?:full |first )?names?(?: is|'s|:)?|the name(?: is|'s)|(?<!(?:\b(?:her|his|their|whose|your)|'s) )name(?: is|'s|:)|(?<=^|[,.;] ?)name(?= \p{L}+ )|(?:you can |please |just )?call me|i go by|me llamo|mi nombre(?: es|:)|(?:le|les) (?:escribe|habla)|me dicen)\s+((?:${word}\s*){1,4})`,
  "iu",
);
const weakCue = new RegExp(
  String.raw`\b(?:i'm|i am|im|this is|it's|its|soy)\s+(?:(?:her|his|their) \p{L}+,?\s+)?((?:${word}\s*){1,4})`,
  "iu",
);
const titleCue =
  /\b(?:[Mm]rs?|[Mm]s|Miss|[Dd]r|[Rr]ev|Father|Pastor|[Ss]ra?|[Ss]rta)\b\.? (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u;
const hereCue = new RegExp(String.raw`(?:^|[,.!] ?)((?:${word} ){1,2})here\b`, "iu");

const isName = (text: string): boolean => firstNames.has(text.toLowerCase());
const isExcluded = (text: string): boolean => nonNames.has(text.toLowerCase().replace(/\.$/, ""));
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** A name ends where other words begin: "Karen O'Brien and I need" is Karen O'Brien. */
function upToOtherWords(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const end = words.findIndex((each, index) => isExcluded(each) && !(index > 0 && isCapital(each) && isName(each)));
  return (end < 0 ? words : words.slice(0, end)).slice(0, 3).map((each) => each.replace(/\.$/, ""));
}

const capitalise = (name: string): string =>
  name === name.toLowerCase() || name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name.charAt(0).toUpperCase() + name.slice(1);

const written = (words: readonly string[]): string | undefined =>
  words.length > 0 && words.join("").length >= 2 ? words.map(capitalise).join(" ") : undefined;

/** Lower-case words behind a lower-case first name are rarely a surname: "i'm dave with two windows". */
function nameOf(words: readonly string[]): string[] {
  const [first = "", ...rest] = words;
  if (!isCapital(first)) return words.length === 2 ? [...words] : [first];
  const end = rest.findIndex((each) => !isCapital(each));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}

/** "My name is spelled Petry", "my last name is really Petry". */
const filler = /\b(?:spelled|spelt|actually|really|it's|its|is|with an?|just)\s+/gi;

function byStrongCue(text: string): string | undefined {
  const found = strongCue.exec(text);
  const words = nameOf(upToOtherWords((found?.[1] ?? "").replace(filler, "")));
  const isCall = /call me\s/i.test(found?.[0] ?? "");
  const [first = ""] = words;
  return isCall && !isName(first) && !isCapital(first) ? undefined : written(words);
}

function byWeakCue(text: string, hasContact: boolean): string | undefined {
  const founds = [...text.matchAll(new RegExp(weakCue.source, "giu"))];
  const found = founds.find((each) => upToOtherWords(each[1] ?? "").length > 0);
  const words = nameOf(upToOtherWords(found?.[1] ?? ""));
  const [first, second] = words;
  if (!found || !first) return undefined;
  const after = text.slice(found.index + found[0].length);
  const isSigned =
    /^[\s,]*(?:from|here|de|desde)\b/i.test(after) ||
    new RegExp(`${first}\\s+(?:from|here|de|desde)\\b`, "i").test(text);
  const isCapitalised = isCapital(first);
  const isSure = isName(first) || (isCapitalised && (second !== undefined || isSigned || hasContact));
  return isSure ? written(isName(first) || isCapitalised ? words : [first]) : undefined;
}

const pleasantries =
  /^(?:(?:ok(?:ay)?|sure|yes|yeah|yep|s[ií]|claro|hola|buenas(?: tardes)?|soy|hi|hello|hey|of course|no problem|thanks|it's|its|it is|that's|i'm|im)[,.! ]+)+/i;

const correction =
  /\b(?:actually|sorry|correction|i meant?|typo|misspell\w*|should be|not \p{L}+ but|perd[oó]n|corrijo|me equivoqu[eé])\b/iu;

/** "It's Bayrd with a y": the surname given before, written otherwise. */
function likeSurname(text: string, known: string): string | undefined {
  const surname = known.split(" ").slice(1).at(-1);
  const near = text
    .split(/[^\p{L}'-]+/u)
    .find((each) => surname && each[0] === surname[0] && each !== surname && distance(each, surname) <= 2);
  return surname && near && near.length >= 3 ? `${known.slice(0, -surname.length)}${near}` : undefined;
}

/** "S Z C Z E S N Y", letter by letter. */
const letters = /(?<!\p{L})(?:\p{L}[ -]){3,}\p{L}(?!\p{L})/u;
const firstName = /\bfirst name(?: is|'s|:)? (\p{L}[\p{L}'-]+)/iu;

/** A surname given before, spelled out or with its first name. */
function bySpelling(text: string, known: string): string | undefined {
  const spelled = letters.exec(text)?.[0].replace(/[ -]/g, "");
  const names = known.split(" ");
  const surname = names.at(-1) ?? known;
  const isSame = spelled && distance(spelled.toLowerCase(), surname.toLowerCase()) <= 3;
  const first = names.length === 1 ? firstName.exec(text)?.[1] : undefined;
  if (!isSame && !first) return undefined;
  return written([...(first ? [first] : names.slice(0, -1)), isSame ? spelled.toLowerCase() : surname]);
}

function byCorrection(text: string, known: string): string | undefined {
  const name = correction.test(text) ? byWeakCue(text, true) : undefined;
  const [first] = name?.split(" ") ?? [];
  const spelled = correction.test(text) ? likeSurname(text, known) : undefined;
  if (spelled) return spelled;
  const isPerson = first !== undefined && (isName(first) || known.toLowerCase().startsWith(first.toLowerCase()));
  return isPerson ? name : undefined;
}

/** "My late husband's, Gerald Pruski": the name on a paper and nobody to be thanked. */
const ofTheDead =
  /\b(?:late (?:husband|wife|mother|father|mom|dad|mother-in-law|father-in-law|brother|sister)(?:'?s)?|(?:name|names) on (?:it|the \w+) (?:is|was))[ ,]*(?:\p{Lu}[\p{L}'-]+ ?){0,3}/gu;

interface NameOptions {
  /** A name that is known already: only "my name is" and plain corrections change it. */
  known: string | undefined;
  isAsked: boolean;
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

function isBareName(
  words: readonly string[],
  { isAsked, hasContact }: NameOptions,
  { isShort, isOnly, isSigned }: Standing,
): boolean {
  const [first = ""] = words;
  if (words.length > 3 || words.some(isExcluded) || (words.length > 1 && streets.test(words.join(" ")))) return false;
  // "roughly", "possibly": no name, unless it is a known one such as Kelly.
  if (words.length === 1 && /ly$/.test(first) && !isName(first)) return false;
  // A lower-case word that is no first name is one only when hardly anything else was said.
  if (isAsked) return isName(first) || isCapital(first) || isShort;
  const areCapital = words.every(isCapital);
  if (hasContact) return isName(first) || (areCapital && (words.length >= 2 || isSigned)) || (isSigned && isOnly);
  return isName(first) && (areCapital || words.length === 1);
}

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
      .replace(/[.!]+$/, "")
      .split(/\s+/)
      .filter(Boolean),
    isSigned:
      index === last ||
      /\b(?:btw|by the way)$/i.test(part) ||
      parts[index - 1] === contactMark ||
      parts[index + 1] === contactMark,
  }));
}

/** "Lenny btw": a name thrown in, whatever was asked. */
const thrownIn = /(?:^|[,.;!] ?)(\p{L}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?),? (?:btw|by the way)\b/u;

function byTheWay(text: string): string | undefined {
  const words = thrownIn.exec(text)?.[1]?.split(" ") ?? [];
  const [first = ""] = words;
  return first && !words.some(isExcluded) && (isName(first) || isCapital(first)) ? written(words) : undefined;
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

/** "Tom & Ellen Brandt": two first names, and perhaps their surname. */
const pair = /(?<!\p{L})(\p{L}[\p{L}'-]+) (?:&|and|y) (\p{L}[\p{L}'-]+)(?: (\p{L}[\p{L}'-]+))?/iu;

function byPair(text: string): string | undefined {
  const [, one = "", other = "", surname = ""] = pair.exec(text) ?? [];
  if (!isName(one) || !isName(other)) return undefined;
  const isSurname = surname && !isExcluded(surname);
  return `${capitalise(one)} and ${capitalise(other)}${isSurname ? ` ${capitalise(surname)}` : ""}`;
}

/** An answer that is a name and little else: "Linda Park", or the first part of "Dave Kowalski, dave@example.com". */
function byBareAnswer(text: string, options: NameOptions): string | undefined {
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

/** The visitor's name in a message; precision before recall.
 * @returns as it is written in an address book: "Karen O'Brien" */
export function findName(message: string, options: NameOptions): string | undefined {
  const text = normalise(message).replace(ofTheDead, " ");
  // "Karen Hartwell. Do you need measurements from me?"
  const statement = text.replace(/[^.!?]*\?/g, " ").trim();
  const here = hereCue.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  const isHere = here.length > 0 && !here.some(isExcluded) && here.every((each) => isName(each) || isCapital(each));
  const spelled = options.known ? bySpelling(text, options.known) : undefined;
  if (spelled) return spelled;
  if (options.known && !options.isAsked) return byStrongCue(text) ?? byCorrection(text, options.known);
  return (
    byStrongCue(text) ??
    byTheWay(text) ??
    byWeakCue(text, options.hasContact) ??
    (isHere ? written(here) : undefined) ??
    (options.hasContact || options.isAsked ? byPair(text) : undefined) ??
    (options.hasContact || options.isAsked ? titleCue.exec(text)?.[1] : undefined) ??
    (statement ? byBareAnswer(statement, options) : undefined)
  );
}
