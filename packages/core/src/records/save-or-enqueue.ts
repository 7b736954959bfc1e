import type { Context } from "../context.ts";
import { AppError, generalFailure } from "../contract/errors.ts";
import type { Accepted } from "../contract/form-schema.ts";
import { errorName, writeLog } from "../log.ts";
import { ConfigurationError } from "../settings.ts";
import type { AnyRecord, NewOf } from "./define-record.ts";
import { describeSent } from "./describe-sent.ts";
import { storeOnce } from "./receive.ts";
import { buildLinkHash } from "./request-link.ts";

/** Stores a record, or puts it into the fallback queue when the table refuses after the client's own retries: what was accepted is never lost,
 * and what is told as accepted is on durable storage.
 * @returns the record's id, its reference and the path of its page; `queued` when it waits in the fallback queue
 * @throws AppError mismatch (422) when the id already holds other details, unavailable (503) when the queue refuses
 * too */
export async function saveOrEnqueue<R extends AnyRecord>(
  context: Context,
  record: R,
  item: NewOf<R>,
): Promise<Accepted> {
  const { id } = item;
  const row = { ...item, linkHash: buildLinkHash(context.settings, record.kind, { id }) };
  const accepted = { id, ...describeSent(context, record, item) };
  try {
    await storeOnce(context, record, row);
    return accepted;
  } catch (error) {
    // A deployment without its table has to be noticed, not to fill the queue.
    if (error instanceof AppError || error instanceof ConfigurationError) throw error;
    try {
      await context.enqueue({ kind: record.kind, record: row });
    } catch (queueError) {
      const cause = new AggregateError([error, queueError]);
      throw new AppError("unavailable", generalFailure, { retryAfter: 2, cause });
    }
    // Nothing failed for the visitor, so nobody else would say why the table refused.
    writeLog({ level: "error", task: "enqueue", recordId: id, error: errorName(error) });
    // Whether the id is somebody else's is seen when it is stored: until then nobody gets a link by it.
    return { ...accepted, page: undefined, queued: true };
  }
}
