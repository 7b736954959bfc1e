import { normalizeText, toTitleCase } from "../ranking/normalize.ts";
import { isKnownWord } from "../ranking/rank.ts";
import { anyOf } from "./any-of.ts";
import {
  asName,
  endsName,
  isFirstName,
  isMonthsName,
  isNameOnly,
  isNamePart,
  isPerson,
  isPersonAlone,
  isTown,
  isUnknownWord,
  mayBeSurname,
  notAName,
  particles,
} from "./name-words.ts";
import { findPlaces } from "./places.ts";
import { findServices } from "./services.ts";

const word = String.raw`(?:\p{L}\.|\p{L}[\p{L}'-]*(?:\.(?=\p{L})[\p{L}'-]+)*)`;
const capital = String.raw`\p{Lu}[\p{L}'-]*\.?`;
/** "My name is Ann Lee", in any case; behind "I'm" and "this is" a capital is needed: "I'm tired" tells no name. */
const plain = new RegExp(
  String.raw`\b(?:my (?:full |first )?name(?:'s| is| was|:)?|the (?:full |first )?name(?:'s| is| was|:)|names?(?:'s| is| was|:)|last name(?:'s| is|:)?) (${word}(?: ${particles}${word}){0,2})|\b(?:(?<!nadie )me llamo|mi nombre es) (${word}(?: ${word}){0,2})`,
  "giu",
);
const introduced = new RegExp(
  String.raw`\b(?:[Tt]his is(?: uh| um)?|[Nn]ame on (?:it|that|file) is|[Oo]nly me,|[Ii]'?m|[Ii] am|[Mm]e is|(?<=(?:^|[.,;]\s|\n)(?:[Cc]ontract |[Oo]rder )?)[Nn]ames?|[Ii]t'?s(?: me,?)?|[Ii]t is|[Cc]all me|[Ss]oy|[Hh]abla) (${capital}(?: ${capital}){0,2})`,
  "gu",
);
/** "We are Bob and Carol Nowicki", "the contract is under Pelletier", "Ann here". */
const alsoIntroduced = new RegExp(
  String.raw`\b[Ww]e(?: are|'re) (${capital}(?: (?:and|&) ${capital})?(?: ${capital})?)|\b(?:contract|order|account|project|file|it'?s?|that'?s|booked|listed)\b.{0,15}\bunder (?:the name (?:of )?)?(${capital}(?: ${capital})?)|^(?:[Hh]i,? |[Hh]ello,? )?(${capital}(?: ${capital})?) here\b|\b[Aa]sk for (${capital}(?: ${capital})?)|\b(?:[Cc]all|[Rr]each|[Cc]ontact) (${capital}(?: ${capital})?) (?:at|on)\b|(?<!\p{L})(${capital}(?: ${capital})?) is (?:my|the) name\b|\b(?:[Ii]'?m|[Tt]his is) (${capital} ${capital})|\b[Ii]'?m (?:her|his|their|the) (?:daughter|son|wife|husband|mother|father|sister|brother|niece|nephew|granddaughter|grandson|neighbor|landlord|tenant|owner),? (${capital} ${capital})|\b(?:[Ss]incerely|[Rr]egards|[Yy]ours(?: truly)?)[,.]? (${capital}(?: ${capital})?)\W*$`,
  "gu",
);
const fullName = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]+){1,2}$/u;

