// Which words may be a name, and how one is written; where it stands in a text is told by name.ts.
import { firstNames } from "../ranking/first-names.ts";
import { toTitleCase } from "../ranking/normalize.ts";
import { correctSpelling, isKnownWord } from "../ranking/rank.ts";
import { anyOf } from "./any-of.ts";
import { findPlaces } from "./places.ts";
import { findServices } from "./services.ts";

/** "Annelise van der Berg" */
export const particles = `(?:(?:v[ao]n|der|den|ten|ter|di|da|del|della|al|bin|dos) )*`;

/** Words that end a name: "Ann from Utica", "tom and i need". */
export const endsName = anyOf(
  /^(?:im|i'm|mi|of|if|u|only|spelled|receivable|support|and|from|in|at|on|i|we|my|but|here|is|the|for|with)$/i,
  /^(?:need|want|looking|calling|call|text|cell|phone|ph|tel|mobile|e-?mail|number|house|y|de|en|por|thanks)$/i,
  /^(?:pls|please|not|or|after|before|do|does|have|has|got|who|con|desde|necesito|quiero|the)$/i,
);
export const notAName = anyOf(
  /^(?:wrong|spelled|bs|crap|nuts|ridiculous|when|off|operator|livid|accounts?|agent|manager|owner|what|why)$/i,
  /^(?:how|who|where|stop|help|urgent|emergency|june|may|april|august|yes|no|nope|ok|okay|oh|ah|sure|thanks?|hi)$/i,
  /^(?:hello|hey|none|maybe|later|soon|home|work|dr|mr|mrs|ms|hola|si|gracias|good|great|fine|mornings?)$/i,
  /^(?:evenings?|weekends?|ny|st|monday|tuesday|wednesday|thursday|friday|saturday|sunday|just|me|it|this)$/i,
  /^(?:lol|haha|lmao|omg|btw|tho|interested|homeowner|your|my|the|a|an|not|here|(?:do|does|did|ca|wo|is|are|was|would|could|should)nt)$/i,
  // "We're", "Don't", "That's": no name ends so.
  /^[a-z]+(?:n't|'(?:re|ve|ll|[mds]))$/i,
);

const isParticle = new RegExp(`^${particles}$`);

/** Whether a word behind a first name can be the last one: no word of the talk, no work, no town. */
export const mayBeSurname = (word: string): boolean =>
  !notAName.test(word) &&
  !endsName.test(word) &&
  findServices(correctSpelling(word)).length === 0 &&
  findPlaces(word).length === 0;

/** What a town's name goes on with: "Clinton Street", "Vernon Center". */
const townTail = /^(?:area|center|corners|county|falls|heights|house|lake|mills|ny|road|springs|street|village)$/i;

/** "Clinton Barnes", "paris jenkins": a first name that is a town, too, before a last one. */
function isNamedLikeTown(text: string): boolean {
  const [first = "", last = "", ...more] = text.split(" ");
  const isLast = /^\p{L}[\p{L}'-]{2,}$/u.test(last) && (/^\p{Lu}/u.test(last) || !isKnownWord(last));
  if (more.length > 0 || !isLast || !firstNames.has(first.toLowerCase())) return false;
  return !townTail.test(last) && mayBeSurname(last);
}

export const isTown = (text: string): boolean => findPlaces(text).length > 0 && !isNamedLikeTown(text);
/** "Ann Lee" for "ann lee" and "ANN LEE"; other capitals of the visitor's own stay. */
export const formatName = (name: string): string =>
  name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3)
    ? toTitleCase(name.toLowerCase())
    : name;
export const isFirstName = (part: string): boolean => firstNames.has(part.toLowerCase());

/** "April Woods": the month is a first name before a last one. */
export const isMonthsName = ([first = "", last = ""]: readonly string[]): boolean =>
  /^(?:April|May|June|August)$/.test(first) && /^\p{Lu}\p{Ll}{2,}$/u.test(last) && !notAName.test(last);

/** Some words as a name, as far as they can be one. @param mayBeTown a first name is one although a town is called so */
export function asName(text: string, isTold: boolean, mayBeTown = false): string | undefined {
  const parts = text.split(" ").map((part) => part.replace(/[.,]+$/, ""));
  const end = parts.findIndex(
    (part, index) => endsName.test(part) || (notAName.test(part) && !(index === 0 && isMonthsName(parts))),
  );
  const nameParts = parts.slice(0, end < 0 ? parts.length : end);
  const [first = ""] = nameParts;
  // "Ray Pulaski" is a man, although Pulaski is a town.
  const isFull = nameParts.length > 1 && isFirstName(first);
  if (
    nameParts.length === 0 ||
    (first.length < 2 && nameParts.length < 2) ||
    (!isFull && !(mayBeTown && isFirstName(first)) && isTown(nameParts.join(" "))) ||
    (isTown(first) && !isFirstName(first))
  )
    return undefined;
  if (!isFirstName(first) && isKnownWord(first) && !isTold) return undefined;
  if (!isFirstName(first) && !isTold && !/^\p{Lu}/u.test(first)) return undefined;
  const whole = nameParts
    .filter(
      (part, index) =>
        index === 0 || /^\p{Lu}/u.test(part) || isFirstName(part) || !isKnownWord(part) || isParticle.test(`${part} `),
    )
    .join(" ");
  return formatName(whole);
}

/** Whether a word can be a part of a name: written large and of no everyday use, or a first name that many have. */
export const isNamePart = (part: string): boolean =>
  !notAName.test(part) && !endsName.test(part) && (isFirstName(part) || (/^\p{Lu}/u.test(part) && !isKnownWord(part)));

/** "Carol Stack", "Ruth Ann Kessler", although a stack is an everyday thing. */
export const isPerson = (part: string): boolean => {
  const words = part.split(" ");
  const isRun = words.length > 1 && words.length <= 3 && words.every((each) => /^\p{Lu}\p{Ll}/u.test(each));
  return isRun && (isMonthsName(words) || (isFirstName(words[0] ?? "") && !words.some((each) => notAName.test(each))));
};
export const isPersonAlone = (text: string): boolean =>
  /^[\p{L}' -]+$/u.test(text) &&
  (isPerson(text) || (/^\p{Lu}\p{Ll}+$/u.test(text) && isFirstName(text) && !isKnownWord(text))) &&
  findServices(text).length === 0 &&
  !isTown(text);
/** Neither a word that people write about their houses nor one misspelled. */
export const isUnknownWord = (word: string): boolean =>
  !isKnownWord(word) && (correctSpelling(word) === word || isFirstName(correctSpelling(word)));
/** "siobahn mcgrath": a first and a last name that are no words. */
const isRare = (part: string): boolean => /^\p{Ll}{4,} \p{Ll}{4,}$/u.test(part) && part.split(" ").every(isUnknownWord);
export const isNameOnly = (part: string): boolean =>
  isRare(part) || (part.split(" ").length <= 3 && part.split(" ").every(isNamePart));

/** Whether a word within a text may be a name that was not read: its owner is not asked for it in the same breath. */
export const mayHoldName = (text: string): boolean =>
  (text.match(/(?<=\S )\p{Lu}\p{Ll}{2,}/gu) ?? []).some((word) => !isKnownWord(word) && !isTown(word));
