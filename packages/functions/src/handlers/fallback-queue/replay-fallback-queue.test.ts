import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { findRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import type { SQSEvent } from "aws-lambda";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext } from "../../http/event.fixture.ts";
import { handler } from "./replay-fallback-queue.ts";

const context = handlerContextWith();

beforeEach(() => vi.spyOn(process.stdout, "write").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

const messages = (...bodies: string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) }) as SQSEvent;

test("parked records are stored, and a message that can't be read stays in the queue alone", async () => {
  const id = newId();
  const record = { ...buildQuoteRequest(), id, source: "quote" };
  const event = messages(JSON.stringify({ kind: "lead", record }), "{", JSON.stringify({ kind: "unknown", record }));
  expect(await handler.withContext(context)(event, buildContext())).toEqual({
    batchItemFailures: [{ itemIdentifier: "m1" }, { itemIdentifier: "m2" }],
  });
  expect(await findRecord(context, leadRecord, id)).toMatchObject({ name: "Ann Lee" });
});
