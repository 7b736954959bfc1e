import { firstNames } from "../ranking/first-names.ts";
import { normalizeText, toTitleCase } from "../ranking/normalize.ts";
import { isEveryday } from "../ranking/rank.ts";

const word = String.raw`\p{L}[\p{L}'.-]*`;
const capital = String.raw`\p{Lu}[\p{L}'-]*\.?`;
/** "My name is Ann Lee", in any case; behind "I'm" and "this is" a capital is needed: "I'm tired" tells no name. */
const plain = new RegExp(
  String.raw`\b(?:my|the) (?:full |first )?name(?:'s| is|:)? (${word}(?: ${word}){0,2})|\b(?:me llamo|mi nombre es) (${word}(?: ${word}){0,2})`,
  "giu",
);
const introduced = new RegExp(
  String.raw`\b(?:[Tt]his is|[Ii]'?m|[Ii] am|[Ii]t'?s|[Cc]all me|[Ss]oy|[Hh]abla) (${capital}(?: ${capital}){0,2})`,
  "gu",
);
/** Words that end a name: "Ann from Utica", "tom and i need". */
const ending =
  /^(?:and|from|in|at|on|i|we|my|but|here|is|the|for|with|need|want|looking|calling|call|text|cell|phone|number|house|y|de|en|por|thanks|pls|please|not|or|after|before|do|does|have|has|got|who|con|desde|necesito|quiero|the)$/i;
const noName =
  /^(?:june|may|april|august|yes|no|nope|ok|okay|sure|thanks?|hi|hello|hey|none|maybe|later|soon|home|work|dr|mr|mrs|ms|hola|si|gracias|good|great|fine|mornings?|evenings?|weekends?|ny|st|monday|tuesday|wednesday|thursday|friday|saturday|sunday|just|me|it|this|interested|homeowner|your|my|the|a|an|not|here)$/i;

const fullName = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]+){1,2}$/u;

const isListed = (part: string): boolean => firstNames.has(part.toLowerCase());

/** Some words as a name, as far as they can be one. @param isTown tells towns, which are none */
function asName(words: string, isTown: (text: string) => boolean, isTold: boolean): string | undefined {
  const parts = words.split(" ").map((part) => part.replace(/[.,]+$/, ""));
  const end = parts.findIndex((part) => ending.test(part) || noName.test(part));
  const kept = parts.slice(0, end < 0 ? 3 : end);
  const [first = ""] = kept;
  if (kept.length === 0 || first.length < 2 || isTown(kept.join(" ")) || (isTown(first) && !isListed(first)))
    return undefined;
  if (!isListed(first) && isEveryday(first) && !isTold) return undefined;
  if (!isListed(first) && !isTold && !/^\p{Lu}/u.test(first)) return undefined;
  const whole = kept
    .filter((part, index) => index === 0 || /^\p{Lu}/u.test(part) || isListed(part) || !isEveryday(part))
    .join(" ");
  return whole === whole.toLowerCase() ? toTitleCase(whole) : whole;
}

const ofOthers =
  /\b(?:wife|husband|mom|mother|dad|father|son|daughter|brother|sister|neighbou?r|friend|tenant|ask for|talk to|speak to|manager|boss|named?|installer|crew|guys?|esposa|esposo|hij[oa])\b/i;

/** "Ann Lee, Utica, 315-555-0149": a known first name and a last one between commas, beside a way to be reached. */
function nameInLine(text: string, isTown: (text: string) => boolean): string | undefined {
  if (!/\d{3}\D{0,3}\d{4}|@/.test(text) || ofOthers.test(text)) return undefined;
  const names = text
    .split(/[,.;:\n(]|\s-\s|\s(?=[\d+(])/)
    .map((part) => part.trim())
    .filter((part) => fullName.test(part) && isListed(part.split(" ")[0] ?? ""));
  const [name] = names;
  return names.length === 1 && name && !isTown(name) ? name : undefined;
}

const notMine =
  /\b(?:your|her|his|their|moms?|dads?|wife'?s?|daughter'?s?|son'?s?|husband'?s?|neighbou?r'?s?|dog'?s?|company) $/i;

/** "My name is Ann Lee", "this is Ann". */
function introducedIn(text: string, isTown: (text: string) => boolean): string | undefined {
  for (const { 0: form, 1: english, 2: spanish, index } of text.matchAll(plain)) {
    const name = notMine.test(text.slice(0, index))
      ? undefined
      : asName(english ?? spanish ?? "", isTown, /name|nombre|llamo/i.test(form));
    if (name) return name;
  }
  for (const { 1: words = "" } of text.matchAll(introduced)) {
    const name = asName(words, isTown, false);
    if (name) return name;
  }
  return undefined;
}

/** What stands first in an answer to the question for the name, before the number, the town and the rest. */
function nameAtHead(text: string, isTown: (text: string) => boolean): string | undefined {
  if (text.includes("?")) return undefined;
  const [head = ""] = text
    .replace(/^(?:ok|okay|sure|yes|yeah|hi|hello|it'?s|si|claro|bueno)[\s,.!]+/i, "")
    .split(/[,.;:\n(]|\s-\s|\s(?=\d)|\b(?:my|number|phone|cell|in|from|at|and)\b/i);
  const words = head.trim().split(" ").filter(Boolean);
  return words.length > 0 && words.length <= 3 ? asName(words.join(" "), isTown, false) : undefined;
}

/** The visitor's own name: told in a plain form, or the answer to the question for it. Nothing is guessed.
 * @param isAsked the last reply asked for it
 * @param isTown tells towns, which are no names */
export function findName(message: string, isAsked: boolean, isTown: (text: string) => boolean): string | undefined {
  const text = normalizeText(message);
  const alone = fullName.test(text) && isListed(text.split(" ")[0] ?? "") && !isTown(text) ? text : undefined;
  return (
    introducedIn(text, isTown) ?? alone ?? nameInLine(text, isTown) ?? (isAsked ? nameAtHead(text, isTown) : undefined)
  );
}
