/** Names of the entities that forms create: part of their keys, of stream events and of parked messages. */
export const recordKinds = ["lead", "contest_entry", "job_application"] as const;
export type RecordKind = (typeof recordKinds)[number];
