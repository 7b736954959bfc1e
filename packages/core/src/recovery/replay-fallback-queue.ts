import * as z from "zod";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { writeLog } from "../log.ts";
import { hashRow, tombstones } from "../privacy/tombstone-entity.ts";
import { findRecordDefinition } from "../record-registry.ts";
import { type AnyRecord, getEntity } from "../records/define-record.ts";
import { storeOnce } from "../records/receive.ts";
import { idFromContent } from "../store/ids.ts";
import { getRowKey } from "../store/table.ts";

/** A record as it was queued; its entity checks the fields when it is stored. */
const QueueMessage = z.object({
  kind: z.string(),
  record: z.looseObject({ id: z.string(), payloadHash: z.string().optional(), createdAt: z.string().optional() }),
});

type QueuedRecord = z.output<typeof QueueMessage>["record"];

/** Stores a queued record, unless it was stored before and deleted since for the person whom it is about. */
async function storeUnlessDeleted(context: Context, record: AnyRecord, item: QueuedRecord): Promise<void> {
  const mark = hashRow(getRowKey(getEntity(record, context.store).get({ id: item.id })));
  const { data: deleted } = await tombstones(context.store).get({ mark }).go({ consistent: true });
  if (deleted) writeLog({ level: "warn", task: "replay", recordId: item.id, result: "deleted since" });
  else await storeOnce(context, record, item);
}

/** Stores one queued record by the same conditional put that failed before; stored already is as good. When its id
 * holds other details by now it gets another one, the same at each delivery: the visitor was told that it is accepted.
 * @param text a message of the fallback queue
 * @throws Error when the table still refuses; the message stays in the queue */
export async function replayFallbackQueue(context: Context, text: string): Promise<void> {
  const { kind, record: item } = QueueMessage.parse(JSON.parse(text));
  const record = findRecordDefinition(kind);
  if (!record) throw new Error("a queued record is of no kind that we know");
  try {
    await storeUnlessDeleted(context, record, item);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const other = idFromContent(text, item.id, item.createdAt ? new Date(item.createdAt) : new Date(0));
    await storeUnlessDeleted(context, record, { ...item, id: other });
  }
}
