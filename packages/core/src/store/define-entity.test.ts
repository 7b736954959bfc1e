import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CreateTableCommand } from "@aws-sdk/client-dynamodb";
import { beforeAll, expect, test, vi } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { GiveawayEntry } from "../giveaway/contract.ts";
import { JobApplication } from "../jobs/contract.ts";
import { QuoteRequest, ServiceRequest } from "../leads/contract.ts";
import { newId } from "./ids.ts";
import { entityNames, globalIndexes } from "./table.ts";
import { tableDefinition } from "./table-definition.ts";

type DefineEntity = typeof import("./define-entity.ts");

const declared = vi.hoisted(() => new Map<string, ReturnType<DefineEntity["defineEntity"]>>());

vi.mock("./define-entity.ts", async (load) => {
  const actual = await load<DefineEntity>();
  const defineEntity = (...[entity, schema]: Parameters<DefineEntity["defineEntity"]>) => {
    const declaration = actual.defineEntity(entity, schema);
    declared.set(entity, declaration);
    return declaration;
  };
  return { ...actual, defineEntity };
});

/** Every entity of the feature folders: a new one is checked here without being named. */
const files = globSync("packages/core/src/**/*.ts").filter((file) => !/\.(test|fixture)\.ts$/.test(file));
// Under an address of their own: other tests of this process may have loaded them past the mock.
for (const file of files)
  if (/ = defineEntity\(/.test(readFileSync(file, "utf8"))) await import(`${resolve(file)}?declared`);
const { store } = contextWith();
const entities = [...declared.values()].map((declare) => declare(store));
type AnyEntity = (typeof entities)[number];

const getName = ({ schema }: AnyEntity): string => schema.model.entity;
const cases = entities.map((entity) => [getName(entity), entity] as const);

/** Values of attributes that have a rule beside their type, as "entity.attribute". */
const examples: Record<string, unknown> = {
  "google_review.rating": "5",
  "blazeo_raw_part.bytes": new Uint8Array([1]),
};

interface Attribute {
  type: string | readonly string[];
  required?: boolean;
  default?: unknown;
}

const byType: Record<string, () => unknown> = {
  string: newId,
  number: () => 4_000_000_000,
  boolean: () => true,
  list: () => [],
  map: () => ({}),
  any: () => ({}),
};

/** Attributes that a key is composed of. */
function getComposites({ schema }: AnyEntity): string[] {
  return Object.values(schema.indexes).flatMap(({ pk, sk }) => [...pk.composite, ...(sk?.composite ?? [])]);
}

/** A record with its id and what is required and has no default, and nothing else. */
function requiredOnly(entity: AnyEntity): Record<string, unknown> {
  const attributes = Object.entries(entity.schema.attributes as Record<string, Attribute>);
  const needed = attributes.filter(
    ([name, attribute]) => name === "id" || (attribute.required && attribute.default === undefined),
  );
  return Object.fromEntries(
    needed.map(([name, { type }]) => {
      const example = examples[`${getName(entity)}.${name}`];
      return [name, example ?? (typeof type === "string" ? byType[type]?.() : type[0])];
    }),
  );
}

/** Made-up records stay out of the table that other tests scan. */
const table = `entities-${newId()}`;

beforeAll(() => store.client.send(new CreateTableCommand(tableDefinition(table))));

const indexKeys = Object.values(globalIndexes).map(({ partitionKey }) => partitionKey);

test.each(cases)("every entity: no GSI key ends in an empty segment, %s", (_, entity) => {
  const { Item } = entity.create(requiredOnly(entity)).params<{ Item: Record<string, string> }>();
  // An absent composite leaves a key such as "$site#sessionid_": one hot partition for all records without it.
  for (const key of indexKeys) expect(Item[key] ?? "").not.toMatch(/_$/);
});

test.each(cases)("every entity: its required fields alone are stored, and once only, %s", async (_, entity) => {
  const record = requiredOnly(entity);
  // A time may be part of a key: the second one is the same record with what the first was given.
  const { data } = await entity.create(record).go({ table });
  await expect(entity.create({ ...record, ...data }).go({ table })).rejects.toThrow();
});

const typedIn = new Set(
  [QuoteRequest, ServiceRequest, GiveawayEntry, JobApplication].flatMap(({ shape }) => Object.keys(shape)),
);

test.each(cases)("every entity: no key is made of what a visitor types, %s", (_, entity) => {
  expect(getComposites(entity).filter((name) => typedIn.has(name))).toEqual([]);
});

test("every entity has its name among those of the table, and every name its entity", () => {
  expect(entities.map(getName).sort()).toEqual(Object.values(entityNames).sort());
});

test("products, categories and topics have no table: they are part of the program [Q-22]", () => {
  const names = entities.map(getName);
  for (const name of ["product", "category", "topic"]) expect(names).not.toContain(name);
});

test("an entry has no secondary index, a lead without a chat and an application one", () => {
  const getIndexes = (name: string) => {
    const entity = entities.find((each) => getName(each) === name);
    const { Item } = entity?.create(requiredOnly(entity)).params<{ Item: object }>() ?? { Item: {} };
    return indexKeys.filter((key) => key in Item);
  };
  expect(getIndexes("contest_entry")).toEqual([]);
  expect(getIndexes("lead")).toEqual(["gsi1pk"]);
  expect(getIndexes("job_application")).toEqual(["gsi1pk"]);
  expect(getIndexes("user")).toEqual(["gsi1pk"]);
});
