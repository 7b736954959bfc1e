import type { Context } from "../context.ts";
import { createOnce } from "../store/conditional-write.ts";
import type { RecordRow } from "./define-record.ts";
import { events, type OfficeEvent } from "./event-entity.ts";

interface NewEvent extends Pick<OfficeEvent, "kind"> {
  /** Email address of who did it, or a rule. */
  by: string;
  text?: string | undefined;
  /** The same for what is noted once more; a new one unless given. */
  id?: string | undefined;
  /** Of the mail that was sent. */
  mailId?: string | undefined;
}

/** Adds what was done with a record to its history; kept as long as the record is.
 * @returns false when there was an event with this id */
export async function appendEvent(
  { store, now }: Context,
  { id: recordId, expiresAt }: RecordRow,
  { kind, by, text, id, mailId }: NewEvent,
): Promise<boolean> {
  const at = now().toISOString();
  return await createOnce(events(store), {
    recordId,
    kind,
    at,
    by,
    ...(id ? { id } : {}),
    ...(text ? { text } : {}),
    ...(mailId ? { mailId } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  });
}
