import { Entity, type EntityItem, type Schema } from "electrodb";
import { withClock } from "./clock.ts";
import { clients, type Store } from "./create-store.ts";
import { dynamoClient } from "./dynamo-client.ts";
import { service } from "./table.ts";

clients.make = dynamoClient;

type Model = { model: Schema<string, string, string>["model"] };

/** Declares a kind of row. `leads(store)` is the entity on that store, made once for each.
 * @param entity name of the kind, as its rows tell it
 * @param schema ElectroDB's attributes and indexes */
export function defineEntity<
  A extends string,
  F extends string,
  C extends string,
  S extends Omit<Schema<A, F, C, P>, "model">,
  P extends string = string,
>(entity: string, schema: S) {
  type Declared = Entity<A, F, C, S & Model, P>;
  const byStore = new WeakMap<Store, Declared>();
  const model = { entity, version: "1", service };
  return (store: Store): Declared => {
    const known = byStore.get(store);
    if (known) return known;
    const attributes = withClock(schema.attributes, store.now);
    const { client, table } = store;
    const made: Declared = new Entity<A, F, C, S & Model, P>({ ...schema, model, attributes }, { client, table });
    byStore.set(store, made);
    return made;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: ElectroDB states the bound of its own EntityItem so.
export type AnyEntity = Entity<any, any, any, any>;

export type RowOf<Declared extends (store: Store) => AnyEntity> = EntityItem<ReturnType<Declared>>;
