import type { Context } from "../context.ts";
import type { StatusChange } from "../records/record-fields.ts";
import { visitor } from "../records/visitor-change.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import type { TableRow } from "../store/iterate-items.ts";
import { entityNames, getRowKey, primaryKey, type RowKey } from "../store/table.ts";
import { cutText } from "../text/cut-text.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";

/** Kinds of rows that are listed by the time they came. */
const intakeKinds = {
  [entityNames.lead]: "leads",
  [entityNames.application]: "applications",
  [entityNames.entry]: "entries",
  [entityNames.chatSession]: "chats",
} as const;
export type IntakeNoun = (typeof intakeKinds)[keyof typeof intakeKinds];

/** The noun itself when its records are listed by the time they came, else undefined. */
export const intakeNoun = (noun: string): IntakeNoun | undefined =>
  Object.values(intakeKinds).find((each) => each === noun);

/** The intake index: a copy of each record with the attributes that the office's reports count, such as status and
 * outcome. The stream keeps it up to date (index-record.ts). Nothing in it names anybody. */
export const intakeEntries = defineEntity(entityNames.intakeEntry, {
  attributes: {
    noun: { type: "string", required: true },
    /** "2026-11", in UTC: a partition. */
    month: { type: "string", required: true },
    at: { type: "string", required: true },
    recordId: { type: "string", required: true },
    spam: { type: "boolean" },
    sample: { type: "boolean" },
    status: { type: "string" },
    source: { type: "string" },
    service: { type: "string" },
    town: { type: "string" },
    sessionId: { type: "string" },
    /** When the staff first answered, ISO 8601. */
    firstAt: { type: "string" },
    /** When its visitor took it back, ISO 8601; missing in entries of an older release. */
    withdrawnAt: { type: "string" },
    /** When a record that was held as spam was released, ISO 8601. */
    releasedAt: { type: "string" },
    value: { type: "number" },
    outcome: { type: "string" },
    expiresAt: { type: "number" },
  },
  indexes: { byMonth: primaryKey(["noun", "month"], ["at", "recordId"]) },
});

export type IntakeEntry = RowOf<typeof intakeEntries>;

/** The changes of a status that nobody took back, oldest first. */
export function listKeptChanges(history: unknown): StatusChange[] {
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
  getNonEmptyString(cutText(getNonEmptyString(place)?.split(",")[0]?.trim() ?? "", 60));

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
  const changes = listKeptChanges(history);
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
