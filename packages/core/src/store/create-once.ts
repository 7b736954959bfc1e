import { hash } from "node:crypto";

/** Hash of what a visitor sent, independent of the order of its fields.
 * @param payload a flat record of text and booleans
 * @returns 64 hexadecimal digits (SHA-256) */
export function payloadHash(payload: object): string {
  const canonical = JSON.stringify(payload, Object.keys(payload).sort());
  return hash("sha256", canonical);
}

export type WithoutEmpty<T> = { [Key in keyof T]: Exclude<T[Key], ""> };

/** The record without its empty texts: an empty optional field and an absent one are the same. */
export function withoutEmpty<T extends object>(record: T): WithoutEmpty<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== "")) as WithoutEmpty<T>;
}
