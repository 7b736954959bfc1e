const extension = /(?:extension|ext\.?|x|#)\s*\d{1,6}$/i;

/** A number of the North American plan: area code and exchange start with 2 to 9 and are no service codes (N11). */
const northAmerican = /^1?([2-9](?!11)\d{2}[2-9](?!11)\d{6})$/;

/** Digits of an international number, country code first (ITU-T E.164: at most 15). */
const international = /^(?!1)[2-9]\d{7,14}$/;

/**
 * The number in E.164, to dial it and to know it again in another spelling.
 * Own rule in place of libphonenumber: that is 121 KB in a form's Lambda of 800 KB, and callers are from New York.
 * @example toE164("(315) 555-0142 ext. 3") // "+13155550142"
 * @returns undefined when the text is no dialable number; it is stored as typed either way
 */
export function toE164(text: string): string | undefined {
  const number = text.normalize("NFKC").trim().replace(extension, "");
  const digits = number.replace(/\D/g, "");
  const local = northAmerican.exec(digits)?.[1];
  if (local) return `+1${local}`;
  return number.startsWith("+") && international.test(digits) ? `+${digits}` : undefined;
}
