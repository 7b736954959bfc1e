import { v7, validate, version } from "uuid";

/** Lower-case uuid v7: sortable by creation time (RFC 9562). */
export const newId = (): string => v7();

/** The record id a browser proposed in `Idempotency-Key`, or a new one. Any uuid is accepted, so that a client without
 * v7 keeps its protection against duplicates. */
export function idFromKey(key: string | undefined): string {
  return key && validate(key) && version(key) > 0 ? key.toLowerCase() : newId();
}
