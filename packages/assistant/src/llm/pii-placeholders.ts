import { profile } from "@site/company/profile";
import { plainDigits } from "@site/core/text/plain-digits";
import { formatPhone } from "../conversation/accept-contact.ts";
import { companyPhones } from "../signals/contact.ts";

export const emailPattern = /[^\s@<>(),;:]{1,64}@[\p{L}\p{N}.-]{1,253}[\p{L}\p{N}]/gu;

const gap = String.raw`[\s().\/_\u00B7*\p{Pd}]{0,3}`;

/** Numbers of the North American plan with and without an area code, and those of other countries behind their "+"; no
 * ZIP codes, dates, prices or sizes. */
export const phonePattern = new RegExp(
  [
    String.raw`\+\d(?:${gap}\d){7,14}`,
    String.raw`(?<![\d$+])(?:1${gap})?\(?\d{3}${gap}\d{3}${gap}\d{2,4}`,
    String.raw`(?<![\d$+])[2-9]\d{2}[\s.\p{Pd}]\d{4}`,
  ]
    .map((pattern) => `(?:${pattern}(?!\\d))`)
    .join("|"),
  "gu",
);

/** The phone numbers of a text, digits only, without the country code. */
export const listTypedPhones = (text: string): string[] =>
  [...text.matchAll(phonePattern)].map(([found]) => found.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""));

export const findEmails = (text: string): string[] =>
  [...text.matchAll(emailPattern)].map(([found]) => found.toLowerCase());

/** Marks of one turn: a model sees "[phone 1]" in the place of a number, the same one wherever the number stands, and may
 * write it where the number belongs. */
export interface Marks {
  mask(text: string): string;
  /** A mark that stands for nothing stays as it is. */
  unmask(text: string): string;
}

const ownEmails = [profile.email, profile.careersEmail].map((email) => email?.toLowerCase());

const isOwn = (kind: string, key: string): boolean => (kind === "phone" ? companyPhones : ownEmails).includes(key);

const buildKey = (kind: string, found: string): string =>
  kind === "phone" ? (formatPhone(found) ?? found.trim()) : found.toLowerCase();

/** Marks that are numbered in the order in which the texts are masked. */
export function createMarks(): Marks {
  const values = new Map<string, string>();
  const counts = { phone: 0, email: 0 };
  const toMark = (kind: "phone" | "email", found: string): string => {
    const key = buildKey(kind, found);
    if (isOwn(kind, key)) return found;
    const existing = [...values].find(([, value]) => value === key)?.[0];
    if (existing) return existing;
    counts[kind] += 1;
    const mark = `[${kind} ${counts[kind]}]`;
    values.set(mark, key);
    return mark;
  };
  return {
    mask: (text) =>
      plainDigits(text)
        .replace(emailPattern, (found) => toMark("email", found))
        .replace(phonePattern, (found) => toMark("phone", found)),
    unmask: (text) => text.replace(/\[(?:phone|email) \d+\]/g, (mark) => values.get(mark) ?? mark),
  };
}
