import type { CreateEntityItem } from "electrodb";
import type { Context } from "../context.ts";
import { createOnce } from "../store/conditional-write.ts";
import type { RecordRow } from "./define-record.ts";
import { events } from "./event-entity.ts";

type NewEvent = Omit<CreateEntityItem<ReturnType<typeof events>>, "recordId" | "at" | "expiresAt">;

/** Adds what was done with a record to its history; kept as long as the record is. What is noted once more has the same id.
 * @returns false when there was an event with this id */
export async function appendEvent(
  { store, now }: Context,
  { id: recordId, expiresAt }: RecordRow,
  event: NewEvent,
): Promise<boolean> {
  const at = now().toISOString();
  return await createOnce(events(store), { ...event, text: event.text || undefined, recordId, at, expiresAt });
}
