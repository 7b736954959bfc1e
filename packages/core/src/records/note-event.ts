import type { Context } from "../context.ts";
import type { RecordRow } from "./define-record.ts";
import { events, type OfficeEvent } from "./event-entity.ts";

/** Notes what was done with a record; kept as long as the record is.
 * @param by email address of who did it, or a rule
 * @param mailId of the mail that was sent
 * @param id the same for what is noted once more; a new one unless given
 * @returns false when there was an event with this id */
export async function noteEvent(
  { store, now }: Context,
  { id: recordId, expiresAt }: RecordRow,
  by: string,
  kind: OfficeEvent["kind"],
  text?: string,
  id?: string,
  mailId?: string,
): Promise<boolean> {
  const at = now().toISOString();
  const { rejected } = await events(store)
    .create({
      recordId,
      kind,
      at,
      by,
      ...(id ? { id } : {}),
      ...(text ? { text } : {}),
      ...(mailId ? { mailId } : {}),
      ...(expiresAt ? { expiresAt } : {}),
    })
    .go({ returnOnConditionCheckFailure: "all_old" });
  return !rejected;
}
