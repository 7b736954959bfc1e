import { beforeEach, expect, test } from "vitest";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { type IntakeEntry, intakeEntries } from "../../search/intake-index.ts";
import { readFigures } from "./figures.ts";

let now: Date;
let context: Context;
let count = 0;

async function came(at: string, more: Partial<IntakeEntry> = {}): Promise<void> {
  count += 1;
  await intakeEntries(context.store)
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

test("a town is one row whatever its case, spaces, state or ZIP code, and a ZIP code is its town's", async () => {
  now = new Date("2026-11-27T15:00:00Z");
  const syracuse = [
    "Syracuse",
    "Syracuse",
    "SYRACUSE",
    "syracuse",
    "Syracuse NY",
    " Syracuse  N.Y. 13202-1234",
    "13202",
  ];
  const others = ["New Hartford", "new hartford ny", "New  Hartford 13413", "Albany New York", "Albany"];
  const alone = ["New York", "New York NY", "99999", "99999-1234", undefined, undefined];
  const spelled = ["St. Johnsville", "St. Johnsville", "St Johnsville"];
  for (const town of [...syracuse, ...others, ...alone, ...spelled])
    await came("2026-11-25T15:00:00.000Z", town === undefined ? {} : { town });
  const { byTown } = await readFigures(context, 1);
  expect(Object.fromEntries(byTown.map(({ name, leads }) => [name, leads]))).toEqual({
    Syracuse: 7,
    "New Hartford": 3,
    "St. Johnsville": 3,
    Albany: 2,
    "New York": 2,
    "99999": 2,
    "Not said": 2,
  });
});

test("entries of an older release, without the time of an answer, count as contacted by what only the staff can set", async () => {
  now = new Date("2026-11-27T15:00:00Z");
  const won = { status: "closed", outcome: "won" };
  for (const more of [{ status: "contacted" }, { status: "qualified" }, won, { status: "closed", value: 900 }])
    await came("2026-11-25T15:00:00.000Z", more);
  await came("2026-11-25T15:00:00.000Z", { status: "closed", outcome: "lost" });
  expect((await readFigures(context, 1)).funnel).toContainEqual({ name: "Contacted", count: 4 });
});
