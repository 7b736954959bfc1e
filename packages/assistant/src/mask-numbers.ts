const cardLike = /(?<![\d+])\d(?:[ -]?\d){12,18}(?!\d)/g;
const socialSecurity = /(?<!\d)(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?!\d)/g;
const namedSocialSecurity = /(\b(?:ssn|social(?: security)?(?: number| no\.?| #)?)\b\D{0,12})\d{9}(?!\d)/gi;

/** Luhn's check, which every payment card number passes and nine of ten other numbers do not (ISO/IEC 7812-1). */
function isCard(text: string): boolean {
  const digits = [...text.replace(/\D/g, "")].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** The text with payment card and social security numbers blotted out; they are never stored, logged or shown to a model. */
export function maskNumbers(text: string): string {
  return text
    .replace(cardLike, (found) => (isCard(found) ? "[card number removed]" : found))
    .replace(socialSecurity, "[number removed]")
    .replace(namedSocialSecurity, "$1[number removed]");
}
