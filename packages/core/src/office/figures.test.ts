import { beforeEach, expect, test } from "vitest";
import type { Context } from "../context.ts";
import { contextWith, ownTable } from "../context-builder.ts";
import { type Arrival, arrivals } from "../search/arrival-entity.ts";
import { readFigures } from "./figures.ts";

let now: Date;
let context: Context;
let count = 0;

async function came(at: string, more: Partial<Arrival> = {}): Promise<void> {
  count += 1;
  await arrivals(context.store)
    .put({ noun: "leads", month: at.slice(0, 7), at, recordId: `lead-${count}`, status: "new", ...more })
    .go();
}

beforeEach(async () => {
  context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => now });
});

test("weeks are those of the company's calendar, Monday to Sunday, whatever the hour at which they are looked at", async () => {
  await came("2026-11-09T04:59:59.000Z");
  await came("2026-11-09T05:00:00.000Z");
  await came("2026-11-16T04:30:00.000Z");
  await came("2026-11-19T15:00:00.000Z");
  await came("2026-11-23T04:59:59.999Z");
  await came("2026-11-23T05:00:00.000Z");
  // Thursday at 8:30 PM in New York, and Sunday at 8:30 PM, which is Monday in UTC.
  for (const at of ["2026-11-27T01:30:00.000Z", "2026-11-30T01:30:00.000Z"]) {
    now = new Date(at);
    const { byWeek, leads, from } = await readFigures(context, 3);
    expect(byWeek.map(({ name, leads: each }) => [name, each])).toEqual([
      ["2026-11-09", 2],
      ["2026-11-16", 2],
      ["2026-11-23", 1],
    ]);
    expect([leads, from]).toEqual([5, "2026-11-09"]);
  }
  expect((await readFigures(context, 3)).to).toBe("2026-11-29");
});
