import { dateAfter, startOfDay } from "../business/local-time.ts";
import { isRecordNoun } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { isLive } from "../store/expiry.ts";
import { type AuditEntry, auditEntries } from "./audit-entity.ts";

/** A record's id or its beginning. */
const recordId = /^[\da-f]{8}(?:-[\da-f]{0,12}){0,4}$/;

/** What may be kept of what was typed: ids and kinds of records, and no address, name or number. */
export const listRecordIds = (typed: readonly string[]): string[] =>
  typed.filter((name) => recordId.test(name) || isRecordNoun(name));

interface Look {
  by: string;
  command: string;
  /** What was typed after the command. */
  names?: readonly string[];
  toFile?: boolean;
}

/** Puts on record who is about to see personal data. Call it before anything is shown: a reading that can't be noted
 * does not happen. */
export async function appendAuditEntry(
  { store }: Context,
  { by, command, names = [], toFile = false }: Look,
): Promise<void> {
  const recordIds = listRecordIds(names);
  await auditEntries(store)
    // Not `create`: when its answer is lost, the client sends it again and must not meet its own row.
    .put({ by, command, toFile, ...(recordIds.length > 0 ? { recordIds } : {}) })
    .go();
}

/** Entries of a month of the company, oldest first. @param month "2026-11" */
export async function listAuditEntries({ store, now }: Context, month: string): Promise<AuditEntry[]> {
  const from = startOfDay(`${month}-01`).toISOString();
  const to = startOfDay(`${dateAfter(`${month}-01`, 31).slice(0, 7)}-01`).toISOString();
  const stored = [...new Set([from, to].map((at) => at.slice(0, 7)))];
  const found = await Promise.all(
    stored.map((each) => auditEntries(store).query.byMonth({ month: each }).go({ pages: "all" })),
  );
  return found
    .flatMap(({ data }) => data)
    .filter((access) => access.at >= from && access.at < to && isLive(access, now()))
    .sort((a, b) => a.at.localeCompare(b.at));
}
