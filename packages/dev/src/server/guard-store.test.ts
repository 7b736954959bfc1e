import { contextWith, ownTable } from "@site/core/context.fixture";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { findRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import { beforeEach, expect, test } from "vitest";
import { guardStore } from "./guard-store.ts";

let isInPlace: boolean;
let parked: unknown[];
let told: string[];

beforeEach(() => {
  isInPlace = true;
  parked = [];
  told = [];
});

/** A site on a store that is guarded, whose parking keeps what the table did not take. */
function guarded(dataDir: string, TABLE_NAME: string) {
  const context = contextWith({ TABLE_NAME }, { enqueue: async (record) => void parked.push(record) });
  guardStore(context.store.client, { isInPlace: async () => isInPlace }, dataDir, (line) => told.push(line));
  return context;
}

test("a lead that was put into a store whose folder was deleted under it is kept elsewhere", async () => {
  const context = guarded("/tmp", await ownTable());
  const [kept, lost] = [newId(), newId()];
  await submitQuote(context, buildQuoteRequest(), { id: kept });
  expect(parked).toEqual([]);
  expect(await findRecord(context, leadRecord, kept)).toMatchObject({ id: kept });
  isInPlace = false;
  await submitQuote(context, buildQuoteRequest(), { id: lost });
  expect(JSON.stringify(parked)).toContain(lost);
  expect(told).toEqual([]);
});

test.runIf(process.platform === "linux")(
  "on a full disk the operator is told once a minute, however much is refused",
  async () => {
    // It never has room.
    const context = guarded("/proc", "no-such-table");
    for (let count = 0; count < 3; count += 1) await submitQuote(context, buildQuoteRequest(), { id: newId() });
    expect(parked).toHaveLength(3);
    expect(told).toEqual(["The disk of DATA_DIR /proc is full: what visitors send is refused until there is room."]);
  },
);

test("a table that refuses for another reason is not taken for a full disk", async () => {
  const context = guarded("/tmp", "no-such-table");
  await submitQuote(context, buildQuoteRequest(), { id: newId() });
  expect(parked).toHaveLength(1);
  expect(told).toEqual([]);
});
