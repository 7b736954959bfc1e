import { createHmac, randomBytes } from "node:crypto";
import { v7, validate, version } from "uuid";
import { day, hour } from "../business/durations.ts";

/** Lower-case uuid v7: sortable by creation time (RFC 9562). */
export const newId = (): string => v7();

/** A secret that nobody can guess: 256 bits, for a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The record id a browser proposed in `Idempotency-Key`, or a new one. Any uuid is accepted, so that a client without
 * v7 keeps its protection against duplicates. */
export const idFromKey = (key: string | undefined, other = newId): string =>
  key && validate(key) && version(key) > 0 ? key.toLowerCase() : other();

/** A day begins at 9:00 UTC here, when the country sleeps: what is sent twice seldom falls on two. */
const dayStart = 9 * hour;

/** The id of what came without a key: the same for the same content within a day.
 * @param secret without it nobody can tell the id of what another person will send */
export function idFromContent(content: string, secret: string, at: Date): string {
  const begun = Math.floor((at.getTime() - dayStart) / day) * day + dayStart;
  const random = createHmac("sha256", secret).update(`${begun} ${content}`).digest().subarray(0, 16);
  return v7({ msecs: begun, random });
}
