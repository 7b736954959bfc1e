import { toE164 } from "../contract/phone.ts";

export interface Person {
  email?: string | undefined;
  phone?: string | undefined;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const child of Object.values(value)) yield* textsIn(child);
}

/** An address that only ends or begins like the person's belongs to somebody else. */
const addressPattern = (email: string): RegExp =>
  new RegExp(`(?<![\\w.+-])${email.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]|\\.\\w)`);

/** Whether anything in a record names the person: the address in any case, the number in any spelling, in a field of
 * its own or within a longer text.
 * @param person an email address, a phone number of ten digits or more, or both */
export function belongsTo({ email, phone }: Person): (record: unknown) => boolean {
  const address = email?.trim() ? addressPattern(email.trim()) : undefined;
  const number = digitsOf((phone && toE164(phone)) || phone || "").slice(-10);
  const named = (text: string): boolean =>
    address?.test(text.toLowerCase()) === true || (number.length === 10 && digitsOf(text).includes(number));
  return (record) => [...textsIn(record)].some(named);
}
