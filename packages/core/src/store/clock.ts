export type Clock = () => Date;

const byTime = new WeakMap<object, (now: Date) => unknown>();

/** A default of an attribute that follows from the time: the clock of the store it is written to counts.
 * @returns what a schema takes for it; it has no value before `defineEntity` gave the schema a store */
export function clocked<Value>(valueAt: (now: Date) => Value): () => Value {
  const unbound = (): Value => {
    throw new Error("a clocked default was asked without a store");
  };
  byTime.set(unbound, valueAt);
  return unbound;
}

/** The time of a write, ISO 8601, as a default of an attribute. */
export const timeOfWrite = clocked((at) => at.toISOString());

const bound = (value: unknown, now: Clock): unknown => {
  const valueAt = typeof value === "function" ? byTime.get(value) : undefined;
  return valueAt ? () => valueAt(now()) : value;
};

/** The attributes of a schema with their clocked defaults on this clock. */
export function withClock<Attributes extends object>(attributes: Attributes, now: Clock): Attributes {
  const timed = Object.entries(attributes).map(([name, attribute]) => [
    name,
    Object.fromEntries(Object.entries(attribute).map(([key, value]) => [key, bound(value, now)])),
  ]);
  return Object.fromEntries(timed) as Attributes;
}
