import { profile } from "@site/company/profile";
import { extractPhones } from "@site/core/contact/phone";
import { distance } from "fastest-levenshtein";
import { formatPhone } from "../conversation/accept-contact.ts";
import { anyOf } from "./any-of.ts";
import { spelledEmail, withFigures } from "./spoken-contact.ts";

const emails = /(?<![\w.+%-])[\w.+%-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?![\w@])/gi;

/** What stands before the address of somebody who shall read it too. */
const copied = /\b(?:b?cc|cop(?:y|ies|ying|ied)(?! of\b)|(?:e-?mail|write|reach|text) (?:her|him|them))\b[^@]{0,40}$/i;

const people = `mother|father|parents?|aunt|uncle|cousin|contractor|roofer|plumber|electrician|realtor|hoa|hers?|she'?s|he'?s|s?he is|his|their|wife'?s?|husband'?s?|daughter'?s?|son'?s?|mom'?s?|dad'?s?|friend'?s?|neighbou?r'?s?|partner'?s?|brother'?s?|sister'?s?|tenant'?s?|renter'?s?|landlord'?s?|super'?s?|assistant'?s?|aide'?s?|boys?|boy'?s|he wants|she wants`;
/** Up to a number or an address, with "unit 2" or "until 2 pm" on the way. */
const onTheWay = String.raw`(?:[^.;\d]|(?<!\d)\d{1,2}(?!\d)){0,40}$`;
/** What stands before a number or address of somebody else's, and before one that is no longer right. */
const owner = String.raw`${people}|(?!(?:here|that|what|it|this)')\p{L}+'s (?:number|cell|phone|line)`;
const ofOthers = new RegExp(String.raw`\b(?:${owner})\b${onTheWay}`, "iu");
const notOwn = new RegExp(String.raw`\b(?:${owner}|old|wrong|not|was)\b${onTheWay}`, "iu");
/** "I called Bob's Windows at ...", "my old number was ...": of others, or of nobody any more. */
const noLongerOrOthers = new RegExp(
  String.raw`\bcalled (?!(?:me|you|u|ya|from|by|in)\b)${onTheWay}|\b(?:my|the) (?:old|former|previous) (?:number|cell|phone)\b(?:(?!\bit'?s\b|\bnew\b|\bnow\b)[^.;\d]){0,40}$`,
  "iu",
);
const isTheirs = /^\W*is (?:their|his|her)\b/i;
const isMine = /\b(?:mine(?:'s| is)?|my (?:cell |phone )?(?:number|cell|phone)(?: is|'s))\W*$/i;

/** "I emailed sales@...", "the estimate came from info@...": whom the visitor wrote to, or heard of. */
const writtenTo = /\b(?:from|e-?mailed|wrote(?: to)?|contacted|sent (?:it |that )?to)\s*$/i;

const hosts = /(?<![\w@.-])(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?![\w@])/g;

