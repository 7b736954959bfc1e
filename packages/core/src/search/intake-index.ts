import type { Context } from "../context.ts";
import type { TableRow } from "../privacy/scan-table.ts";
import { isLive } from "../store/expiry.ts";
import { getLine } from "../text/get-line.ts";
import { type IntakeEntry, type IntakeNoun, intakeEntries, intakeKinds } from "./intake-index-entity.ts";

/** When the staff first answered: by a change of the status that was not taken back, or by an email. */
function firstAnswer(history: unknown, repliedAt: unknown): string | undefined {
  const changes: string[] = [];
  for (const { at, from, to, isUndo } of Array.isArray(history) ? history : [])
    if (from === to) continue;
    else if (isUndo) changes.pop();
    else changes.push(at);
  return [changes[0], getLine(repliedAt)].filter((at) => at !== undefined).sort()[0];
}

/** "Oswego, NY 13126" is Oswego. */
const getTown = (place: unknown): string | undefined => getLine(getLine(place)?.split(",")[0]?.trim().slice(0, 60));

function buildKey({ __edb_e__, id, createdAt }: TableRow) {
  const noun: IntakeNoun | undefined = Object.entries(intakeKinds).find(([kind]) => kind === __edb_e__)?.[1];
  const [recordId, at] = [getLine(id), getLine(createdAt)];
  return noun && recordId && at ? { noun, month: at.slice(0, 7), at, recordId } : undefined;
}

/** Keys of what is noted of a row's arrival. */
export function intakeIndexKeys({ store }: Context, row: TableRow): Record<string, unknown>[] {
  const key = buildKey(row);
  return key ? [intakeEntries(store).get(key).params<{ Key: Record<string, unknown> }>().Key] : [];
}

/** Notes when a row came and how it stands. Can be repeated: the last one counts. */
export async function indexIntake({ store }: Context, row: TableRow): Promise<void> {
  const key = buildKey(row);
  if (!key || row.canary === true) return;
  const { spam, sample, status, source, serviceType, location, history, value, expiresAt, sessionId } = row;
  const { repliedAt, releasedAt, outcome } = row;
  const told = {
    ...(spam === true ? { spam } : {}),
    ...(sample === true ? { sample } : {}),
    ...(typeof value === "number" ? { value } : {}),
    ...(typeof expiresAt === "number" ? { expiresAt } : {}),
    status: getLine(status),
    outcome: getLine(outcome),
    source: getLine(source),
    service: getLine(serviceType),
    town: getTown(location),
    sessionId: getLine(sessionId),
    firstAt: firstAnswer(history, repliedAt),
    releasedAt: getLine(releasedAt),
  };
  await intakeEntries(store)
    .put({ ...key, ...told })
    .go();
}

/** Months from one moment to another, the latest first: "2026-11". */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (const at = new Date(`${to.slice(0, 7)}-01T00:00:00Z`); at.toISOString().slice(0, 7) >= from.slice(0, 7); ) {
    months.push(at.toISOString().slice(0, 7));
    at.setUTCMonth(at.getUTCMonth() - 1);
  }
  return months;
}

interface ListOptions {
  most?: number;
  isAsked?: (arrival: IntakeEntry) => boolean;
  after?: { at: string; id: string } | undefined;
}

/** What came in a span of time, the latest first, month by month.
 * @param span ISO 8601; `to` is not in it
 * @param isAsked what else is left out
 * @param most of the latest
 * @param after only what stands behind this one, whether or not it is still there */
export async function listIntake(
  { store, now }: Context,
  noun: IntakeNoun,
  { from, to }: { from: string; to: string },
  { most, isAsked = () => true, after }: ListOptions = {},
): Promise<IntakeEntry[]> {
  const end = after && after.at < to ? { at: after.at, recordId: after.id } : { at: to };
  // Days that were typed the wrong way round hold nothing; the table would refuse to be asked.
  if (from >= to || from > end.at) return [];
  const months = monthsBetween(from, end.at);
  const isBefore = ({ at, recordId }: IntakeEntry) => at < to && !(at === after?.at && recordId === after.id);
  const read = async (month: string, wanted = Number.POSITIVE_INFINITY): Promise<IntakeEntry[]> => {
    const query = intakeEntries(store).query.byMonth({ noun, month }).between({ at: from }, end);
    const limit = Number.isFinite(wanted) ? { limit: wanted } : {};
    const found: IntakeEntry[] = [];
    let cursor: string | null = null;
    do {
      const page: { data: IntakeEntry[]; cursor: string | null } = await query.go({ cursor, order: "desc", ...limit });
      found.push(...page.data.filter((each) => isBefore(each) && isLive(each, now()) && isAsked(each)));
      cursor = page.cursor;
    } while (cursor && found.length < wanted);
    return found.slice(0, wanted);
  };
  if (most === undefined) return (await Promise.all(months.map((month) => read(month)))).flat();
  const found: IntakeEntry[] = [];
  for (const month of months) {
    found.push(...(await read(month, most - found.length)));
    if (found.length >= most) break;
  }
  return found;
}

/** The beginning of what came, up to a moment at which a next page may begin: what came at once stays together. */
export function wholePage<Each extends { at: string }>(found: readonly Each[], size: number): Each[] {
  let end = size;
  while (end < found.length && found[end]?.at === found[end - 1]?.at) end += 1;
  return found.slice(0, end);
}
