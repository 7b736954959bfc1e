import { hash } from "node:crypto";
import { buildPhoneKeys, phoneKeysIn } from "../contact/phone.ts";
import { type Person, textsIn } from "./matches-subject.ts";

const hashContact = (kind: "email" | "phone", value: string): string => hash("sha256", `mention ${kind} ${value}`);

/** Every character that an address may have before its @, and those that hardly ever stand around one. */
const addresses = [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g];

export function subjectKeysIn(row: Record<string, unknown>): string[] {
  const texts = textsIn(row);
  const emails = texts.flatMap((text) => addresses.flatMap((pattern) => text.toLowerCase().match(pattern) ?? []));
  return [
    ...new Set([
      ...emails.map((email) => hashContact("email", email)),
      ...texts.flatMap(phoneKeysIn).map((key) => hashContact("phone", key)),
    ]),
  ];
}

/** The hashes under which a person's rows are found. */
export function subjectKeys({ email, phone }: Person): string[] {
  const address = email?.trim().toLowerCase();
  return [
    ...(address ? [hashContact("email", address)] : []),
    ...buildPhoneKeys(phone).map((key) => hashContact("phone", key)),
  ];
}
