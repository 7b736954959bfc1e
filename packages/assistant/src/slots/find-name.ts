import { distance } from "fastest-levenshtein";
import { normalise } from "../words.ts";
import { byBareAnswer, type NameOptions } from "./bare-name.ts";
import { fullName, nameSaid, withRest } from "./full-name.ts";
import { capitalise, isCapital, isExcluded, isName, written } from "./name-words.ts";

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

/** A name ends where other words begin: "Karen O'Brien and I need" is Karen O'Brien. */
function upToOtherWords(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const end = words.findIndex((each, index) => isExcluded(each) && !(index > 0 && isCapital(each) && isName(each)));
  return (end < 0 ? words : words.slice(0, end)).slice(0, 3).map((each) => each.replace(/\.$/, ""));
}

/** Lower-case words behind a lower-case first name are rarely a surname: "i'm dave with two windows". */
function getName(words: readonly string[]): string[] {
  const [first = "", ...rest] = words;
  if (!isCapital(first)) return words.length === 2 ? [...words] : [first];
  const end = rest.findIndex((each) => !isCapital(each));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}

/** "My name is spelled Petry", "my last name is really Petry". */
const filler = /\b(?:spelled|spelt|actually|really|it's|its|is|with an?|just)\s+/gi;

function byStrongCue(text: string): string | undefined {
  const found = strongCue.exec(text);
  const words = getName(upToOtherWords((found?.[1] ?? "").replace(filler, "")));
  const isCall = /call me\s/i.test(found?.[0] ?? "");
  const [first = ""] = words;
  return isCall && !isName(first) && !isCapital(first) ? undefined : written(words);
}

function byWeakCue(text: string, hasContact: boolean): string | undefined {
  const founds = [...text.matchAll(new RegExp(weakCue.source, "giu"))];
  const found = founds.find((each) => upToOtherWords(each[1] ?? "").length > 0);
  const words = getName(upToOtherWords(found?.[1] ?? ""));
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

/** "Lenny btw": a name thrown in, whatever was asked. */
const thrownIn = /(?:^|[,.;!] ?)(\p{L}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?),? (?:btw|by the way)\b/u;

function byTheWay(text: string): string | undefined {
  const words = thrownIn.exec(text)?.[1]?.split(" ") ?? [];
  const [first = ""] = words;
  return first && !words.some(isExcluded) && (isName(first) || isCapital(first)) ? written(words) : undefined;
}

/** "Tom & Ellen Brandt": two first names, and perhaps their surname. */
const pair = /(?<!\p{L})(\p{L}[\p{L}'-]+) (?:&|and|y) (\p{L}[\p{L}'-]+)(?: (\p{L}[\p{L}'-]+))?/iu;

function byPair(text: string): string | undefined {
  const [, one = "", other = "", surname = ""] = pair.exec(text) ?? [];
  if (!isName(one) || !isName(other)) return undefined;
  const isSurname = surname && !isExcluded(surname);
  return `${capitalise(one)} and ${capitalise(other)}${isSurname ? ` ${capitalise(surname)}` : ""}`;
}

/** The visitor's name in a message; precision before recall.
 * @returns as it is written in an address book: "Karen O'Brien" */
export function findName(message: string, options: NameOptions): string | undefined {
  const text = normalise(message).replace(ofTheDead, " ");
  const whole = nameSaid(text) ?? (options.isAsked ? fullName(text, options.isTown, options.isWhole) : undefined);
  return whole ?? withRest(getPart(text, options), text, options.isTown);
}

function getPart(text: string, options: NameOptions): string | undefined {
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
