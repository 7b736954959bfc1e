import type { PersonRecords } from "./find-records.ts";

/** Kinds and ids only: the answer to "what will go" needs no more personal data on a screen. */
export const outlineOf = ({ rows, conversations }: PersonRecords) => [
  ...rows.map(({ __edb_e__: kind, id, key }) => ({ kind, id: String(id ?? key) })),
  ...conversations.map((id) => ({ kind: "blazeo_conversation", id })),
];
