import { beforeEach, expect, test } from "vitest";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { deleteRecords } from "../../privacy/delete-records.ts";
import { indexSubjects } from "../../privacy/index-subjects.ts";
import { findRecordsByIndex } from "../../search/find-records-by-index.ts";
import { newId } from "../../store/ids.ts";
import { scanTable } from "../../store/iterate-items.ts";
import { readGiveaway } from "./giveaway.ts";
import { saveWinnersRequest } from "./winners-list.ts";

let now: Date;
let context: Context;
const [ann, bea] = ["ann@example.org", "bea@example.org"];

beforeEach(async () => {
  now = new Date("2026-02-10T15:00:00Z");
  context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => now });
});

const ask = (name: string, contact: string, id = newId()) =>
  saveWinnersRequest(context, ann, { kind: "asked", id, name, contact });
const listed = async () => (await readGiveaway(context)).winnersRequests;

test("the rules' ninety days count from the drawing", async () => {
  expect((await readGiveaway(context)).winnersListUntil).toBe("2026-05-02T19:00:00.000Z");
});

test("a request is noted once for all presses, waits until it is answered, and the first answer stands", async () => {
  const id = newId();
  await ask("Wanda List", "(315) 555-0144", id);
  now = new Date("2026-02-11T15:00:00Z");
  await ask("Wanda List", "(315) 555-0144", id);
  await ask("Xaver Late", "xaver@example.org");
  expect((await listed()).map(({ name, at }) => [name, at.slice(0, 10)])).toEqual([
    ["Wanda List", "2026-02-10"],
    ["Xaver Late", "2026-02-11"],
  ]);
  await saveWinnersRequest(context, ann, { kind: "answered", id });
  now = new Date("2026-02-12T15:00:00Z");
  expect(await saveWinnersRequest(context, bea, { kind: "answered", id })).toMatchObject({
    answeredBy: ann,
    answeredAt: "2026-02-11T15:00:00.000Z",
  });
  expect((await listed()).map(({ name }) => name)).toEqual(["Xaver Late", "Wanda List"]);
  await expect(saveWinnersRequest(context, ann, { kind: "answered", id: newId() })).rejects.toMatchObject({
    code: "notFound",
  });
});

test("a request is removed with all that is noted of it, and a second press finds it gone", async () => {
  const id = newId();
  await ask("Zelda Gone", "12 Elm Street, Rome, zelda@example.org", id);
  await ask("Yuri Stays", "14 Elm Street, Rome");
  for await (const row of scanTable(context)) await indexSubjects(context, row);
  for (let press = 0; press < 2; press += 1)
    expect(await saveWinnersRequest(context, bea, { kind: "removed", id })).toEqual({});
  expect((await listed()).map(({ name }) => name)).toEqual(["Yuri Stays"]);
  const kept: string[] = [];
  for await (const row of scanTable(context)) kept.push(JSON.stringify(row));
  expect(kept.join()).not.toContain("Zelda");
  expect(kept.filter((row) => row.includes('"mention"'))).toEqual([]);
  expect(kept.filter((row) => row.includes('"tombstone"'))).not.toEqual([]);
});

test("whoever is forgotten is forgotten with their request, and others go by themselves a year later", async () => {
  await ask("Yara Gone", "Call (315) 555-0177, evenings");
  for await (const row of scanTable(context)) await indexSubjects(context, row);
  await deleteRecords(context, await findRecordsByIndex(context, { phone: "315-555-0177" }));
  expect((await listed()).map(({ name }) => name)).not.toContain("Yara Gone");
  now = new Date("2027-02-13T15:00:00Z");
  expect(await listed()).toEqual([]);
});
