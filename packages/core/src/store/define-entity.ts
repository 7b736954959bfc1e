import { Entity, type Schema } from "electrodb";
import { store as processStore } from "./client.ts";
import type { Store } from "./create-store.ts";

/** An entity of a store, made once for each store. */
type Bound<E> = (store: Store) => E;

/**
 * Declares a kind of row. `leads(store)` is the entity on that store; used without a call it stands on the process's
 * store, which goes when every caller has a Context.
 * @param schema ElectroDB's model, attributes and indexes
 */
export function defineEntity<
  A extends string,
  F extends string,
  C extends string,
  S extends Schema<A, F, C, P>,
  P extends string = string,
>(schema: S): Entity<A, F, C, S, P> & Bound<Entity<A, F, C, S, P>> {
  type Rows = Entity<A, F, C, S, P>;
  const byStore = new WeakMap<Store, Rows>();
  const bind: Bound<Rows> = (store) => {
    const known = byStore.get(store);
    if (known) return known;
    const entity = new Entity<A, F, C, S, P>(schema, { client: store.client, table: store.table });
    byStore.set(store, entity);
    return entity;
  };
  const standsFor = () => bind(processStore);
  return new Proxy(bind, {
    get: (_, key) => Reflect.get(standsFor(), key),
    set: (_, key, value) => Reflect.set(standsFor(), key, value),
    has: (_, key) => Reflect.has(standsFor(), key),
    defineProperty: (_, key, descriptor) => Reflect.defineProperty(standsFor(), key, descriptor),
    deleteProperty: (_, key) => Reflect.deleteProperty(standsFor(), key),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(standsFor(), key),
    getPrototypeOf: () => Entity.prototype,
  }) as Rows & Bound<Rows>;
}
