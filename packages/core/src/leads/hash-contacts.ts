import { hash } from "node:crypto";
import { extractPhones } from "../contact/phone.ts";

/** By which a visitor is known again: a hash of each phone number and of the email address. A phone that can't be read
 * as a number gives none, because typed-in words would link strangers.
 * @param phones the numbers in `phone`, where they were read already
 * @returns hexadecimal hashes, because keys are lower-cased and must not hold a visitor's text */
export const hashContacts = (
  { phone = "", email }: { phone?: string; email?: string },
  phones = extractPhones(phone),
): string[] => [
  ...phones.map(({ number }) => hash("sha256", `phone|${number}`)),
  ...(email ? [hash("sha256", `email|${email.toLowerCase()}`)] : []),
];
