import type { Context } from "../context.ts";
import type { RecordRow } from "./define-record.ts";
import { listEvents } from "./events.ts";
import { isReturned, listSent } from "./sent-notices.ts";

/** Ids of the mails that somebody had about their record, the confirmation first. */
export async function mailsBefore(
  context: Context,
  { id: recordId, notices = {} }: Pick<RecordRow, "id" | "notices">,
): Promise<string[]> {
  const confirmations = listSent("visitor", notices).filter((id) => !isReturned(id) && id !== "answered");
  const replies = (await listEvents(context, recordId)).flatMap(({ mailId, at }) => (mailId ? [{ mailId, at }] : []));
  const sorted = replies.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ mailId }) => mailId);
  return [...confirmations, ...sorted];
}
