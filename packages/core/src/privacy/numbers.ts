import { toE164 } from "../contract/phone.ts";

/** With every dash, dot and invisible character that a number brings along from a page or document. */
const runs = /\d(?:[\s\p{Pd}\p{Cf}().+/\u00b7\u2022]*\d){9,39}/gu;

/** A run of digits may be several numbers: every ten of them in a row count. */
export function numbersIn(text: string): string[] {
  const found = [...text.normalize("NFKC").matchAll(runs)].map(([run]) =>
    run.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""),
  );
  return found.flatMap((digits) => Array.from({ length: digits.length - 9 }, (_, at) => digits.slice(at, at + 10)));
}

/** Longest text of a field that holds a number and a word on it. */
const longestField = 40;

const date = /^\d{4}-\d\d-\d\d/;

/** A number that was written without its area code: all digits of a short text.
 * @returns 7 to 9 digits */
export function shortNumberIn(text: string): string | undefined {
  if (text.length > longestField || date.test(text)) return undefined;
  const digits = text.normalize("NFKC").replace(/\D/g, "");
  return digits.length >= 7 && digits.length <= 9 ? digits : undefined;
}

/** The numbers that somebody may mean by what they typed: its last ten digits, each ten in a row when it has too many,
 * or all of a number without area code. */
export function extractNumbers(phone = ""): string[] {
  const known = toE164(phone)?.slice(-10);
  if (known?.length === 10) return [known];
  const found = numbersIn(phone);
  const short = shortNumberIn(phone);
  return found.length > 0 ? found : short ? [short] : [];
}
