import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { Clock } from "./clock.ts";

export interface Store {
  client: DynamoDBDocumentClient;
  table: string;
  now: Clock;
}

interface StoreOptions {
  table: string;
  now?: Clock;
  endpoint?: string;
}

/** How a store gets its client. Whatever declares rows sets it (define-entity.ts), so that a function whose first answer
 * needs no table starts without the SDK. */
export const clients: { make?: (endpoint: string | undefined) => DynamoDBDocumentClient } = {};

/** Makes the store of a program. Nothing is asked before the first command. */
export function createStore({ table, endpoint, now = () => new Date() }: StoreOptions): Store {
  let client: DynamoDBDocumentClient | undefined;
  return {
    get client() {
      if (!clients.make) throw new Error("no module that declares rows is loaded");
      client ??= clients.make(endpoint);
      return client;
    },
    table,
    now,
  };
}
