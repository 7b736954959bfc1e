import { findPhoneNumbersInText, isValidPhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { plainDigits } from "../text/plain-digits.ts";

export interface Phone {
  /** E.164: "+13155550142". */
  number: string;
  extension?: string;
  /** As it was typed: "315-555-0142 ext 12". */
  typed: string;
}

/** Three, three and four digits with anything but letters between: "315_555_0142", "315,555,0142". */
const grouped = /(?<!\d)(\d{3})[^\p{L}\d]{1,3}(\d{3})[^\p{L}\d]{1,3}(\d{4})(?!\d)/gu;

/** What stands between two numbers, where the library would read the second one as an extension. */
const between = /(?<=\d{4} ?)[;,](?= ?[+(]?\d[\d ().-]{5,}\d)/g;

/** A plus before an area code in place of the country code: "+315-555-0142". */
const areaCode = /\+(?=[2-9]\d{2}[ ()-]{0,2}\d{3}[ ()-]{0,2}\d{4}(?!\d))/g;

/** Letters that touch a number: "cell3155550142". */
const touching = /(?<=\d)\p{L}+|\p{L}+(?=\d)/gu;

/** A service code such as 911 in the place of an area code or exchange: to dial it would reach somebody else. */
const service = /^\+1(?:\d11|\d{4}11)/;

const sameLength = (text: string, sign: string): string => sign.repeat(text.length);

/** Spellings that the library does not know, in as many characters, so that a number is found where it was typed. */
const normalizeSpelling = (text: string): string =>
  text
    .replace(/[\p{Cf}\u2800]/gu, (hidden) => sameLength(hidden, "-"))
    .replace(/(?<![\d+])00(?=[ -]?[1-9]\d)/g, " +")
    .replace(/(\+) (?=\d)/g, " $1")
    .replace(grouped, (found) => found.replace(/[^\d()]/g, "-"))
    .replace(between, "/");

function find(text: string): (Phone & { at: number; end: number })[] {
  const found = findPhoneNumbersInText(text, "US");
  return found
    .map(({ number: { number, ext }, startsAt: at, endsAt: end }) => ({
      number: String(number),
      typed: text.slice(at, end),
      at,
      end,
      extension: ext,
    }))
    .filter(({ number }) => !service.test(number));
}

/** A North American number alone, as nearly everybody types it. The library's search through a text takes
 * ten times as long as its look at one number. */
const alone = /^\s*(?:\+?1[-. ]?)?\(?([2-9]\d\d)\)?[-. ]{0,2}([2-9]\d\d)[-. ]?(\d{4})\s*$/;

/** The one reader of telephone numbers: each number in what somebody typed, in its order, whatever words stand around
 * it, in the digits of any script, with its extension. Numbers without a country code are North American.
 * For the server and the office: the library is too large for the pages.
 * @example extractPhones("call after 5: 315-555-0142 x12") // [{ number: "+13155550142", extension: "12", typed: ... }] */
export function extractPhones(text: string): Phone[] {
  const [, area, exchange, line] = alone.exec(text) ?? [];
  if (area) {
    const number = `+1${area}${exchange}${line}`;
    return isValidPhoneNumber(number) && !service.test(number) ? [{ number, typed: text.trim() }] : [];
  }
  const plain = plainDigits(text.normalize("NFKC"));
  const spelled = normalizeSpelling(plain);
  const found = find(spelled);
  // What was passed over is looked at in pieces: a comma before a number looks like an extension.
  const left = found.reduce(
    (rest, { at, end }) => rest.slice(0, at) + sameLength(rest.slice(at, end), ";") + rest.slice(end),
    spelled,
  );
  const freed = left.replace(areaCode, " ").replace(touching, (letters) => sameLength(letters, " "));
  for (const { 0: piece, index } of freed.matchAll(/[^,;|&]+/g))
    for (const each of find(piece)) found.push({ ...each, at: each.at + index, end: each.end + index });
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, end, ...phone }) => {
      const isRespelled = spelled[at] === "+" && plain[at] !== "+";
      return { ...phone, typed: plain.slice(isRespelled ? plain.lastIndexOf("00", at) : at, end).trim() };
    })
    .filter(({ number }, index, all) => all.findIndex((each) => each.number === number) === index);
}

/** Whether a number is one of this country, which a text to costs what texts cost. @param number in E.164 */
export const isDomestic = (number: string): boolean =>
  ["US", "PR"].includes(parsePhoneNumberFromString(number)?.country ?? "");

/** The first number of a text in E.164, by which a customer is known again. */
export const toE164 = (text: string): string | undefined => extractPhones(text)[0]?.number;

/** What a telephone dials: the comma waits for the answer before the extension. */
export const formatTel = ({ number, extension }: Phone): string => (extension ? `${number},${extension}` : number);

/** With every dash, dot and invisible character that a number brings along from a page or document. */
const runs = /\d(?:[\s\p{Pd}\p{Cf}().,_*+/\u00b7\u2022]*\d){9,39}/gu;

/** Of our own ids one in eight has ten digits in a row, which may be anybody's number. */
const ids = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;

/** What numbers in a text of any length are compared by, ten digits each. A run of digits may be several numbers: every
 * ten of them in a row count, because a request for deletion must not miss one. */
export function phoneKeysIn(text: string): string[] {
  const plain = plainDigits(text.normalize("NFKC")).replace(ids, " ");
  const digits = [...plain.matchAll(runs)].map(([run]) => run.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""));
  return [
    ...digits.flatMap((run) => Array.from({ length: run.length - 9 }, (_, at) => run.slice(at, at + 10))),
    ...shortKeyIn(plain),
  ];
}

/** Longest text of a field that holds a number and a word on it. */
const longestField = 40;

const date = /^\d{4}-\d\d-\d\d/;

/** A number that was written without its area code: all digits of a short text, 7 to 9 of them. */
function shortKeyIn(text: string): string[] {
  if (text.length > longestField || date.test(text)) return [];
  const digits = text.replace(/\D/g, "");
  return digits.length >= 7 && digits.length <= 9 ? [digits] : [];
}

/** The same of the number by which somebody asks: that of each number in it, and when none can be read what it may be. */
export function buildPhoneKeys(phone = ""): string[] {
  const own = extractPhones(phone).map(({ number }) => number.replace(/\D/g, "").slice(-10));
  return own.length > 0 ? own : phoneKeysIn(phone);
}
