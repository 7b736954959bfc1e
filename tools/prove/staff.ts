import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "@site/core/context";
import { getPath } from "@site/core/contract/endpoint";
import { addMember } from "@site/core/office/auth/members";
import { startSession } from "@site/core/office/auth/sessions";
import { changeRecordEndpoint, getRecordEndpoint } from "@site/core/office/record/record-contract";
import type { Row } from "./stored-rows.ts";
import { post } from "./visitor.ts";

/** Somebody of the staff with a session of their own, written straight into the store. @returns their cookie */
export async function signedInStaff(context: Context, name: string): Promise<string> {
  const { email } = await addMember(context, { email: `${name}@office.example`, name: "Ann Lee", role: "office" });
  return `office=${await startSession(context, email, { way: "code" })}`;
}

interface Seen {
  version: number;
  timeline: { text?: string }[];
}

async function look(url: string, path: string, cookie: string): Promise<Seen | undefined> {
  const response = await fetch(url + path, { headers: { cookie }, signal: AbortSignal.timeout(35_000) }).catch(
    () => {},
  );
  return response?.ok ? await response.json().catch(() => undefined) : undefined;
}

/** Writes a note about a lead as a person would: looks, saves, and when that fails looks again before another try.
 * @param timeoutMs gives up after it, ms
 * @returns whether it was acknowledged, or seen in the record */
export async function noteUntilKept(url: string, cookie: string, id: string, text: string, timeoutMs: number) {
  const path = getPath(getRecordEndpoint, { noun: "leads", id });
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    const seen = await look(url, path, cookie);
    if (seen?.timeline.some((entry) => entry.text === text)) return true;
    const body = { version: seen?.version, change: { kind: "note", text } };
    const headers = { cookie, origin: url };
    if (seen && (await post(url, getPath(changeRecordEndpoint, { noun: "leads", id }), body, headers)).status === 200)
      return true;
    await pause(200);
  }
  return false;
}

/** What became of the notes that were acknowledged. */
export function auditNotes(notes: readonly string[], rows: readonly Row[]): { lost: number; duplicated: number } {
  const stored = rows.filter((row) => row.__edb_e__ === "office_event").map(({ text }) => text);
  const times = notes.map((note) => stored.filter((text) => text === note).length);
  return { lost: times.filter((count) => count === 0).length, duplicated: times.filter((count) => count > 1).length };
}
