import type { Context } from "@site/core/context";
import { sweepPending } from "@site/core/notify/sweep-pending";
import { drainFolder } from "@site/core/parking/folder";
import { drainParked } from "@site/core/recovery/drain-parked";
import { functionNameOf, queueNameOf } from "@site/core/store/table";
import type { Command } from "./command.ts";
import { UsageError } from "./command.ts";

/** What failed, and what there was no time or no room for, still waits. */
const told = ({
  delivered = 0,
  failed = 0,
  waiting = 0,
}: Partial<Record<"delivered" | "failed" | "waiting", number>>) =>
  `${delivered} delivered, ${failed + waiting} still pending`;

/** Has the stage's own sweeper deliver every pending notice now, with its own settings and permissions. */
async function sweepStage({ now }: Context, stage: string): Promise<string> {
  const { InvokeCommand, LambdaClient } = await import("@aws-sdk/client-lambda");
  const { FunctionError, LogResult = "" } = await new LambdaClient({}).send(
    new InvokeCommand({
      FunctionName: functionNameOf(stage, "sweepPending"),
      Payload: JSON.stringify({ time: now().toISOString(), isRedrive: true }),
      LogType: "Tail",
    }),
  );
  if (FunctionError) throw new UsageError(`the sweeper failed: ${FunctionError}; see its log`);
  const line =
    Buffer.from(LogResult, "base64")
      .toString()
      .match(/\{.*"task":"sweep".*\}/)?.[0] ?? "{}";
  return told(JSON.parse(line));
}

/** Locally the sweep runs here, with the outbox and the parking folder of the server. */
async function sweepLocally(context: Context): Promise<string> {
  const { parkingDir = "" } = context.settings;
  const left = await drainFolder(parkingDir, (text) => drainParked(context, text));
  return `${told(await sweepPending(context, { isRedrive: true }))}, ${left} still parked`;
}

/** Sends what the notifier gave up on. Its queue holds positions of a stream and no records, so the table is read. */
export const notices: Command = async (context, { stage }) => {
  console.log(stage ? await sweepStage(context, stage) : await sweepLocally(context));
  if (!stage) return;
  const { GetQueueUrlCommand, PurgeQueueCommand, SQSClient } = await import("@aws-sdk/client-sqs");
  const client = new SQSClient({});
  const { QueueUrl } = await client.send(
    new GetQueueUrlCommand({ QueueName: queueNameOf(stage, "UndeliveredNotices") }),
  );
  await client.send(new PurgeQueueCommand({ QueueUrl }));
};

/** Moves records that were parked too long back to the parking queue, whose drain stores them. */
export const parked: Command = async (context, { stage }) => {
  if (!stage) return console.log(await sweepLocally(context));
  const { GetQueueAttributesCommand, GetQueueUrlCommand, SQSClient, StartMessageMoveTaskCommand } = await import(
    "@aws-sdk/client-sqs"
  );
  const client = new SQSClient({});
  const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: queueNameOf(stage, "ParkedTooLong") }));
  const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ["QueueArn"] }));
  await client.send(new StartMessageMoveTaskCommand({ SourceArn: Attributes?.QueueArn }));
  console.log("the records are on their way back to the parking queue");
};
