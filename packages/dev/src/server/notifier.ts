import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { replayFolder } from "@site/core/fallback-queue/folder";
import { errorName } from "@site/core/log";
import { sweepMinutes } from "@site/core/notify/sweep-minutes";
import { sweepPending } from "@site/core/notify/sweep-pending";
import { unsearched } from "@site/core/privacy/non-personal-entities";
import { replayFallbackQueue } from "@site/core/recovery/replay-fallback-queue";
import { rebuildSearch } from "@site/core/search/rebuild";
import { isConditionFailure } from "@site/core/store/conditional-write";
import type { RowKey } from "@site/core/store/table";
import type { HandlerContext } from "@site/functions/context";
import { handler as takeInFile } from "@site/functions/handlers/files/take-in-file";
import { handler as notifyRecords } from "@site/functions/handlers/notify/notify-records";
import { handler as sweepRecords } from "@site/functions/handlers/notify/sweep-pending";
import { handler as sendDigests } from "@site/functions/handlers/office/send-digests";
import { handler as indexRecords } from "@site/functions/handlers/search/index-records";
import type { Context, DynamoDBStreamEvent } from "aws-lambda";
import { createWorkQueue } from "./work-queue.ts";

/** Longest wait for notices under way when the server stops, ms. What is cut off is sent at the next start. */
const timeoutMs = 2000;

interface RowWrite {
  Item?: RowKey & { notifyState?: string };
  Key?: RowKey;
  ExpressionAttributeNames?: Record<string, string>;
}

const streamEvent = ({ pk, sk }: RowKey): DynamoDBStreamEvent => ({
  Records: [
    { eventName: "INSERT", dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: randomUUID() } },
  ],
});

const newContext = (): Context =>
  ({ awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 30_000 }) as Partial<Context> as Context;

/** Wait after catching up failed as a whole, ms: the store was away. */
const tryAgainAfter = 2000;

/** How often the folder of the fallback queue is looked into, ms. */
const replayEvery = 1000;

/** Keys of files that came in and that nobody has taken in yet. */
async function listIncoming(dir: string): Promise<string[]> {
  const found = await readdir(join(dir, "incoming"), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((each) => each.isFile()).map((each) => relative(dir, join(each.parentPath, each.name)));
}

/** The name of its entity begins every sort key. */
const isSearched = ({ sk }: RowKey): boolean => !unsearched.some((kind) => sk.startsWith(`$${kind}_1`));

/** Tells of every row that somebody may be found in and that this process has put or changed, as the table's stream does. */
function followChanges(client: DynamoDBDocumentClient, tell: (row: RowKey) => void): void {
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const result = await next(args);
        const { Item, Key } = args.input as RowWrite;
        const row = commandName === "PutItemCommand" ? Item : commandName === "UpdateItemCommand" ? Key : undefined;
        if (row && isSearched(row)) tell({ pk: row.pk, sk: row.sk });
        return result;
      },
    { step: "initialize", name: "followChanges" },
  );
}

/** Does on one machine what stream, queue and schedule do on AWS, with the same handlers: every put of this process
 * that succeeds and leaves a row pending counts as an event, and every change that can't wait.
 * @returns `begin` delivers and replays what an earlier process left behind, sweeps every quarter of an hour, and replays
 * as soon as the store answers again; `stop` ends that and waits a moment for notices under way */
export function createNotifier(context: HandlerContext): {
  begin: () => void;
  takeIn: (key: string) => void;
  stop: () => Promise<void>;
} {
  const { store, settings } = context;
  const notify = notifyRecords.withContext(context);
  const sweep = sweepRecords.withContext(context);
  const index = indexRecords.withContext(context);
  const digest = sendDigests.withContext(context);
  const takeIn = takeInFile.withContext(context);

  const logFailure = (error: unknown) => {
    console.error(JSON.stringify({ level: "error", task: "notify", error: errorName(error) }));
  };

  let isSweepDue = false;
  let again: NodeJS.Timeout | undefined;
  const queue = createWorkQueue<RowKey>({
    work: (row) => notify(streamEvent(row), newContext()).catch(logFailure),
    async catchUp() {
      const isDue = isSweepDue;
      isSweepDue = false;
      try {
        if (isDue) await sweep({ time: context.now().toISOString() }, newContext());
        await sweepPending(context, { isRedrive: true });
      } catch (error) {
        logFailure(error);
        isSweepDue ||= isDue;
        again = globalThis.setTimeout(queue.catchUp, tryAgainAfter);
      }
    },
  });

  store.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const { Item, Key, ExpressionAttributeNames = {} } = args.input as RowWrite;
        const isNew = commandName === "PutItemCommand" && Item?.notifyState === "pending";
        const isUrgent =
          commandName === "UpdateItemCommand" && Object.values(ExpressionAttributeNames).includes("tellNow");
        const row = isUrgent ? Key : isNew ? Item : undefined;
        const enqueue = () => {
          if (row) queue.add({ pk: row.pk, sk: row.sk });
        };
        const result = await next(args).catch((error: unknown) => {
          // The row is there already: an earlier attempt stored it, and its answer was lost.
          if (isNew && isConditionFailure(error)) enqueue();
          throw error;
        });
        enqueue();
        return result;
      },
    { step: "initialize", name: "localStream" },
  );

  const indexing = createWorkQueue<RowKey>({
    work: (row) => index(streamEvent(row), newContext()).catch(logFailure),
    catchUp: () => rebuildSearch(context).catch(logFailure),
  });
  followChanges(store.client, indexing.add);

  const incoming = createWorkQueue<string>({
    // Each may take as much memory as a function has.
    lanes: 2,
    work: (key) => takeIn({ detail: { object: { key } } }, newContext()).catch(logFailure),
    async catchUp() {
      for (const key of await listIncoming(settings.filesDir ?? "")) incoming.add(key);
    },
  });

  let replaying: Promise<unknown> | undefined;
  function replay(): void {
    replaying ??= replayFolder(settings.fallbackDir ?? "", (text) => replayFallbackQueue(context, text))
      .catch(logFailure)
      .finally(() => {
        replaying = undefined;
      });
  }

  const schedules: NodeJS.Timeout[] = [];
  return {
    takeIn: incoming.add,
    begin() {
      incoming.catchUp();
      queue.catchUp();
      replay();
      schedules.push(
        setInterval(replay, replayEvery),
        setInterval(
          () => {
            isSweepDue = true;
            queue.catchUp();
            digest({ time: context.now().toISOString() }, newContext()).catch(logFailure);
          },
          sweepMinutes * 60 * 1000,
        ),
      );
    },
    async stop() {
      for (const schedule of schedules) clearInterval(schedule);
      clearTimeout(again);
      await Promise.race([
        Promise.all([queue.idle(), indexing.idle(), incoming.idle(), replaying]),
        setTimeout(timeoutMs),
      ]);
    },
  };
}