const ofOthers = anyOf(
  /\b(?:he|she)(?: is|'s)\b/i,
  /\b(?:hers?|his|wife|husband|mom|mother|dad|father|son|daughter|brother|sister|neighbou?r|friend|tenant)\b/i,
  /\b(?:ask for|talk to|speak to|manager|boss|named?|installer|crew|guys?|esposa|esposo|hij[oa])\b/i,
);

export const mail = /\b[\w.+-]+@[\w-]+\.[\w.]+/g;
/** Also with a digit too few. */
const wayToReach = new RegExp(
  String.raw`(?:\+?1[ .-])?\(?\d{3}\)?\D{0,3}\d{3}\D{0,3}\d{3,4}|(?<!\d[ .-]?)\b\d{3}[ .-]\d{4}\b|${mail.source}`,
);
const besides = /^(?:at|is|cell|phone|call|text|number|tel|reach|on|it'?s|im|i'?m|this|thanks?|please|or)$/i;

function withoutTown(part: string): string {
  const words = part.split(" ");
  const last = words.at(-1) ?? "";
  return words.length > 2 && isTown(last) && isFirstName(words[0] ?? "") ? words.slice(0, -1).join(" ") : part;
}

/** "Ann Lee, Utica, 315-555-0149", "Whitesboro, 315-555-0161, Augie": the one part between commas that can be a name,
 * beside a way to be reached. */
function nameInLine(text: string): string | undefined {
  const line =
    text
      .split(/(?<=[.!?\n])(?<!\b(?:[Mm]rs?|[Mm]s|[Dd]r)\.)\s+(?=\p{Lu})/u)
      .find((sentence) => wayToReach.test(sentence)) ?? text;
  const own = ofOthers.test(text) ? line : text;
  if (!wayToReach.test(own) || ofOthers.test(own)) return undefined;
  const names = own
    .replace(mail, ",")
    .split(/[,.;:!?\n(]|\s-\s|\s(?=[\d+(])/)
    .map((part) => withoutService(withoutTown(part.trim()).split(" ")).join(" "))
    .filter((part) => part && (isPerson(part) || isSmallPair(part) || (!isTown(part) && isNameOnly(part))));
  const [name = ""] = names;
  if (names.length !== 1) return undefined;
  return isSmallPair(name) ? toTitleCase(name) : asName(name, true);
}

const wordsIn = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((part) => part && !besides.test(part));

function leading(words: readonly string[], isPart: (word: string) => boolean): readonly string[] {
  const end = words.findIndex((word) => !isPart(word));
  return end < 0 ? words : words.slice(0, end);
}

/** "jen kowalczyk 315-555-0102", "deshawn 315 ...": nothing but a name in small letters. */
function smallName(words: readonly string[]): readonly string[] | undefined {
  const [first = "", last = ""] = words;
  // "mike d": so they are called at work.
  if (words.length === 2 && isFirstName(first) && /^[b-z]$/i.test(last)) return words.map(toTitleCase);
  const isLetters = words.every((word) => /^\p{L}{3,}$/u.test(word));
  if (!isLetters || words.length > 2 || isTown(words.join(" "))) return undefined;
  if (words.length === 1) return isUnknownWord(first) && first.length > 3 ? [toTitleCase(first)] : undefined;
  return isFirstName(first) && mayBeSurname(last) ? words.map(toTitleCase) : undefined;
}

/** "Greg Ames bathroom": what the work is about stands behind the name. */
const withoutService = (words: readonly string[]): string[] =>
  words.slice(0, words.findLastIndex((word, index) => index === 0 || findServices(word).length === 0) + 1);

const isSmallPair = (part: string): boolean =>
  /^\p{Ll}+ \p{Ll}+$/u.test(part) && smallName(part.split(" ")) !== undefined;

/** What can be a name right before a way to be reached. @param before the sentence up to it */
function nameBefore(before: string): readonly string[] {
  const last = before.trim().replace(/[,-]$/, "").split(",").at(-1) ?? "";
  const words = withoutService(
    wordsIn(last.replace(/ (?:in|from|of) (.+)$/, (tail, place: string) => (isTown(place) ? "" : tail))),
  );
  const [first = "", second = ""] = words.slice(-2);
  // "Marcus Bell", "R Delmonico": one of the two may be an everyday word.
  const isPair =
    /^\p{Lu}\p{L}* \p{Lu}\p{Ll}/u.test(`${first} ${second}`) &&
    !notAName.test(second) &&
    (!notAName.test(first) || isMonthsName([first, second]));
  const small = smallName(words);
  if (small) return small;
  const three = words.slice(-3).join(" ");
  if (words.length > 2 && isPerson(three) && !isTown(second)) return three.split(" ");
  if (isPair && (isFirstName(first) || (!isKnownWord(second) && !isTown(second)))) return [first, second];
  const parts = leading(words.reverse(), isNamePart).slice(0, 3).toReversed();
  const isFull = parts.length > 1 && isFirstName(parts[0] ?? "");
  return isFull || !isTown(parts.join(" ")) ? parts : [];
}

/** The same right behind it: only a first name that many have, with a last one. */
function nameBehind(behind: string): readonly string[] {
  const words = wordsIn(behind.split(/[,.!?;:\n]/)[0] ?? "");
  const small = words.length === 2 ? smallName(words) : undefined;
  if (small) return small;
  if (words.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? "") && isNameOnly(words[0] ?? "")) return words;
  const isLast = (part: string): boolean => isNamePart(part) || (/^\p{L}{4,}$/u.test(part) && isUnknownWord(part));
  if (!isFirstName(words[0] ?? "")) return [];
  // "dave pulaski whitesboro": of two towns the first is a name.
  if (isTown(words[1] ?? "") && isTown(words[2] ?? "")) return words.slice(0, 2).map(toTitleCase);
  return leading(words, (part) => isLast(part) && !isTown(part)).slice(0, 2);
}

/** "Ours is Main Street, mine is 315 ...", "her name is Rose but call me, Kim, 315 ...". */
const whatIsMine = new RegExp(
  String.raw`\bmine(?:'s| is)\b|\bme:|\b(?:call|text|reach|contact) me\b(?=[\s\S]*(?:${wayToReach.source}))`,
  "i",
);

/** "... janelle 315-555-0139", "315-555-0103 monica, utica": what stands right beside a way to be reached. */
function nameBeside(text: string): string | undefined {
  const own = text.slice(Math.max(0, text.search(whatIsMine)));
  const found = wayToReach.exec(own);
  if (!found) return undefined;
  const sentences = own.slice(0, found.index).split(/(?<!\b(?:mrs?|ms|dr))[.!?;:\n(]\s*/i);
  const before = sentences.at(-1) ?? "";
  if (ofOthers.test(before)) return undefined;
  const head = nameBefore(before);
  const parts = head.length > 0 ? head : nameBehind(own.slice(found.index + found[0].length));
  const isSure = isFirstName(parts[0] ?? "") || parts.length > 1 || isUnknownWord(parts[0] ?? "");
  return isSure ? asName(parts.join(" "), true) : undefined;
}

const notMine =
  /\b(?:your|her|his|their|moms?|dads?|wife'?s?|daughter'?s?|son'?s?|husband'?s?|neighbou?r'?s?|dog'?s?|company) $/i;

function alsoIntroducedIn(text: string): string | undefined {
  const isName = (given: string): boolean => {
    const [first = "", second] = given.split(" ");
    const isRare = !isKnownWord(first) || (second !== undefined && !isKnownWord(second));
    return given !== "" && !isTown(given) && !notAName.test(first) && (isFirstName(first) || isRare);
  };
  return [...text.matchAll(alsoIntroduced)]
    .map((found) => (found.slice(1).find(Boolean) ?? "").replace(/\.$/, ""))
    .find(isName);
}

/** "im jess, 315-555-0142": in lower case only right before a comma or the end, and a name that many have or, beside a way
 * to be reached, one that is no word. */
function smallNameIn(text: string): string | undefined {
  const [, here = ""] = /^(?:(?:hi|hello|hey),? )?(\p{L}{3,}) here\b/iu.exec(text) ?? [];
  if (isFirstName(here) && !notAName.test(here)) return toTitleCase(here);
  const [, name = "", last = ""] =
    /\b(?:[Ii]'?m|[Tt]his is|[Nn]ames?|[Ss]oy) (\p{L}{3,})(?: (\p{L}{3,}))?(?=\s*(?:[,.;]|$|\d|\(|btw\b|by the way\b|again\b))/u.exec(
      text,
    ) ?? [];
  if (last && !notAName.test(last))
    return isFirstName(name) && isUnknownWord(last) && !isTown(last) ? toTitleCase(`${name} ${last}`) : undefined;
  const isName =
    name !== "" &&
    (isFirstName(name) || (wayToReach.test(text) && isUnknownWord(name))) &&
    !endsName.test(name) &&
    !notAName.test(name) &&
    !isTown(name);
  return isName ? toTitleCase(name) : undefined;
}

function introducedIn(text: string): string | undefined {
  for (const { 0: form, 1: english, 2: spanish, index } of text.matchAll(plain)) {
    const name = notMine.test(text.slice(0, index))
      ? undefined
      : asName(english ?? spanish ?? "", /name|nombre|llamo/i.test(form));
    if (name) return name;
  }
  const also = smallNameIn(text) ?? alsoIntroducedIn(text);
  if (also) return also;
  for (const { 0: form, 1: match = "" } of text.matchAll(introduced)) {
    // "This is Troy", who answers no question for the town.
    const name = asName(match, false, /^(?:this is|i'?m|i am|call me|soy|habla)\b/i.test(form));
    if (name) return name;
  }
  return undefined;
}

/** "Will it hurt my credit": Will is asked for nothing. */
const question =
  /^(?:and |so |but )*(?:will|do|does|can|is|are|may|what|how|when|why|who) (?:i|it|you|u|we|they|the|this|that|there|my|your)\b/i;

/** What stands first in an answer to the question for the name, before the number, the town and the rest. */
function nameAtHead(text: string): string | undefined {
  // "Whatever. its duane"
  const [, told = ""] = /(?:^|[.,!]\s)it'?s (\p{L}+)\W*$/iu.exec(text) ?? [];
  if (told.length > 2 && (isFirstName(told) || isUnknownWord(told))) return toTitleCase(told);
  if (text.includes("?") || question.test(text)) return undefined;
  const [head = ""] = text
    .replace(/^(?:ok|okay|sure|yes|yeah|hi|hello|it'?s|si|claro|bueno)[\s,.!]+/i, "")
    .split(/[,.;:\n(]|\s-\s|\s(?=\d)|\b(?:my|number|phone|cell|in|from|at|and)\b/i);
  const words = head.trim().split(" ").filter(Boolean);
  return words.length > 0 && words.length <= 3 ? asName(words.join(" "), false) : undefined;
}

/** A full name that is the first sentence, or any beside a way to be reached, or after it was asked for a first name that
 * is one: "WALTER IN WHITESBORO". */
function nameAlone(text: string, wasAsked: boolean): string | undefined {
  const hasReach = wayToReach.test(text);
  const own = text
    .split(/[.,;\n]|\bbut\b/)
    .map((part) => part.trim().replace(/ (?:in|from|de|en) .*$/i, ""))
    .find((part, index) => {
      const words = part.split(" ");
      const isFirst = isFirstName(words[0] ?? "");
      const isFull = fullName.test(part) && (hasReach || (index === 0 && (isFirst || wasAsked)));
      const isRun = words.every(isNamePart) || isMonthsName(words);
      return (isFull || (wasAsked && isFirst && words.length <= 2)) && isRun && !isTown(part);
    });
  return own && (/^\p{Lu}\p{Ll}/u.test(own) ? own : toTitleCase(own.toLowerCase()));
}

/** "... safely. Mrs. Edna Pruitt": under a message, with a title. */
const signature = new RegExp(
  String.raw`[.!?\n]\s*(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r)\.? (${capital} ${capital})\W*$`,
  "u",
);

/** "... hangs up on everybody. Keith": a name by itself at the end of a message that leaves a way to be reached. */
const atEnd = new RegExp(String.raw`[.!?\n]\s*(${capital}(?: ${capital})?)\W*$`, "u");

/** "... for the bathroom. Dale Whitcomb, rome": a first and a last name and a town, and nothing else. */
function nameBesideTown(text: string): string | undefined {
  const last = text.split(/[.!?\n]\s+/).at(-1) ?? "";
  const [first = "", second = "", ...place] = last.replace(/[.!]+$/, "").split(/,? (?:(?:from|in|of) )?/);
  const name = `${first} ${second}`;
  const [town] = findPlaces(place.join(" "));
  const isWhole = town?.name.toLowerCase() === place.join(" ").toLowerCase();
  return isWhole && isPersonAlone(name) ? name : undefined;
}

/** "I couldn't stand somebody asking for her. Marlene Fitch": that is who she is. */
const ofSomebody = /\b(?:for|about|to|of|after) (?:her|him|them)[.!]\s*$/i;

/** The visitor's own name: told in a plain form, or the answer to the question for it. Nothing is guessed.
 * @param isAsked the last reply asked for it
 * @param wasAsked an earlier one did */
export function findName(message: string, isAsked: boolean, wasAsked = isAsked): string | undefined {
  const normal = normalizeText(message);
  // "DONNA KOWALCZYK 315 ...": who writes all in capitals has a name like anybody's.
  const written = /\p{Ll}/u.test(normal) || !wayToReach.test(normal) ? normal : toTitleCase(normal.toLowerCase());
  const name = findWrittenName(written, isAsked, wasAsked);
  return name && withLastName(name, written);
}

/** "It's Dacey, not Daisy. Dacey Flood ...", "tom kessler, herkimer": the whole name where the first was found. */
function withLastName(name: string, text: string): string {
  if (name.includes(" ")) return name;
  const behind = new RegExp(
    `(?<![\\p{L}@.])${RegExp.escape(name)} (\\p{L}[\\p{L}'-]{2,})(?=(\\s*(?:[,.]|\\d|\\(|$))?)`,
    "giu",
  );
  // "Dacey Flood 315 ...": before a number an everyday word with a capital is a name, too.
  const [, last] = [...text.matchAll(behind)].find(([, word = "", end]) => isSurname(word, end !== undefined)) ?? [];
  return last ? `${name} ${/^\p{Ll}/u.test(last) ? toTitleCase(last) : last}` : name;
}

const isSurname = (word: string, isLast: boolean): boolean =>
  (isUnknownWord(word) || (isLast && /^\p{Lu}/u.test(word))) && mayBeSurname(word);

function findWrittenName(written: string, isAsked: boolean, wasAsked: boolean): string | undefined {
  const [, titled] = signature.exec(written) ?? [];
  if (titled) return titled;
  const end = atEnd.exec(written);
  const signed = end?.[1] ?? "";
  if (end && ofSomebody.test(written.slice(0, end.index + 1))) return undefined;
  const isSigned = wayToReach.test(written) && isPersonAlone(signed);
  const besideTown = nameBesideTown(written);
  const text = written
    .replace(/\b(?:mr|mrs|ms|miss|dr)\.? (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/giu, "")
    .replace(/\b(\p{Lu})\. (?=\p{Lu}\p{Ll})/gu, "$1 ")
    // No name goes on in the next sentence.
    .replace(/(?<!\b(?:mr|mrs|ms|dr|st))\. (?=\p{Lu})/giu, ".\n");
  return (
    introducedIn(text) ??
    (isSigned ? signed : besideTown) ??
    (isPersonAlone(text) ? text : undefined) ??
    nameAlone(text, wasAsked) ??
    nameInLine(text) ??
    nameBeside(text) ??
    (isAsked ? nameAtHead(text) : undefined)
  );
}
