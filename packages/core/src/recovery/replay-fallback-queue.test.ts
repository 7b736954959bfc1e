import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deleteRecords } from "../privacy/delete-records.ts";
import { findRecordsByScan } from "../privacy/find-records-by-scan.ts";
import { listRecords, readRecord } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { replayFallbackQueue } from "./replay-fallback-queue.ts";

const context = contextWith();

test("a message whose id is taken by other details is stored beside them, once however often it is delivered", async () => {
  const { id } = await submitQuote(context, buildQuoteRequest(), { id: newId() });
  const row = await readRecord(context, leadRecord, id);
  const message = JSON.stringify({ kind: "lead", record: { ...row, payloadHash: "other", name: "Delivered Twice" } });
  await replayFallbackQueue(context, message);
  await replayFallbackQueue(context, message);
  const stored = (await listRecords(context, leadRecord)).filter(({ name }) => name === "Delivered Twice");
  expect(stored).toHaveLength(1);
  expect(stored[0]?.id).not.toBe(id);
});

test("a message of somebody who was deleted since brings nothing back", async () => {
  const email = "erased@example.org";
  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  const record = await readRecord(context, leadRecord, id);
  await deleteRecords(context, await findRecordsByScan(context, { email }));
  await replayFallbackQueue(context, JSON.stringify({ kind: "lead", record }));
  expect((await listRecords(context, leadRecord)).filter((each) => each.email === email)).toEqual([]);
});
