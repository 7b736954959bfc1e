import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "../env.ts";

/** Proves that a request with this id is our own test. Worth nothing for any other id. */
export const canaryToken = (id: string): string =>
  createHmac("sha256", env.ipHashSecret).update(`canary|${id}`).digest("hex");

/** @param given the header's value, from anybody */
export function isCanary(given: string | undefined, id: string): boolean {
  if (!given) return false;
  const expected = Buffer.from(canaryToken(id));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
