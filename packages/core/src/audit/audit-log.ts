import { hash } from "node:crypto";
import { minute } from "../business/durations.ts";
import { dateAfter, localTime, startOfDay } from "../business/local-time.ts";
import { isRecordNoun } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { createOnce } from "../store/conditional-write.ts";
import { isLive } from "../store/expiry.ts";
import { type AuditEntry, auditEntries } from "./audit-entity.ts";

/** A record's id or its beginning. */
const recordId = /^[\da-f]{8}(?:-[\da-f]{0,12}){0,4}$/;

/** What may be kept of what was typed: ids and kinds of records, and no address, name or number. */
const listRecordIds = (typed: readonly string[]): string[] =>
  typed.filter((name) => recordId.test(name) || isRecordNoun(name));

interface AuditedRead {
  by: string;
  command: string;
  /** What was typed after the command. */
  names?: readonly string[];
  toFile?: boolean;
  /** What a page that asks again and again by itself asks for: the same is noted once in ten minutes. */
  repeatedQuery?: string;
}

const repeatTimeMs = 10 * minute;

/** Puts on record who is about to see or change personal data. Call it before anything is shown or done: what can't be
 * noted does not happen. */
export async function appendAuditEntry(
  { store, now }: Context,
  { by, command, names = [], toFile = false, repeatedQuery }: AuditedRead,
): Promise<void> {
  const recordIds = listRecordIds(names);
  const entry = { by, command, toFile, ...(recordIds.length > 0 ? { recordIds } : {}) };
  if (repeatedQuery === undefined) {
    // Not `create`: when its answer is lost, the client sends it again and must not meet its own row.
    await auditEntries(store).put(entry).go();
    return;
  }
  const start = new Date(Math.floor(now().getTime() / repeatTimeMs) * repeatTimeMs).toISOString();
  const id = `${start} ${hash("sha256", `${by} ${command} ${names.join(" ")} ${repeatedQuery}`).slice(0, 32)}`;
  await createOnce(auditEntries(store), { id, ...entry });
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
    .filter((entry) => entry.at >= from && entry.at < to && isLive(entry, now()))
    .sort((a, b) => a.at.localeCompare(b.at));
}

const mostShown = 500;

/** Entries of a month as the office shows them, the latest first. @param after id of the last one of the page before
 * @throws AppError invalid */
export async function readAuditPage(
  context: Context,
  { month = localTime(context.now()).date.slice(0, 7), after }: { month?: string; after?: string },
) {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new AppError("invalid", "Please choose a month.");
  const found = (await listAuditEntries(context, month)).toReversed();
  const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const page = found.slice(from, from + mostShown);
  const next = found.length > from + mostShown ? page.at(-1)?.id : undefined;
  const accesses = page.map(({ id, at, by, command, recordIds = [], toFile }) => ({
    id,
    at,
    by,
    command,
    recordIds,
    toFile,
  }));
  return { accesses, next };
}
