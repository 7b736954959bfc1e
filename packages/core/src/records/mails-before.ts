import type { Context } from "../context.ts";
import type { RecordRow } from "./define-record.ts";
import { events } from "./event-entity.ts";

/** What is noted in place of an id when a mail came to nothing. */
const isSent = (id: string): boolean => !["undeliverable", "bounced", "complained", "answered"].includes(id);

/** "visitor 3" went out before "visitor", which is the last one. */
const numberOf = (name: string): number => Number(name.split(" ")[1] ?? Number.POSITIVE_INFINITY);

/** Ids of the mails that somebody had about their record, the confirmation first. */
export async function mailsBefore(
  { store }: Context,
  { id: recordId, notices = {} }: Pick<RecordRow, "id" | "notices">,
): Promise<string[]> {
  const { data } = await events(store).query.byRecord({ recordId }).go({ pages: "all", consistent: true });
  const mails = Object.keys(notices).filter((name) => name.split(" ")[0] === "visitor");
  const confirmations = mails
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .flatMap((name) => notices[name] ?? [])
    .filter(isSent);
  const replies = data.flatMap(({ mailId, at }) => (mailId ? [{ mailId, at }] : []));
  const sorted = replies.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ mailId }) => mailId);
  return [...confirmations, ...sorted];
}
