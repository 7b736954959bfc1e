import { buildPhoneKeys, phoneKeysIn } from "../contact/phone.ts";

export interface Person {
  email?: string;
  phone?: string;
}

/** Attributes that are keys, ids and times of ours. */
const technical = /^(pk|sk|gsi\d[ps]k|__edb_\w__|\w*[iI]d|\w*Hash|\w+At|dedupeKeys|inbox\w+|pending\w+)$/;

/** Attributes that say who of the staff did something with a row: it is not about them. */
const ofStaff = /^(by|assignee|\w+By)$/;

/** A copy of what a row holds without who of the staff did something with it. */
export const withoutStaff = (value: object): object =>
  JSON.parse(JSON.stringify(value, (name, child) => (ofStaff.test(name) ? undefined : child)));

function* collectTexts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const [name, child] of Object.entries(value)) if (!ofStaff.test(name)) yield* collectTexts(child);
}

export function textsIn(row: unknown): string[] {
  const { kind, ...attributes }: Record<string, unknown> = typeof row === "object" ? { ...row } : {};
  // An event of the office that says who has a record.
  if (kind === "assigned") return [];
  const own = Object.entries(attributes).filter(([name]) => !technical.test(name));
  return [...collectTexts(Object.fromEntries(own))];
}

/** An address that only ends or begins like the person's belongs to somebody else. */
const addressPattern = (email: string): RegExp =>
  new RegExp(`(?<![\\w.+-])${RegExp.escape(email.toLowerCase())}(?![\\w-]|\\.\\w)`);

/** Whether anything in a row names the person: the address in any case, the number in any spelling, in a field of
 * its own or within a longer text.
 * @param phone one without its area code is known in a field of its own */
export function matchesSubject({ email, phone }: Person): (row: unknown) => boolean {
  const address = email?.trim() ? addressPattern(email.trim()) : undefined;
  const keys = buildPhoneKeys(phone);
  const isNamedIn = (text: string): boolean =>
    address?.test(text.toLowerCase()) === true ||
    (keys.length > 0 && phoneKeysIn(text).some((key) => keys.includes(key)));
  return (row) => textsIn(row).some(isNamedIn);
}
