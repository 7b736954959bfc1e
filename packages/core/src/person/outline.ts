import { recordOf } from "../kinds/all-records.ts";
import { belongsTo, type Person } from "./belongs-to.ts";
import type { PersonRecords } from "./find-records.ts";
import type { AnyRow } from "./scan-table.ts";

/** Whether somebody else sent a record that names the person among its words. */
const isOfOther = (row: AnyRow, person: Person): boolean => {
  const isPerson = belongsTo(person);
  return recordOf(row.__edb_e__) !== undefined && isPerson(row) && !isPerson({ email: row.email, phone: row.phone });
};

/** Kinds and ids only: the answer to "what will go" needs no more personal data on a screen. */
export const outlineOf = ({ rows, conversations }: PersonRecords, person: Person) => [
  ...rows.map((row) => ({
    kind: row.__edb_e__,
    id: String(row.id ?? row.key),
    ...(isOfOther(row, person) ? { isOfOther: true } : {}),
  })),
  ...conversations.map((id) => ({ kind: "blazeo_conversation", id })),
];
