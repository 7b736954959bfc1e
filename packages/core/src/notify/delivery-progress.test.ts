import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { readRow, saveProgress } from "./delivery-progress.ts";

const now = new Date("2026-11-02T15:00:00Z");
const context = contextWith({}, { now: () => now });

/** A lead whose notices are under way: what the notifier read, and the row as it is by now.
 * @param change what happens meanwhile @param notices what went out before */
async function underWay(change: object, notices: Record<string, string> = {}) {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  const lead = leads(context.store);
  await lead.patch({ id }).set({ notices, visitorNews: 1, newsCount: 1 }).go();
  const { Key: key } = lead.get({ id }).params<{ Key: RowKey }>();
  const row = await readRow(context, key);
  if (!row) throw new Error("no row");
  await lead.patch({ id }).set(change).go();
  const read = async () => {
    const stored: Record<string, unknown> & Partial<typeof row> = (await readRow(context, key)) ?? {};
    return { state: stored.notifyState, notices: stored.notices, waitsIn: stored.pendingIn, told: stored.newsTold };
  };
  return { id, key, row, read };
}

const both = { staff: "mail-1", visitor: "mail-2" };

test("what was sent is noted, and a row of which nothing is left waits no longer", async () => {
  const { key, row, read } = await underWay({});
  await saveProgress(context, key, { row, sent: both, left: [], newsTold: 1 });
  expect(await read()).toEqual({ state: "sent", notices: both, waitsIn: undefined, told: 1 });
});

test.each([
  ["a confirmation", ["visitor"], "confirmation"],
  ["a text", ["text"], "confirmation"],
  ["the staff's mail", ["staff", "visitor"], undefined],
])("a row that lacks %s waits on", async (_, left, place) => {
  const { key, row, read } = await underWay({});
  const before = (await read()).waitsIn;
  await saveProgress(context, key, { row, sent: {}, left });
  const { state, waitsIn } = await read();
  expect(state).toBe("pending");
  expect(waitsIn === before).toBe(place === undefined);
});

test.each<[string, object, Record<string, string>, Record<string, string>, string[]]>([
  ["the visitor added something", { visitorNews: 2 }, {}, { staff: "mail-1" }, ["staff"]],
  [
    "the same, and the CRM was told, too",
    { visitorNews: 2 },
    {},
    { staff: "mail-1", webhook: "e" },
    ["staff", "webhook"],
  ],
  ["the same, of what the staff was told before", { visitorNews: 2 }, { staff: "mail-0" }, { visitor: "mail-2" }, []],
  ["another update for the visitor", { newsCount: 2 }, {}, { visitor: "mail-2" }, ["visitor", "text"]],
  ["the same, of who was told before", { newsCount: 2 }, { visitor: "m", text: "t" }, { staff: "mail-1" }, []],
  ["the address was corrected", { visitorNews: 2, email: "new@example.org" }, {}, both, ["staff", "visitor"]],
])("while the mails went out %s: what lacks that is due once more", async (_, change, before, sent, due) => {
  const { key, row, read } = await underWay(change, before);
  await saveProgress(context, key, { row, sent, left: [] });
  const { state, notices = {} } = await read();
  expect(Object.keys(sent).filter((name) => !(name in notices))).toEqual(due.filter((name) => name in sent));
  expect(Object.entries(sent).every(([name, id]) => notices[name] === id || notices[`${name} 1`] === id)).toBe(true);
  expect(state).toBe(due.length > 0 ? "pending" : "sent");
});

test.each([
  ["is done", { notifyState: "sent" as const }],
  ["was held back", { notifyState: "held" as const }],
])("a row that meanwhile %s is left alone", async (_, change) => {
  const { key, row, read } = await underWay(change);
  await saveProgress(context, key, { row, sent: both, left: [] });
  expect(await read()).toMatchObject({ state: change.notifyState, notices: {} });
});

test("a row that was deleted meanwhile stays so", async () => {
  const { id, key, row } = await underWay({});
  await leads(context.store).delete({ id }).go();
  await saveProgress(context, key, { row, sent: both, left: [] });
  expect(await readRow(context, key)).toBeUndefined();
});
