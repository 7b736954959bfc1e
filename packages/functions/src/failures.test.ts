import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { ownTable } from "@site/core/context.fixture";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leads } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { addMember } from "@site/core/office/auth/members";
import { newId } from "@site/core/store/ids";
import type { DynamoDBStreamEvent, SNSEvent, SQSEvent } from "aws-lambda";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "./context.fixture.ts";
import type { HandlerContext } from "./context.ts";
import { handler as replayFallbackQueue } from "./handlers/fallback-queue/replay-fallback-queue.ts";
import { handler as recordFeedback } from "./handlers/notify/record-feedback.ts";
import { handler as sweep } from "./handlers/notify/sweep-pending.ts";
import { handler as sendDigests } from "./handlers/office/send-digests.ts";
import { handler as indexRecords } from "./handlers/search/index-records.ts";
import { buildContext } from "./http/event.fixture.ts";

let context: HandlerContext;
let log: string[];
let isAway: boolean;
const invocation = buildContext(60_000);
const address = "quinn.failure@example.org";
const lines = () => log.map((line) => JSON.parse(line));

async function readLead(at: Date): Promise<string> {
  const id = newId();
  await submitQuote({ ...context, now: () => at }, buildQuoteRequest({ email: address }), { id });
  return id;
}

const buildKey = (id: string) => leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key;

beforeEach(async () => {
  log = [];
  isAway = true;
  const sendMail = async () => {
    if (isAway) throw new Error(`the mail service is away, ${address}`);
    return "1";
  };
  context = handlerContextWith(
    { TABLE_NAME: await ownTable(), OFFICE_URL: "https://office.example.org" },
    { sendMail, sendEvent: async () => "1", now: () => new Date("2031-03-10T12:00:00Z") },
  );
  vi.spyOn(process.stdout, "write").mockImplementation((line) => log.push(String(line)) > 0);
});

afterEach(() => vi.restoreAllMocks());

test("a row that can't be entered for the search is named alone, and comes again", async () => {
  const ids = [await readLead(new Date()), await readLead(new Date())];
  const keys = ids.map(buildKey);
  const { client } = context.store;
  const send = client.send.bind(client);
  vi.spyOn(client, "send").mockImplementation((command: object) => {
    if (command instanceof GetCommand && command.input.Key?.pk === keys[1]?.pk) throw new Error(`away, ${address}`);
    return send(command as never);
  });
  const Records = keys.map(({ pk, sk }, at) => ({
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: `number-${at}` },
  }));
  const { batchItemFailures } = await indexRecords.withContext(context)({ Records } as DynamoDBStreamEvent, invocation);
  expect(batchItemFailures).toEqual([{ itemIdentifier: "number-1" }]);
  expect(lines()).toMatchObject([{ level: "error", task: "search", error: { name: "Error" } }]);
  expect(log.join()).not.toContain(address);
});

test("rows that there is no time to index are named, and come again", async () => {
  const Records = Array.from({ length: 3 }, (_, at) => ({
    dynamodb: { Keys: { pk: { S: "none" }, sk: { S: "none" } }, SequenceNumber: `number-${at}` },
  }));
  const late = buildContext(1000);
  const { batchItemFailures } = await indexRecords.withContext(context)({ Records } as DynamoDBStreamEvent, late);
  expect(batchItemFailures).toHaveLength(3);
});

test("a parked record that can't be stored is named alone, and stays in the queue", async () => {
  const Records = [{ messageId: "first", body: "no record" }];
  const { batchItemFailures } = await replayFallbackQueue.withContext(context)({ Records } as SQSEvent, invocation);
  expect(batchItemFailures).toEqual([{ itemIdentifier: "first" }]);
  expect(lines()).toMatchObject([{ level: "error", task: "replay" }]);
});

test("a morning's mail that could not be sent fails the run, so that the next hour tries it again", async () => {
  await readLead(new Date("2031-03-10T15:00:00Z"));
  await addMember(context, { email: "mia@example.org", name: "Mia", role: "owner" });
  const run = sendDigests.withContext(context)({ time: "2031-03-12T11:00:00Z" }, invocation);
  await expect(run).rejects.toThrow("1 daily mails failed");
  expect(lines().at(-1)).toMatchObject({ level: "info", task: "digests", tried: 1, failed: 1 });
  isAway = false;
  await sendDigests.withContext(context)({ time: "2031-03-12T12:00:00Z" }, invocation);
  expect(lines().at(-1)).toMatchObject({ tried: 1, failed: 0 });
  expect(log.join()).not.toContain(address);
});

test("a sweep that leaves notices behind is an error in the log, with three reasons for however many", async () => {
  for (let count = 0; count < 5; count += 1) await readLead(new Date("2031-03-10T15:00:00Z"));
  await sweep.withContext(context)({ time: "2031-03-10T15:30:00Z", isRedrive: true }, invocation);
  expect(lines().filter(({ error }) => error)).toHaveLength(3);
  expect(lines().at(-1)).toMatchObject({ level: "error", task: "sweep", delivered: 0, failed: 5 });
  isAway = false;
  await sweep.withContext(context)({ time: "2031-03-10T15:45:00Z" }, invocation);
  expect(lines().at(-1)).toMatchObject({ level: "info", task: "sweep", delivered: 5, failed: 0 });
  expect(log.join()).not.toContain(address);
});

test("a bounce of the staff's own mailbox is an error, one of a visitor's is not", async () => {
  const id = await readLead(new Date());
  const bounce = (notice: string) => ({
    Sns: {
      Message: JSON.stringify({
        eventType: "Bounce",
        bounce: { bounceType: "Permanent" },
        mail: { tags: { kind: ["lead"], id: [id], notice: [notice] } },
      }),
    },
  });
  await recordFeedback.withContext(context)({ Records: ["staff", "visitor"].map(bounce) } as SNSEvent, invocation);
  expect(lines()).toMatchObject([
    { level: "error", task: "feedback", recordId: id, notice: "staff", outcome: "bounced" },
    { level: "info", task: "feedback", recordId: id, notice: "visitor", outcome: "bounced" },
  ]);
});

test("a mail to the staff that expired is an error, an answer of their mailbox is not", async () => {
  const id = await readLead(new Date());
  const bounce = (recipient: object) => ({
    Sns: {
      Message: JSON.stringify({
        eventType: "Bounce",
        bounce: { bounceType: "Transient", bounceSubType: "General", bouncedRecipients: [recipient] },
        mail: { tags: { kind: ["lead"], id: [id], notice: ["staff"] } },
      }),
    },
  });
  const recipients = [{ action: "failed", status: "4.4.7" }, {}];
  await recordFeedback.withContext(context)({ Records: recipients.map(bounce) } as SNSEvent, invocation);
  expect(lines()).toMatchObject([
    { level: "error", outcome: "bounced" },
    { level: "info", outcome: "answered" },
  ]);
});
