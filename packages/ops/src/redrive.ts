import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { replayFolder } from "@site/core/fallback-queue/folder";
import { sweepPending } from "@site/core/notify/sweep-pending";
import { replayFallbackQueue } from "@site/core/recovery/replay-fallback-queue";
import { getPhysicalName } from "@site/core/store/table";
import type { Command, Options } from "./cli/command.ts";
import { UsageError } from "./cli/command.ts";
import { printJson } from "./cli/output.ts";

interface Redriven {
  delivered: number;
  /** What failed, and what there was no time or no room for. */
  pending: number;
  /** Records that were not stored yet; a stage's lie in a queue. */
  parked?: number;
}

const getCounts = ({ delivered = 0, failed = 0, waiting = 0 }): Redriven => ({ delivered, pending: failed + waiting });

/** Has the stage's own sweeper deliver every pending notice now, with its own settings and permissions. */
async function sweepStage({ now }: Context, stage: string): Promise<Redriven> {
  const { InvokeCommand, LambdaClient } = await import("@aws-sdk/client-lambda");
  const { FunctionError, LogResult = "" } = await new LambdaClient({}).send(
    new InvokeCommand({
      FunctionName: getPhysicalName(stage, "sweepPending"),
      Payload: JSON.stringify({ time: now().toISOString(), isRedrive: true }),
      LogType: "Tail",
    }),
  );
  if (FunctionError) throw new UsageError(`the sweeper failed: ${FunctionError}; see its log`);
  // Lines that tell why a notice failed come before the one with the counts.
  const line = Buffer.from(LogResult, "base64")
    .toString()
    .match(/\{.*"task":"sweep".*"delivered":.*\}/g)
    ?.at(-1);
  if (!line)
    throw new AppError("unavailable", "the sweeper's log does not say how many notices it delivered; look at it");
  return getCounts(JSON.parse(line));
}

/** Locally the sweep runs here, with the outbox and the fallback queue of the server. */
async function sweepLocally(context: Context): Promise<Redriven> {
  const { fallbackDir = "" } = context.settings;
  const parked = await replayFolder(fallbackDir, (text) => replayFallbackQueue(context, text));
  return { ...getCounts(await sweepPending(context, { isRedrive: true })), parked };
}

function printRedriven({ json }: Options, redriven: Redriven): void {
  const { delivered, pending, parked } = redriven;
  const text = `${delivered} delivered, ${pending} still pending${parked === undefined ? "" : `, ${parked} still parked`}`;
  if (json) printJson(redriven);
  else console.log(text);
}

/** Sends what the notifier gave up on. Its queue holds positions of a stream and no records, so the table is read. */
export const notices: Command = async (context, options) => {
  const { stage } = options;
  printRedriven(options, stage ? await sweepStage(context, stage) : await sweepLocally(context));
  if (!stage) return;
  const { GetQueueUrlCommand, PurgeQueueCommand, SQSClient } = await import("@aws-sdk/client-sqs");
  const client = new SQSClient({});
  const { QueueUrl } = await client.send(
    new GetQueueUrlCommand({ QueueName: getPhysicalName(stage, "UndeliveredNotices") }),
  );
  await client.send(new PurgeQueueCommand({ QueueUrl }));
};

/** Moves records that waited too long back to the fallback queue, from which they are stored. */
export const parked: Command = async (context, options) => {
  const { stage, json } = options;
  if (!stage) return printRedriven(options, await sweepLocally(context));
  const { GetQueueAttributesCommand, GetQueueUrlCommand, SQSClient, StartMessageMoveTaskCommand } = await import(
    "@aws-sdk/client-sqs"
  );
  const client = new SQSClient({});
  const { QueueUrl } = await client.send(
    new GetQueueUrlCommand({ QueueName: getPhysicalName(stage, "ParkedTooLong") }),
  );
  const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ["QueueArn"] }));
  await client.send(new StartMessageMoveTaskCommand({ SourceArn: Attributes?.QueueArn }));
  if (json) printJson({ isMoving: true });
  else console.log("the records are on their way back to the fallback queue");
};
