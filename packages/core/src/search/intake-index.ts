import type { Context } from "../context.ts";
import { type StatusChange, visitor } from "../records/fields.ts";
import { getRowKey, type RowKey } from "../store/row-key.ts";
import type { TableRow } from "../store/scan-table.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { type IntakeNoun, intakeEntries, intakeKinds } from "./intake-index-entity.ts";

/** The changes of a status that nobody took back, oldest first. */
export function listStanding(history: unknown): StatusChange[] {
  const changes: StatusChange[] = [];
  for (const change of Array.isArray(history) ? history : [])
    if (change.from === change.to) continue;
    else if (change.isUndo) changes.pop();
    else changes.push(change);
  return changes;
}

/** When the staff first answered, by a change of status or by an email: what the visitor did is no answer. */
const findFirstAnswer = (changes: readonly StatusChange[], repliedAt: unknown): string | undefined =>
  [changes.find(({ by }) => by !== visitor)?.at, getNonEmptyString(repliedAt)]
    .filter((at) => at !== undefined)
    .sort()[0];

/** "Oswego, NY 13126" is Oswego. */
const getTown = (place: unknown): string | undefined =>
  getNonEmptyString(getNonEmptyString(place)?.split(",")[0]?.trim().slice(0, 60));

function buildKey({ __edb_e__, id, createdAt }: TableRow) {
  const noun: IntakeNoun | undefined = Object.entries(intakeKinds).find(([kind]) => kind === __edb_e__)?.[1];
  const [recordId, at] = [getNonEmptyString(id), getNonEmptyString(createdAt)];
  return noun && recordId && at ? { noun, month: at.slice(0, 7), at, recordId } : undefined;
}

export function intakeIndexKeys({ store }: Context, row: TableRow): RowKey[] {
  const key = buildKey(row);
  return key ? [getRowKey(intakeEntries(store).get(key))] : [];
}

/** Writes a row's entry in the intake index: when it came and how it stands now. The last write counts. */
export async function indexIntake({ store }: Context, row: TableRow): Promise<void> {
  const key = buildKey(row);
  if (!key || row.canary === true) return;
  const { spam, sample, status, source, serviceType, location, history, value, expiresAt, sessionId } = row;
  const { repliedAt, releasedAt, outcome } = row;
  const changes = listStanding(history);
  const details = {
    ...(spam === true ? { spam } : {}),
    ...(sample === true ? { sample } : {}),
    ...(typeof value === "number" ? { value } : {}),
    ...(typeof expiresAt === "number" ? { expiresAt } : {}),
    status: getNonEmptyString(status),
    outcome: getNonEmptyString(outcome),
    source: getNonEmptyString(source),
    service: getNonEmptyString(serviceType),
    town: getTown(location),
    sessionId: getNonEmptyString(sessionId),
    firstAt: findFirstAnswer(changes, repliedAt),
    withdrawnAt: changes.find(({ by }) => by === visitor)?.at,
    releasedAt: getNonEmptyString(releasedAt),
  };
  await intakeEntries(store)
    .put({ ...key, ...details })
    .go();
}
