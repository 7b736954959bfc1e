import { CreateTableCommand } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { newId } from "../store/ids.ts";
import { tableDefinition } from "../store/table-definition.ts";
import { intakeEntries } from "./intake-index.ts";
import { listIntake, monthsBetween } from "./read-intake.ts";

test("each of a busy month's rows is read once, also where hundreds came at one moment, and none of beside the span", async () => {
  const table = `intake-${newId()}`;
  const now = new Date("2026-11-28T00:00:00Z");
  const context = contextWith({ TABLE_NAME: table }, { now: () => now });
  await context.store.client.send(new CreateTableCommand(tableDefinition(table)));
  const at = (position: number): string =>
    new Date(Date.parse("2026-10-30T00:00:00.000Z") + (position < 900 ? position : 900) * 40 * 60_000).toISOString();
  const moments = [...Array.from({ length: 1600 }, (_, position) => at(position)), "2026-10-29T23:59:59.999Z"];
  const puts = moments.map((moment, position) => ({
    PutRequest: intakeEntries(context.store)
      .put({ noun: "leads", month: moment.slice(0, 7), at: moment, recordId: `r${position}`, source: "quote" })
      .params<{ Item: Record<string, unknown> }>(),
  }));
  for (let first = 0; first < puts.length; first += 25) {
    const batch = puts.slice(first, first + 25).map(({ PutRequest: { Item } }) => ({ PutRequest: { Item } }));
    await context.store.client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }));
  }
  const found = await listIntake(context, "leads", { from: at(0), to: now.toISOString() });
  expect(found).toHaveLength(1600);
  expect(new Set(found.map(({ recordId }) => recordId)).size).toBe(1600);
  expect(found[0]).toMatchObject({ at: expect.any(String), source: "quote" });
  // The end is not in the span: 700 rows came at the last moment.
  expect(await listIntake(context, "leads", { from: at(0), to: at(900) })).toHaveLength(900);
  expect(await listIntake(context, "leads", { from: at(0), to: at(0) })).toEqual([]);
});

test.each([
  ["2026-11-02T00:00:00Z", "2026-11-30T23:59:59Z", ["2026-11"]],
  ["2025-11-30T23:59:59Z", "2026-02-01T00:00:00Z", ["2026-02", "2026-01", "2025-12", "2025-11"]],
  ["2026-01-31", "2026-03-31", ["2026-03", "2026-02", "2026-01"]],
  ["2026-03-01T00:00:00Z", "2026-02-28T00:00:00Z", []],
])("the months from %s to %s are listed, the latest first", (from, to, months) =>
  expect(monthsBetween(from, to)).toEqual(months),
);

test("days long before or after anything is kept cost no reads of their months", async () => {
  const context = contextWith();
  let reads = 0;
  context.store.client.middlewareStack.add(
    (next) => (args) => {
      reads += 1;
      return next(args);
    },
    { step: "initialize" },
  );
  const span = { from: "0002-11-01T00:00:00.000Z", to: "9999-12-30T00:00:00.000Z" };
  expect(await listIntake(context, "leads", span, { most: 10 })).toEqual([]);
  expect(reads).toBeGreaterThan(24);
  expect(reads).toBeLessThan(200);
});
