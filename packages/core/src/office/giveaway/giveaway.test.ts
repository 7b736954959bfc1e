import { expect, test } from "vitest";
import { currentEdition } from "../../business/edition.ts";
import { contextWith, ownTable } from "../../context.fixture.ts";
import { enterGiveaway } from "../../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../../giveaway/entry.fixture.ts";
import { indexIntake } from "../../search/intake-index.ts";
import { newId } from "../../store/ids.ts";
import { scanTable } from "../../store/iterate-items.ts";
import { readGiveaway } from "./giveaway.ts";

const hour = 3_600_000;
const opening = Date.parse(currentEdition.opensAt);

test("the entries of last year's edition are neither counted nor shown with this one's", async () => {
  let at = opening;
  const context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => new Date(at) });
  const enter = async (name: string, time: number, edition = currentEdition) => {
    at = time;
    const request = buildEntryRequest({ name, address: `${name} Road`, email: `${at}@example.org` });
    await enterGiveaway(context, request, { id: newId(), edition });
  };
  const before = { ...currentEdition, id: "the year before", opensAt: "2024-07-20T00:00:00-04:00" };
  await enter("Former", opening - 200 * 24 * hour, before);
  await enter("Last", opening - hour, before);
  await enter("First", opening);
  await enter("Second", opening + hour);
  at += hour;
  for await (const row of scanTable(context)) await indexIntake(context, row);
  const { entries, latest } = await readGiveaway(context);
  expect(latest.map(({ name }) => name)).toEqual(["Second", "First"]);
  expect(entries).toBe(2);
});
