import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { pendingNotifications } from "../notify/pending-notifications.ts";
import { getStaffShard, getSweepTime } from "../records/notification-shards.ts";
import { newId } from "./ids.ts";
import { scanItems } from "./iterate-items.ts";
import { queryRows, readItems } from "./read-items.ts";
import { pendingIndex } from "./table.ts";

const count = 7;
const at = new Date("2026-11-02T14:00:00Z");
const ids: string[] = [];
let context: Context;

/** Has the table answer as one does that holds more than a page takes, which is 1 MB. @returns the pages that were read */
function withSmallPages() {
  const { client } = context.store;
  const send = client.send.bind(client);
  return vi.spyOn(client, "send").mockImplementation((command: { input: object }) => {
    Object.assign(command.input, { Limit: 2 });
    return send(command as never);
  });
}

beforeEach(async () => {
  context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => at });
  ids.length = 0;
  // The end of an id decides where its row waits: all in one place.
  for (let made = 0; made < count; made += 1) ids.push(`${newId().slice(0, -1)}0`);
  for (const id of ids) await submitQuote(context, buildQuoteRequest(), { id });
});

afterEach(() => vi.restoreAllMocks());

const listIds = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => id).sort();

test("a scan reads every page", async () => {
  const pages = withSmallPages();
  const found: Record<string, unknown>[] = [];
  for await (const row of scanItems(context.store, { TableName: context.store.table })) found.push(row);
  expect(listIds(found.filter(({ __edb_e__ }) => __edb_e__ === "lead"))).toEqual([...ids].sort());
  expect(pages.mock.calls.length).toBeGreaterThan(count / 2);
});

test("a query reads every page", async () => {
  withSmallPages();
  const rows = await queryRows(context, {
    TableName: context.store.table,
    IndexName: pendingIndex.name,
    KeyConditionExpression: "pendingIn = :lane",
    ExpressionAttributeValues: { ":lane": getStaffShard(ids[0] ?? "") },
  });
  expect(rows.map(({ pk }) => pk).sort()).toEqual(ids.map((id) => `$site#id_${id}`).sort());
});

test("nobody who waits behind the first page is left waiting", async () => {
  withSmallPages();
  const { staff } = await pendingNotifications(context, getSweepTime(getSweepTime(at)));
  expect(staff).toHaveLength(count);
});

test("what the table left out of a batch, because it had too much to do, is asked for again", async () => {
  const { client, table } = context.store;
  const keys = ids.map((id) => leads(context.store).get({ id }).params<{ Key: Record<string, unknown> }>().Key);
  const nothing = () => Promise.resolve({ UnprocessedKeys: { [table]: { Keys: keys } } });
  const asked = vi.spyOn(client, "send").mockImplementationOnce(nothing);
  expect(listIds(await readItems(context, keys))).toEqual([...ids].sort());
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a table that gives nothing of a batch again and again is asked a few times, and whoever asked is told", async () => {
  const { client, table } = context.store;
  const keys = ids.map((id) => leads(context.store).get({ id }).params<{ Key: Record<string, unknown> }>().Key);
  const asked = vi
    .spyOn(client, "send")
    .mockImplementation(async () => ({ UnprocessedKeys: { [table]: { Keys: keys } } }));
  await expect(readItems(context, keys)).rejects.toMatchObject({ code: "unavailable" });
  expect(asked.mock.calls.length).toBeLessThan(10);
  asked.mockRestore();
});
