/** Names of the one table's keys and indexes, read by the stack, the local store and every entity. */
export const primaryIndex = { partitionKey: "pk", sortKey: "sk" } as const;

export const globalIndexes = {
  gsi1: { partitionKey: "gsi1pk", sortKey: "gsi1sk" },
  gsi2: { partitionKey: "gsi2pk", sortKey: "gsi2sk" },
} as const;

/**
 * Index of the rows whose notices wait. Others lack its keys and are not in it, so that it is empty at rest and reading it
 * costs the same however large the table is. It holds the table's keys and `attributes`.
 */
export const pendingIndex = {
  name: "pending",
  partitionKey: "pendingIn",
  sortKey: "pendingFrom",
  attributes: ["__edb_e__", "createdAt"],
} as const;

/** Attribute in which DynamoDB finds the expiry time, in Unix seconds. */
export const timeToLiveAttribute = "expiresAt";

/** ElectroDB's `service`: part of every key, so that tables can be shared and kinds never mix. */
export const service = "site";

/** Physical name of a stage's table, the same in the stack and in the staff's command-line tool. */
export const tableNameOf = (stage: string): string => `contractor-site-${stage}-records`;

/** Physical name of a stage's queue. */
export const queueNameOf = (stage: string, name: string): string => `contractor-site-${stage}-${name}`;

/** Physical name of a stage's Lambda, by its name in routes.ts or background.ts of the functions. */
export const functionNameOf = (stage: string, name: string): string => `contractor-site-${stage}-${name}`;
