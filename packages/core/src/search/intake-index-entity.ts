import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** Kinds of rows that are listed by the time they came. */
export const intakeKinds = {
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
 * outcome. The stream keeps it up to date (index-row.ts). Nothing in it names anybody. */
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
