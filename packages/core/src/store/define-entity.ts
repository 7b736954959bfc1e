import { Entity, type EntityItem, type Schema } from "electrodb";
import { withClock } from "./clock.ts";
import { clients, type Store } from "./create-store.ts";
import { dynamoClient } from "./dynamo-client.ts";

clients.make = dynamoClient;

/** Declares a kind of row. `leads(store)` is the entity on that store, made once for each.
 * @param schema ElectroDB's model, attributes and indexes */
export function defineEntity<
  A extends string,
  F extends string,
  C extends string,
  S extends Schema<A, F, C, P>,
  P extends string = string,
>(schema: S) {
  const byStore = new WeakMap<Store, Entity<A, F, C, S, P>>();
  return (store: Store): Entity<A, F, C, S, P> => {
    const known = byStore.get(store);
    if (known) return known;
    const attributes = withClock(schema.attributes, store.now);
    const entity = new Entity<A, F, C, S, P>({ ...schema, attributes }, { client: store.client, table: store.table });
    byStore.set(store, entity);
    return entity;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: ElectroDB states the bound of its own EntityItem so.
export type AnyEntity = Entity<any, any, any, any>;

export type RowOf<Declared extends (store: Store) => AnyEntity> = EntityItem<ReturnType<Declared>>;
