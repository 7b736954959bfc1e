import { hash } from "node:crypto";
import { minute } from "../business/durations.ts";
import type { Context } from "../context.ts";
import { createOnce } from "../store/conditional-write.ts";
import { auditEntries } from "./audit-entity.ts";
import { appendAuditEntry, listRecordIds } from "./audit-log.ts";

/** What a page renews by itself is noted once in this time, ms. */
const span = 10 * minute;

interface AuditedRequest {
  by: string;
  command: string;
  names: string[];
  query: string;
  /** The page asks again and again: the same is noted once in ten minutes. */
  isRepeated: boolean;
}

/** Puts on record that somebody of the staff is about to see or change something. Call it before anything is shown or
 * done: what can't be noted does not happen. */
export async function auditRequest(
  context: Context,
  { by, command, names, query, isRepeated }: AuditedRequest,
): Promise<void> {
  if (!isRepeated) return appendAuditEntry(context, { by, command, names });
  const recordIds = listRecordIds(names);
  const at = context.now();
  const start = new Date(Math.floor(at.getTime() / span) * span).toISOString();
  const id = `${start} ${hash("sha256", `${by} ${command} ${names.join(" ")} ${query}`).slice(0, 32)}`;
  await createOnce(auditEntries(context.store), {
    id,
    by,
    command,
    at: at.toISOString(),
    month: at.toISOString().slice(0, 7),
    ...(recordIds.length > 0 ? { recordIds } : {}),
  });
}
