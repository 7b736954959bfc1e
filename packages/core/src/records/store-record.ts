import { GetCommand, type GetCommandInput, PutCommand, type PutCommandInput } from "@aws-sdk/lib-dynamodb";
import { ConfigurationError } from "../configuration-error.ts";
import type { Context } from "../context.ts";
import { AppError, generalFailure } from "../contract/errors.ts";
import type { Accepted } from "../contract/fields.ts";
import { writeLog } from "../log.ts";
import { type AnyRecord, entityOf, type NewOf } from "./define-record.ts";

interface NewRow {
  id: string;
  payloadHash?: string | undefined;
}

/** The hash under which a record is stored. A refused put does not say it in every store (dynalite), so it is read. */
async function storedHash({ store }: Context, record: AnyRecord, id: string): Promise<unknown> {
  const { Key } = entityOf(record, store).get({ id }).params() as Pick<GetCommandInput, "Key">;
  const { Item } = await store.client.send(new GetCommand({ TableName: store.table, Key, ConsistentRead: true }));
  return Item?.payloadHash;
}

/** Writes a record once per id. A second writer of the same id and payload is a replay of the first (a double click, a
 * lost answer) and counts as success; another payload under the same id is refused. ElectroDB makes the item and the
 * document client puts it: ElectroDB's own `go` costs nine times the CPU of its `params`.
 * @returns true when this call stored the record, false when it was a replay
 * @throws AppError mismatch (422) */
export async function storeOnce(context: Context, record: AnyRecord, item: NewRow): Promise<boolean> {
  const put = entityOf(record, context.store).create(item).params() as PutCommandInput;
  try {
    await context.store.client.send(new PutCommand(put));
    return true;
  } catch (error) {
    if (!(error instanceof Error && error.name === "ConditionalCheckFailedException")) throw error;
  }
  if ((await storedHash(context, record, item.id)) === item.payloadHash) return false;
  throw new AppError(
    "mismatch",
    "This request was already sent with other details. Please reload the page and try again.",
  );
}

const rootName = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? rootName(error.cause) : error.name) : typeof error;

/** Stores a record, or parks it when the table refuses after the client's own retries: what was accepted is never lost,
 * and what is told as accepted is on durable storage.
 * @returns the record's id; `queued` when it waits in the parking queue
 * @throws AppError mismatch (422) when the id already holds other details, unavailable (503) when the queue refuses
 * too */
export async function storeOrPark<R extends AnyRecord>(context: Context, record: R, item: NewOf<R>): Promise<Accepted> {
  const { id } = item;
  try {
    await storeOnce(context, record, item);
    return { id };
  } catch (error) {
    // A deployment without its table has to be noticed, not to fill the queue.
    if (error instanceof AppError || error instanceof ConfigurationError) throw error;
    try {
      await context.park({ kind: record.kind, record: item });
    } catch (parkingError) {
      const cause = new AggregateError([error, parkingError]);
      throw new AppError("unavailable", generalFailure, { retryAfter: 2, cause });
    }
    // Nothing failed for the visitor, so nobody else would say why the table refused.
    writeLog({ level: "error", task: "park", recordId: id, error: rootName(error) });
    return { id, queued: true };
  }
}
