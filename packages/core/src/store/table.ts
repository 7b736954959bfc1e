/** Kinds of rows by their words in code. What is stored keeps the name that it was created with. A new kind may name
 * itself in its model until something compares it. */
export const entityNames = {
  lead: "lead",
  application: "job_application",
  entry: "contest_entry",
  review: "google_review",
  chatSession: "chat_session",
  chatMessage: "chat_message",
  learnedPattern: "blazeo_pattern",
  importedChat: "blazeo_conversation",
  importedPart: "blazeo_raw_part",
  tokenBudget: "token_budget",
  event: "office_event",
  photo: "office_photo",
  file: "visitor_file",
  windowPlace: "visit_slot",
  consent: "consent",
  repeatMark: "lead_contact",
  subjectEntry: "mention",
  intakeEntry: "arrival",
  searchWord: "search_word",
  tombstone: "tombstone",
  auditEntry: "access",
  drawing: "giveaway_draw",
  winnersRequest: "winners_request",
  member: "staff_member",
  code: "staff_code",
  staffSession: "staff_session",
  passkey: "staff_passkey",
  challenge: "staff_challenge",
  setting: "staff_setting",
  user: "user",
  rateCounter: "write_counter",
  trafficHour: "traffic_hour",
  contentChange: "content_change",
} as const;

/** Names of the one table's keys and indexes, read by the stack, the local store and every entity. */
export const primaryIndex = { partitionKey: "pk", sortKey: "sk" } as const;

export const globalIndexes = {
  gsi1: { partitionKey: "gsi1pk", sortKey: "gsi1sk" },
  gsi2: { partitionKey: "gsi2pk", sortKey: "gsi2sk" },
} as const;

/** How a model says where a row lies: by the attributes of its partition key, and of its sort key. */
const keys = <const Partition extends readonly string[], const Sort extends readonly string[]>(
  { partitionKey, sortKey }: { partitionKey: string; sortKey: string },
  partition: Partition,
  sort: Sort,
) => ({ pk: { field: partitionKey, composite: partition }, sk: { field: sortKey, composite: sort } });

export const primaryKey = <const Partition extends readonly string[], const Sort extends readonly string[]>(
  partition: Partition,
  sort: Sort,
) => keys(primaryIndex, partition, sort);

/** The same of ids that are a supplier's, whose "Ab" and "aB" are two: ElectroDB would lower the key. */
export const caseSensitiveKey = <const Partition extends readonly string[], const Sort extends readonly string[]>(
  partition: Partition,
  sort: Sort,
) => {
  const { pk, sk } = primaryKey(partition, sort);
  return { pk: { ...pk, casing: "none" }, sk: { ...sk, casing: "none" } } as const;
};

/** Index of the rows whose notices wait. Others lack its keys and are not in it, so that it is empty at rest and reading it
 * costs the same however large the table is. It holds the table's keys and `attributes`. */
export const pendingIndex = {
  name: "pending",
  partitionKey: "pendingIn",
  sortKey: "pendingFrom",
  attributes: ["__edb_e__", "createdAt"],
} as const;

/** Index of the office's lists, with the table's keys and `attributes`. A change of a record moves it from one list to
 * another in the same write. Rows without its keys are not in it. */
export const inboxIndex = {
  name: "inbox",
  partitionKey: "inboxIn",
  sortKey: "inboxFrom",
  attributes: ["__edb_e__", "id", "status", "assignee"],
} as const;

/** Index of what the content provider reported as changed: functions that show content read it, and no other row. */
const changesIndex = {
  name: "changes",
  partitionKey: "changesIn",
  sortKey: "changesFrom",
  attributes: ["__edb_e__", "__edb_v__", "scope", "id", "at", "changes"],
} as const;

/** A key in one of the general indexes, or in that of changes. */
export const indexKey = <const Partition extends readonly string[], const Sort extends readonly string[]>(
  index: keyof typeof globalIndexes | typeof changesIndex.name,
  partition: Partition,
  sort: Sort,
) => ({ index, ...keys({ ...globalIndexes, changes: changesIndex }[index], partition, sort) });

export const sparseIndexes = [pendingIndex, inboxIndex, changesIndex] as const;

export type IndexName = keyof typeof globalIndexes | (typeof sparseIndexes)[number]["name"];

/** Attribute in which DynamoDB finds the expiry time, in Unix seconds. */
export const timeToLiveAttribute = "expiresAt";

/** ElectroDB's `service`: part of every key, so that tables can be shared and kinds never mix. */
export const service = "site";

/** Physical name of a stage's table, the same in the stack and in the staff's command-line tool. */
export const getTableName = (stage: string): string => `contractor-site-${stage}-records`;

/** Physical name of a stage's queue, or of a Lambda by its name in routes.ts or background.ts of the functions. */
export const getPhysicalName = (stage: string, name: string): string => `contractor-site-${stage}-${name}`;

/** Under which a row lies in the table (table.ts). */
export type RowKey = { pk: string; sk: string };

/** The key of the row that a read of ElectroDB's asks for. */
export const getRowKey = (read: { params(): unknown }): RowKey => (read.params() as { Key: RowKey }).Key;

export const rowId = ({ pk, sk }: RowKey): string => `${pk} ${sk}`;
