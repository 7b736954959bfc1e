import { hash } from "node:crypto";
import { AppError } from "../contract/errors.ts";

interface Stored {
  id: string;
  payloadHash?: string | undefined;
}

/** What ElectroDB's `create().go({ returnOnConditionCheckFailure: "all_old" })` resolves to. */
interface CreateResult {
  rejected?: boolean;
  data: Stored | null;
}

/**
 * Hash of what a visitor sent, independent of the order of its fields.
 * @param payload a flat record of text and booleans
 * @returns 64 hexadecimal digits (SHA-256)
 */
export function payloadHash(payload: object): string {
  const canonical = JSON.stringify(payload, Object.keys(payload).sort());
  return hash("sha256", canonical);
}

/**
 * How ElectroDB is told to report the stored item when its put is refused. With `originalErr` it hands on the SDK's own
 * errors and captures no stack for each put, which was 4 % of a form's CPU.
 */
export const onceOnly = { returnOnConditionCheckFailure: "all_old", originalErr: true } as const;

/**
 * Writes a record once per id. A second writer of the same id and payload is a replay of the first (a double click, a
 * lost answer) and counts as success; another payload under the same id is refused.
 * @param hash payloadHash of the new record
 * @param create conditional put that reports the stored item when it is refused
 * @param read consistent read of the record, for stores that report no item (dynalite)
 * @returns true when this call stored the record, false when it was a replay
 * @throws AppError mismatch (422)
 */
export async function createOnce(
  hash: string,
  create: () => Promise<CreateResult>,
  read: () => Promise<{ data: Stored | null }>,
) {
  const result = await create();
  if (!result.rejected) return true;
  const stored = result.data?.payloadHash ? result.data : (await read()).data;
  if (stored?.payloadHash === hash) return false;
  throw new AppError(
    "mismatch",
    "This request was already sent with other details. Please reload the page and try again.",
  );
}

/** The record's fields where an empty text is the same as none. */
export type WithoutEmpty<T> = { [Key in keyof T]: Exclude<T[Key], ""> };

/** The record without its empty texts: an empty optional field and an absent one are the same (N-11 to N-13). */
export function withoutEmpty<T extends object>(record: T): WithoutEmpty<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== "")) as WithoutEmpty<T>;
}
