import { writeLog } from "@site/core/log";
import { takeInFile } from "@site/core/request-page/take-in-file";
import type { EventBridgeEvent } from "aws-lambda";
import { worker } from "../../lambda.ts";

export type ObjectCreated = Pick<EventBridgeEvent<"Object Created", { object: { key: string } }>, "detail">;

/** Takes in what a visitor has sent to the bucket. What fails comes again, and then ends in the queue of failed runs. */
export const handler = worker<ObjectCreated, void>(async (context, { detail }, { awsRequestId: requestId }) => {
  const outcome = await takeInFile(context, detail.object.key);
  writeLog({ level: "info", requestId, task: "takeInFile", outcome });
});
