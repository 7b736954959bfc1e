import { toE164 } from "../contract/phone.ts";

export interface Person {
  email?: string | undefined;
  phone?: string | undefined;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Attributes that are keys, ids and times of ours. */
const technical = /^(pk|sk|gsi\d[ps]k|__edb_\w__|\w*[iI]d|payloadHash|rawHash|\w+At|dedupeKeys|inbox\w+|pending\w+)$/;

/** Attributes that say who of the staff did something with a row: it is not about them. */
const ofStaff = /^(by|assignee|disqualifiedBy)$/;

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const [name, child] of Object.entries(value)) if (!ofStaff.test(name)) yield* textsOf(child);
}

/** The texts of a row in which a person may be named. */
export function textsIn(row: unknown): string[] {
  const { kind, ...attributes }: Record<string, unknown> = typeof row === "object" ? { ...row } : {};
  // An event of the office that says who has a record.
  if (kind === "assigned") return [];
  const own = Object.entries(attributes).filter(([name]) => !technical.test(name));
  return [...textsOf(Object.fromEntries(own))];
}

/** An address that only ends or begins like the person's belongs to somebody else. */
const addressPattern = (email: string): RegExp =>
  new RegExp(`(?<![\\w.+-])${email.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]|\\.\\w)`);

/** Whether anything in a row names the person: the address in any case, the number in any spelling, in a field of
 * its own or within a longer text.
 * @param person an email address, a phone number of ten digits or more, or both */
export function belongsTo({ email, phone }: Person): (row: unknown) => boolean {
  const address = email?.trim() ? addressPattern(email.trim()) : undefined;
  const number = digitsOf((phone && toE164(phone)) || phone || "").slice(-10);
  const named = (text: string): boolean =>
    address?.test(text.toLowerCase()) === true || (number.length === 10 && digitsOf(text).includes(number));
  return (row) => textsIn(row).some(named);
}
