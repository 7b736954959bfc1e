import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { RowKey } from "@site/core/notify/rows";
import { sweepMinutes } from "@site/core/notify/sweep-minutes";
import type { Context, DynamoDBStreamEvent } from "aws-lambda";

/** Longest wait for notices under way when the server stops, ms. What is cut off is sent at the next start. */
const patience = 2000;

/** What a put holds that the table's stream would filter by. */
interface PutRow extends RowKey {
  notifyState?: string;
}

const streamEvent = ({ pk, sk }: RowKey): DynamoDBStreamEvent => ({
  Records: [
    { eventName: "INSERT", dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: randomUUID() } },
  ],
});

const newContext = (): Context =>
  ({ awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 30_000 }) as Partial<Context> as Context;

/**
 * Does on one machine what stream, queue and schedule do on AWS, with the same handlers. dynalite has no streams: every
 * put of this process's store client that succeeds and leaves a row pending counts as an event, one after the other.
 * Sweeps and drains what an earlier process left behind, then again every quarter of an hour. Call after the store's
 * address is set.
 * @returns stops the schedule and waits a moment for notices under way
 */
export async function startNotifier(parkingDir: string): Promise<() => Promise<void>> {
  const { store } = await import("@site/core/store/client");
  const { handler: notify } = await import("@site/functions/notify/notify-records");
  const { handler: sweep } = await import("@site/functions/notify/sweep-pending");
  const { sweepPending } = await import("@site/core/notify/sweep-pending");
  const { drainParked } = await import("@site/core/recovery/drain-parked");
  const { drainFolder } = await import("@site/core/parking/folder");

  let work: Promise<unknown> = Promise.resolve();
  const enqueue = (job: () => Promise<unknown>) => {
    work = work.then(job).catch((error: unknown) => {
      console.error(JSON.stringify({ level: "error", job: "notify", error: error instanceof Error ? error.name : "" }));
    });
  };

  store.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        const { Item: row } = args.input as { Item?: PutRow };
        if (commandName === "PutItemCommand" && row?.notifyState === "pending")
          enqueue(() => notify(streamEvent(row), newContext()));
        return result;
      },
    { step: "initialize", name: "localStream" },
  );

  const drain = () => drainFolder(parkingDir, drainParked);
  enqueue(() => sweepPending({ now: new Date(), isRedrive: true }));
  enqueue(drain);
  const schedule = setInterval(
    () => {
      enqueue(drain);
      enqueue(() => sweep({ time: new Date().toISOString() }, newContext()));
    },
    sweepMinutes * 60 * 1000,
  );
  return async () => {
    clearInterval(schedule);
    await Promise.race([work, setTimeout(patience)]);
  };
}
