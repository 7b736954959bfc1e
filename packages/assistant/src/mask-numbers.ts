import { normalise } from "./words.ts";

const cardMark = "[card number removed]";
const numberMark = "[number removed]";

/** What stands in the place of a number, with the expiry date and the code behind a card. */
const marks =
  /\[card number removed\](?:[\s,;/]*(?:exp\w*\W{1,2})?(?:0?[1-9]|1[0-2])\s?[/ -]\s?\d{2}(?:\d{2})?(?!\d)(?:[\s,/]*\d{3,4}(?![\s.-]{0,2}\d))?)?|(?:\b(?:cvv2?|cvc2?|security code)\b\W{0,3})?\[number removed\]/gi;

/** Digits in groups, as people type them: "4111 1111-1111.1111". */
const runs = /(?<!\d)\d+(?:[\s.-]{1,2}\d+)*/g;

/** First digits and lengths of Visa, Mastercard, American Express, Diners Club, JCB, Maestro, Discover and UnionPay. The
 * packages that list them find no card in a text, and their Maestro takes whatever begins with 6. */
const issued =
  /^(?:4(?:\d{15}|\d{17,18})|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3(?:0[0-5]|[689])\d{11}(?:\d{2}|\d{5})?|35\d{14,17}|(?:50|5[6-8]|6[37])\d{11,17}|6(?:011|4[4-9]\d|5\d\d|2\d\d)\d{12,15})$/;

/** A telephone number among the groups: a ZIP code or a house number stands beside it, and together they are no card. */
const phoneLike = /(?:^| )1? ?\d{3}(?: \d{3} | ?\d{3})\d{4}(?: |$)/;

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
  return issued.test(number) && passesLuhn(number) && !phoneLike.test(groups.join(" "));
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

/** The text with payment card and social security numbers blotted out; they are never stored, logged or shown to a model.
 * A masked text stays as it is. */
export const maskNumbers = (text: string): string =>
  text
    .replace(runs, (run, at: number) => maskRun(run, text[at - 1] === "+"))
    .replace(socialSecurity, numberMark)
    .replace(namedSocialSecurity, `$1${numberMark}`)
    .replace(securityCode, `$1${numberMark}`);

/** Whether a number was blotted out of a text. */
export const isMasked = (text: string): boolean => text.search(marks) >= 0;

/** The words of a masked text that are to be answered. */
export const withoutMarks = (text: string): string => normalise(text.replace(marks, " "));