const besideHost =
  /\b(?:oops|ope|sorry|wait|no|its|it'?s|is|i mean(?:t)?|meant|not|should be|make (?:that|it)|use|typo|wrong|my|the|e-?mail|address)\b|[^\p{L}\d]/giu;

/** "*example.com", "sorry it's gmail.com, not gmial.com": the address on file at another host, and nothing else. */
function correctEmail(text: string, previous: string): string | undefined {
  const [local = "", host = ""] = previous.split("@");
  const named = text.toLowerCase().match(hosts) ?? [];
  const right = named.find((each) => each !== host);
  const isAll = text.toLowerCase().replace(hosts, "").replace(besideHost, "") === "";
  const isMeant = text.trim().startsWith("*") || corrects(text) || distance(right ?? "", host) <= 3;
  return right && isAll && isMeant ? `${local}@${right}` : undefined;
}

/** The last e-mail address of a text that is not only for a copy: a correction stands behind what it corrects.
 * @param isKnown the visitor can be reached already: somebody else's address is none of theirs
 * @param previous on file, of which only the host may be put right */
export function findEmail(text: string, isKnown = false, previous?: string): string | undefined {
  const found = [...text.matchAll(emails)];
  if (found.length === 0 && previous) return correctEmail(text, previous) ?? spelledEmail(text);
  const isOthers = (index: number): boolean => {
    const before = text.slice(Math.max(0, index - 60), index);
    return isKnown && (ofOthers.test(before) || writtenTo.test(before));
  };
  const own = found.filter(({ index }) => !copied.test(text.slice(0, index)) && !isOthers(index));
  return found.length > 0 ? own.at(-1)?.[0] : spelledEmail(text);
}

/** The company's own numbers are nobody else's. */
export const companyPhones = [profile.phone, profile.secondLocation?.phone].map((phone) => formatPhone(phone ?? ""));

/** Somebody who gives the company's own number as theirs, as a test may. */
export const givesOwnPhone = (text: string): boolean =>
  /\bmy (?:number|cell|phone)\b|\bmi (?:n[uú]mero|tel|cel)|\b(?:reach|call|text) me (?:at|on)\b/i.test(text);

/** Digits that are no telephone number: those of an order, "#3155550149", and of an email address. */
const noPhone = /#\s?\d[\d-]*|[\w.+%-]+@[\w.-]*/g;

interface TypedPhone {
  /** "315-555-0142"; undefined for a number of another country. */
  phone: string | undefined;
  typed: string;
  at: number;
}

function listPhones(text: string): TypedPhone[] {
  const rest = text.replace(noPhone, (found) => " ".repeat(found.length));
  return extractPhones(rest).map(({ number, typed }) => ({
    phone: formatPhone(number),
    typed,
    at: rest.indexOf(typed),
  }));
}

/** "I'm Keith Dorr, 315-...": whose number stands right behind their name. */
const saysWhoIAm = /\b(?:i'?m|i am|this is|my name is|soy|me llamo) \p{L}[\p{L}' -]{1,30},?\s*$/iu;

/** Those of them that may be the visitor's, as far as the words before them tell it. */
function listOwnPhones(text: string, isKnown: boolean): TypedPhone[] {
  const found = listPhones(text).filter(({ phone }) => givesOwnPhone(text) || !companyPhones.includes(phone));
  const isBehind =
    (pattern: RegExp) =>
    ({ at }: TypedPhone) =>
      pattern.test(text.slice(Math.max(0, at - 60), at));
  const mine = found.filter((each) => isBehind(isMine)(each));
  if (mine.length > 0) return mine;
  const introduced = found.filter((each) => isBehind(saysWhoIAm)(each));
  if (found.length > 1 && introduced.length === 1) return introduced;
  const isOthers = (each: TypedPhone): boolean =>
    isBehind(noLongerOrOthers)(each) || isTheirs.test(text.slice(each.at + each.typed.length));
  const likely = found.filter((each) => !isOthers(each));
  const own = likely.filter((each) => !isBehind(notOwn)(each));
  if (own.length > 0) return own;
  return isKnown ? likely.filter((each) => !isBehind(ofOthers)(each)) : likely;
}

/** "555-0142", a digit too few, or as many as a number has that can't be dialed. */
const partials =
  /(?<![\d#$.,/-])(?:\d{3}[ .-]\d{4}|\d{7,9}|\d{3}[ .-]\d{3}[ .-]\d{2,3}|\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{0,3}\d{4})(?![\d-]|\.\d)/g;
const zipPlusFour = /\b\d{5}-\d{4}\b/g;

const areaBehind = /(?<![\d-])(\d{3}[ .-]?\d{4}),?\s+(?:with )?area code (?:is )?(\d{3})(?![\d-])/gi;

/** "315-555-0174 sorry 0175". */
const endBehind =
  /(\d{3}\D{0,3}\d{3}\D{0,3})\d{4}[,.]? (?:sorry|oops|no|wait|no wait|i mean|perd[oó]n|digo)[, ]+(\d{4})(?=\s*(?:[.,;\n]|$))(?!\.\d)/gi;

export interface FoundPhone {
  /** "315-555-0142". */
  phone?: string | undefined;
  /** The visitor gave seven to nine digits, or ten that can't be dialed: the area code or a digit is missing. */
  isPartial: boolean;
  /** A number of another country, as it was written: no number that the office can be given to dial. */
  foreign?: string | undefined;
}

/** The dialable number of a text that may be the visitor's, in figures or in words: of several the first, or the last where
 * something is put right.
 * @param before digits of a number that the visitor gave without its area code
 * @param isKnown the visitor can be reached already */
export function findPhone(message: string, before?: string, isKnown = false): FoundPhone {
  const text = message.replace(areaBehind, "$2-$1").replace(endBehind, "$1$2");
  const written = listOwnPhones(text, isKnown);
  const own = [...written, ...(written.length > 0 ? [] : listOwnPhones(withFigures(text), isKnown))];
  const foreign = own.findLast(({ phone }) => !phone)?.typed;
  const area = before && /(?<![\d-])\d{3}(?![\d-])/.exec(text)?.[0];
  const joined = area && text.replace(/\D/g, "").length === 3 ? formatPhone(`${area}${before}`) : undefined;
  const dialable = own.flatMap((each) => each.phone ?? []);
  const phone = dialable.at(corrects(text) ? -1 : 0) ?? joined;
  if (phone) return { phone, isPartial: false, foreign };
  const rest = listPhones(text).reduce((left, { typed }) => left.replace(typed, " "), text);
  return { isPartial: rest.replace(zipPlusFour, " ").search(partials) >= 0, foreign };
}

/** Numbers beside the visitor's own, each with the words before it, which say whose it is: "my sister Ann 315-555-0144".
 * @param own the visitor's */
export function listOtherPhones(text: string, own: string): string[] {
  if (corrects(text)) return [];
  const typed = listPhones(text);
  return typed.flatMap(({ phone, at }, index) => {
    const before = typed[index - 1];
    const start = before ? before.at + before.typed.length : 0;
    const words = at - 60 > start ? text.slice(at - 60, at).replace(/^\S*\s/, "") : text.slice(start, at);
    const isOther = phone && phone !== own && !companyPhones.includes(phone) && !/\b(?:old|was)\b/i.test(words);
    const clause = words
      .split(/[.;\n]/)
      .at(-1)
      ?.replace(/^[\s,]+|[\s,:]+$/g, "");
    return isOther ? [[clause, phone].filter(Boolean).join(" ")] : [];
  });
}

/** The seven digits of a number without its area code that stands last in some messages. */
export const findPartialPhone = (messages: readonly string[]): string | undefined =>
  messages
    .flatMap((text) => text.match(partials) ?? [])
    .map((found) => found.replace(/\D/g, ""))
    .findLast((digits) => digits.length === 7);

const fourDigits = /(?<![\d-])\d{4}(?!\d)/g;
const affirmedDigits = new RegExp(String.raw`(?<!\bnot |\d,? no )${fourDigits.source}`, "gi");
const besideDigits =
  /\b(?:w?oops|ope|oh|ok|crap|dang|damn|shoot|s(?:or)?ry|wait|no|nope|not|but|and|for|its|it'?s|th(?:at|is)(?:'?s)?|is|are|was|i|me|have|had|put|typed|meant?|should be|make|change|use|it|to|ends?|in|with|at|of|the|my|a|old|new|right|real|last|four|4|digits?|numbers?|phone|cell|mobile|actually|typo|wrong|instead)\b|[^\p{L}\d]/giu;

/** What else has digits that may be put right, or an end. */
const ofOtherNumber =
  /\b(?:social|ssn|card|code|gate|contract|invoice|order|account|pin|policy|serial|model|permit|lot|alarm)\b/i;
const namesEnd = /\b(?:at the end|ends? (?:in|with)|last (?:four|4)|termina en|al final|[uú]ltimos (?:cuatro|4))\b/iu;

/** The last four digits that a text puts right: beside those on file, called the end, or in a clause of its own; "sorry, built
 * in 1985" is no number. @param previous the number on file */
function findLastDigits(text: string, previous: string): string | undefined {
  const wrong = previous.slice(-4);
  if (ofOtherNumber.test(text) && !text.includes(wrong)) return undefined;
  const isMeant = (clause: string): boolean =>
    namesEnd.test(clause) || clause.includes(wrong) || clause.replace(fourDigits, "").replace(besideDigits, "") === "";
  return text
    .split(/[,.;!?\n]+/)
    .filter(isMeant)
    .flatMap((clause) => clause.match(affirmedDigits) ?? [])
    .find((digits) => digits !== wrong);
}

/** "The last two digits are 80, not 08". */
const namedDigits = /\blast (?:two|three|four|2|3|4) (?:digits?|numbers?)?\W*(?:are|is|should be|r|:)?\W*(\d{2,4})\b/i;
const isTypo =
  /\b(?:termina|perd[oó]n|me equivoqu[eé]|ends?|last|actually|make that|oops|wrong|should be|not|instead|typo|sorry|wait)\b/i;

const sameArea = /\bsame area code\b/i;

/** The number with other last digits, where only these were put right, or all but its area code. */
export function correctPhone(text: string, previous: string | undefined): string | undefined {
  if (!previous || listPhones(text).length > 0) return undefined;
  const isPutRight = isTypo.test(text) || isInstead.test(text) || sameArea.test(text);
  const local = isPutRight ? findPartialPhone([text]) : undefined;
  if (local) return formatPhone(previous.slice(0, 3) + local);
  const end = namedDigits.exec(text)?.[1] ?? (isTypo.test(text) ? findLastDigits(text, previous) : undefined);
  return end && `${previous.slice(0, -end.length)}${end}`;
}

const isInstead = anyOf(
  /\b(?:use|instead|in place of|rather than|make that|make it|better|actually|should be|correct\w*|change\w*)\b/i,
  /\b(?:my (?:number|cell|phone|email)|new (?:number|email)|mi (?:numero|número|correo)|typo|oops|wrong)\b/i,
  /\b(?:misspelled|, not|auto ?correct\w*)\b|^(?:oh |no |ok )*(?:wait|sorry)\b(?! (?:for|about|on)\b)/i,
);

export const replacesKnown = (text: string): boolean => isInstead.test(text);

/** "Please make it siding", "it is the siding, not the windows": what stands in the place of a service that was told, and
 * not beside it. */
export const serviceInstead = (text: string): string | undefined =>
  /\b(?:too|also|as well|both)\b/i.test(text)
    ? undefined
    : (/\b(?:its|it'?s|it is) (?:an? |the )?([^,.;]{3,30}?),? (?:really|actually|instead)\b/i.exec(text)?.[1] ??
      /\bjust (?:the )?([^,.;]{3,30}?) (?:for now|first|then|this year)\b/i.exec(text)?.[1] ??
      /^(?:no,? |oh,? |wait,? )*actually,? (?!(?:do|does|can|could|how|what|is|are)\b)(?:an? |the |just )?([^,.;]+)/i.exec(
        text,
      )?.[1] ??
      /\b(?:says?|do|doing|want) (?:the )?([^,.;]{3,20}?) first\b/i.exec(text)?.[1] ??
      /\bnow (?:i|we)(?:'d| would)? (?:want|need|like) ([^,.;]+)/i.exec(text)?.[1] ??
      /\b(?:make (?:it|that)|change (?:it|that) to|i mean(?:t)?|actually .{0,20}it'?s(?: the)?) ([^,.;]+)/i.exec(
        text,
      )?.[1] ??
      (/\b(?:instead|not the|rather)\b/i.test(text) ? text : undefined));

const corrects = (text: string): boolean => isInstead.test(text) || isTypo.test(text) || /\b(?:no|nope)\b/i.test(text);

/** A number that stands beside the known one, or that somebody called or was called from. */
const isBesides = anyOf(
  /\b(?:called|calling|dial(?:l?ed)?|texted|(?:calls?|texts?) from|whose|also|too|another|other|second)\b/i,
  /\b(?:alternate|backup|or (?:try|call)?|if (?:not|i don'?t)|as well|tambien|también|otro)\b/i,
);

/** The same of a number or address: one that is not said to stand beside the known one stands in its place. */
export const replacesContact = (text: string): boolean => corrects(text) || !isBesides.test(text);
