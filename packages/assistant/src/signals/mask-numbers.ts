import { plainDigits } from "@site/core/text/plain-digits";
import { normalizeText } from "../ranking/normalize.ts";
import { anyOf } from "./any-of.ts";

const cardMark = "[card number removed]";
const numberMark = "[number removed]";

const expires = String.raw`(?:(?:and |with |y |con )?(?:exp\w*|valid|good|vence\w*|v[aá]lid[ao])\W{0,2}(?:(?:date|on|thru|through|until|fecha|hasta|el)\W{1,2})?)`;
/** Month and year, as cards are printed: "12/27", "09 / 2028"; two numbers of windows have no year of the twenties on. */
const expiry = String.raw`(?:(?:0?[1-9]|1[0-2])\s?[/.-]\s?|(?:0[1-9]|1[0-2])\s)(?:20)?[2-4]\d(?!\d)`;
const codeName = String.raw`(?:(?:and|with|y|con|the|my|el) )*(?:(?:security )?code|cvv2?|cvc2?|cid|c[oó]digo)(?: (?:is|es|de seguridad))*\W{0,3}`;
/** Three or four digits that begin neither a telephone number nor an address. */
const code = String.raw`\d{3,4}(?!\d|[\s.-]{0,2}\d| (?:\p{L}+ ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|blvd|way)\b)`;

/** The expiry date and the code behind a card. */
const tail = String.raw`(?:[\s,;./-]*${expires}?${expiry}(?:[\s,;./-]*(?:${codeName})?${code})?|[\s,;.-]*${codeName}${code})`;

/** What stands in the place of a number, with what stood beside it in a text that was masked long ago. */
const marks = new RegExp(
  String.raw`\[card number removed\]${tail}?|(?:\b(?:cvv2?|cvc2?|security code)\b\W{0,3})?\[number removed\]`,
  "giu",
);
const cardTail = new RegExp(String.raw`(\[card number removed\])${tail}`, "giu");
const namedExpiry = new RegExp(String.raw`(\b${expires})${expiry}`, "giu");

/** Digits in groups, as people type them: "4111 1111-1111.1111", "4111 / 1111 / 1111 / 1111". */
const runs = /(?<!\d)\d+(?:[\s./_\p{Pd}\p{Cf}\u2212]{1,3}\d+)*/gu;

/** First digits and lengths of Visa, Mastercard, American Express, Diners Club, JCB, Maestro, Discover and UnionPay. The
 * packages that list them find no card in a text, and their Maestro takes whatever begins with 6. */
const issued = anyOf(
  /^(?:4(?:\d{15}|\d{17,18})|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3(?:0[0-5]|[689])\d{11}(?:\d{2}|\d{5})?)$/,
  /^(?:35\d{14,17}|(?:50|5[6-8]|6[37])\d{11,17}|6(?:011|4[4-9]\d|5\d\d|2\d\d)\d{12,15})$/,
);

/** A telephone number among the groups: a ZIP code or a house number stands beside it, and together they are no card. */
const phoneLike = /(?:^| )(?:1? ?\d{3}(?: \d{3} | ?\d{3})|\d{3} )\d{4}(?: |$)/;
/** A date among them: "3/6/2026". */
const dateLike = /(?:^| )\d{1,2} \d{1,2} (?:19|20)\d\d(?: |$)/;

const socialSecurity = /(?<!\d)(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?!\d)/g;
const namedSocialSecurity = /(\b(?:ssn|social(?: security)?(?: number| no\.?| #)?)\b\D{0,12})\d{9}(?!\d)/gi;
const securityCode = /(\b(?:cvv2?|cvc2?|security code)\b\D{0,12})\d{3,4}(?![\s.-]{0,2}\d)/gi;

/** Digits of the longest card number. */
const longestCard = 19;

/** Luhn's check, which every payment card number passes and nine of ten other numbers do not (ISO/IEC 7812-1). */
function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

function isCard(groups: readonly string[]): boolean {
  const number = groups.join("");
  const typed = groups.join(" ");
  return issued.test(number) && passesLuhn(number) && !phoneLike.test(typed) && !dateLike.test(typed);
}

/** How many groups of digits a card number takes at the head of some: an expiry date and a code may stand behind it. */
function cardLength(groups: readonly string[]): number | undefined {
  const end = groups.findIndex((_, index) => isCard(groups.slice(0, index + 1)));
  return end < 0 ? undefined : end + 1;
}

/** @param isForeign a "+" stands before the digits */
function maskRun(run: string, isForeign: boolean): string {
  const found = [...run.matchAll(/\d+/g)];
  const groups = found.map(([digits]) => digits);
  let masked = "";
  let from = 0;
  for (let at = isForeign ? 1 : 0; at < groups.length; ) {
    const length = cardLength(groups.slice(at, at + longestCard));
    const last = length && found[at + length - 1];
    if (last) {
      masked += run.slice(from, found[at]?.index) + cardMark;
      from = last.index + last[0].length;
    }
    at += length ?? 1;
  }
  return masked + run.slice(from);
}

const withoutCards = (text: string): string => {
  const masked = text.replace(runs, (run, at: number) => maskRun(run, text[at - 1] === "+"));
  return masked.includes(cardMark) ? masked.replace(cardTail, "$1").replace(namedExpiry, `$1${numberMark}`) : masked;
};

/** The text with payment card and social security numbers blotted out; they are never stored, logged or shown to a model.
 * A masked text stays as it is, and so does one without such a number. */
export function maskNumbers(text: string): string {
  const plain = plainDigits(text);
  const masked = withoutCards(plain)
    .replace(socialSecurity, numberMark)
    .replace(namedSocialSecurity, `$1${numberMark}`)
    .replace(securityCode, `$1${numberMark}`);
  return masked === plain ? text : masked;
}

/** Whether a number was blotted out of a text. */
export const isMasked = (text: string): boolean => text.search(marks) >= 0;

/** The words of a text that are to be answered. */
export const withoutMarks = (text: string): string => (isMasked(text) ? normalizeText(text.replace(marks, " ")) : text);
