import { printedPhone } from "../conversation/accept-contact.ts";
import { spelledEmail, withFigures } from "./spoken-contact.ts";

const emails = /(?<![\w.+%-])[\w.+%-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?![\w@])/gi;

/** What stands before the address of somebody who shall read it too. */
const copied = /\b(?:b?cc|cop(?:y|ies|ying|ied))\b[^@]{0,40}$/i;

/** The last e-mail address of a text that is not only for a copy: a correction stands behind what it corrects. */
export function findEmail(text: string): string | undefined {
  const found = [...text.matchAll(emails)];
  const own = found.filter(({ index }) => !copied.test(text.slice(0, index)));
  return (own.length > 0 ? own : found).at(-1)?.[0] ?? spelledEmail(text);
}

/** Digits with the usual separators between groups; never inside a longer run and never after "#". */
const phoneLike = /(?<![\d#@\w$.])(?:\+?1[ .-]?)?\(?\d{3}\)?(?:[ .-]{0,3})\d{3}(?:[ .-]{0,3})\d{4}(?![\d-]|\w*@)/g;
const spokenRun = /(?<![\d#$.])(?<!\d[ .-])\d(?:[ .-]?\d){9,10}(?![\d-])/g;
const zipPlusFour = /\b\d{5}-\d{4}\b/g;
const partialLike = /(?<![\d#$.,/])(?:\d{3}[ .-]\d{4}|\d{7,9}|\d{3}[ .-]\d{3}[ .-]\d{2,3})(?![\d-]|\.\d)/;

const gap = "[ ().-]{0,3}";
/** "+44 20 7946 0958", "011 52 315 234 5678"; a number of one's own that stands behind it is no part of it. */
const foreignLike = new RegExp(
  String.raw`(?<![\w+.,:-])(?:\+ ?\(?[2-9](?:${gap}\d){6}|0(?:0|11)[ -]?[2-9](?:${gap}\d){9})(?:(?! \(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d))${gap}\d){0,8}(?!\d)`,
  "g",
);
/** "+315-555-0142": a plus too many. */
const ownWithPlus = /^\+ ?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/;

const foreignIn = (text: string): string[] =>
  (text.match(foreignLike) ?? []).filter((found) => !ownWithPlus.test(found) || printedPhone(found) === undefined);

/** A text without its numbers of other countries: in their digits stand towns and numbers that nobody gave. */
export const withoutForeign = (text: string): string =>
  foreignIn(text).reduce((rest, found) => rest.replace(found, " "), text);

export interface FoundPhone {
  /** "315-555-0142". */
  phone?: string | undefined;
  /** The visitor gave seven to nine digits: the area code or a digit is missing. */
  isPartial: boolean;
  /** A number of another country, as it was written: no number that the office can be given to dial. */
  foreign?: string | undefined;
}

/** "555-0177, area code 315". */
const areaBehind = /(?<![\d-])(\d{3}[ .-]?\d{4}),?\s+(?:with )?area code (?:is )?(\d{3})(?![\d-])/gi;

/** The last dialable number of a text, in figures or in words.
 * @param before digits of a number that the visitor gave without its area code */
export function findPhone(message: string, before?: string): FoundPhone {
  const foreign = foreignIn(message).at(-1);
  return { ...ownPhone(withoutForeign(message), before), ...(foreign ? { foreign } : {}) };
}

function ownPhone(message: string, before?: string): FoundPhone {
  const text = message.replace(areaBehind, "$2-$1");
  const found = phoneIn(text);
  if (found.phone) return found;
  const spoken = phoneIn(withFigures(text));
  if (spoken.phone) return spoken;
  const area = before && /(?<![\d-])\d{3}(?![\d-])/.exec(text)?.[0];
  const phone = area && text.replace(/\D/g, "").length === 3 ? printedPhone(`${area}${before}`) : undefined;
  return phone ? { phone, isPartial: false } : found;
}

const partials = new RegExp(partialLike.source, "g");

/** The seven digits of a number without its area code that stands last in some messages. */
export const partialIn = (messages: readonly string[]): string | undefined =>
  messages
    .flatMap((text) => text.match(partials) ?? [])
    .map((found) => found.replace(/\D/g, ""))
    .findLast((digits) => digits.length === 7);

function phoneIn(text: string): FoundPhone {
  const rest = text.replace(zipPlusFour, " ");
  const found = [...(rest.match(phoneLike) ?? []), ...(rest.match(spokenRun) ?? [])];
  const phone = found.map(printedPhone).findLast((number) => number !== undefined);
  if (phone) return { phone, isPartial: false };
  return { isPartial: found.length > 0 || partialLike.test(rest.replace(phoneLike, " ")) };
}
