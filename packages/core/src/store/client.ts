import { env } from "../env.ts";
import { createStore, type Store } from "./create-store.ts";

let processStore: Store | undefined;

/**
 * The store that the environment names, made at its first use.
 * @deprecated take the store from a Context
 */
export const store: Store = {
  get client() {
    processStore ??= createStore({ table: env.tableName, endpoint: env.dynamodbEndpoint });
    return processStore.client;
  },
  get table() {
    return env.tableName;
  },
};
