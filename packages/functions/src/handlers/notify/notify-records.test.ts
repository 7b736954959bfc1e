import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord, leads } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { findRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import type { RowKey } from "@site/core/store/table";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext } from "../../http/event.fixture.ts";
import { handler } from "./notify-records.ts";

let context = handlerContextWith();

let log: string[];
let outbox: string;

beforeEach(async () => {
  log = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => log.push(String(line)) > 0);
  outbox = join(await mkdtemp(join(tmpdir(), "notify-")), "outbox");
  context = handlerContextWith({ OUTBOX_DIR: outbox });
});

afterEach(() => vi.restoreAllMocks());

async function newLead(): Promise<string> {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  return id;
}

/** What the table's stream sends for new rows. */
function getStream(ids: string[]): DynamoDBStreamEvent {
  const Records = ids.map((id) => {
    const { pk, sk } = leads(context.store).get({ id }).params<{ Key: RowKey }>().Key;
    return { eventName: "INSERT" as const, dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: id } };
  });
  return { Records };
}

test("new rows of the stream are told of, each mail once, though the stream repeats itself", async () => {
  const ids = [await newLead(), await newLead()];
  for (let round = 0; round < 2; round += 1)
    expect(await handler.withContext(context)(getStream(ids), buildContext(30_000))).toEqual({ batchItemFailures: [] });
  expect(await readdir(outbox)).toHaveLength(4);
  expect((await findRecord(context, leadRecord, ids[0] ?? ""))?.notifyState).toBe("sent");
});

test("a poison record is named alone, so that only it is tried again and ends in the dead-letter queue", async () => {
  const event = getStream([await newLead(), await newLead()]);
  const address = `${newId()}@example.org`;
  vi.spyOn(leads(context.store), "parse").mockImplementationOnce(() => {
    throw new TypeError(`can't read ${address}`);
  });
  const { batchItemFailures } = await handler.withContext(context)(event, buildContext(30_000));
  expect(batchItemFailures).toHaveLength(1);
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? "")).toMatchObject({ level: "error", task: "notify", error: { name: "TypeError" } });
  expect(log.join()).not.toContain(address);
});

test("while the mail service is away every record of the batch fails and stays pending", async () => {
  await writeFile(outbox, "a file in the way");
  const ids = [await newLead(), await newLead()];
  const { batchItemFailures } = await handler.withContext(context)(getStream(ids), buildContext(30_000));
  expect(batchItemFailures).toEqual(ids.map((itemIdentifier) => ({ itemIdentifier })));
  expect((await findRecord(context, leadRecord, ids[0] ?? ""))?.notifyState).toBe("pending");
});

test("with too little time left nothing is begun, and the batch comes again", async () => {
  const ids = [await newLead()];
  const { batchItemFailures } = await handler.withContext(context)(getStream(ids), buildContext(5000));
  expect(batchItemFailures).toHaveLength(1);
  expect((await findRecord(context, leadRecord, ids[0] ?? ""))?.notices).toEqual({});
});
