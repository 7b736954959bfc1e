import { AppError, generalFailure } from "../contract/errors.ts";
import type { Accepted } from "../contract/fields.ts";
import { writeLog } from "../log.ts";
import type { RecordKind } from "../submission/kinds.ts";
import { park } from "./park.ts";

/** Name of the innermost error; messages may carry what a visitor typed. */
const rootName = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? rootName(error.cause) : error.name) : typeof error;

/**
 * Stores a record, or parks it when the table refuses after the client's own retries: what was accepted is never lost,
 * and what is told as accepted is on durable storage (reliability.md, section 3).
 * @returns the record's id; `queued` when it waits in the parking queue
 * @throws AppError mismatch (422) from `store`, unavailable (503) when the queue refuses too
 */
export async function storeOrPark<Stored extends { id: string }>(
  kind: RecordKind,
  record: Stored,
  store: (record: Stored) => Promise<unknown>,
): Promise<Accepted> {
  const { id } = record;
  try {
    await store(record);
    return { id };
  } catch (error) {
    if (error instanceof AppError) throw error;
    try {
      await park({ kind, record });
    } catch (parkingError) {
      const cause = new AggregateError([error, parkingError]);
      throw new AppError("unavailable", generalFailure, { retryAfter: 2, cause });
    }
    // Nothing failed for the visitor, so nobody else would say why the table refused.
    writeLog({ level: "error", job: "park", recordId: id, error: rootName(error) });
    return { id, queued: true };
  }
}
