import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { Settings } from "../settings.ts";

/** The fallback queue on AWS. Two attempts of a second: after a stalled table a form still answers within 7 s. */
export function createQueue(queueUrl: string, aws: Settings["awsClient"]): (text: string) => Promise<void> {
  const client = new SQSClient({
    ...aws,
    maxAttempts: 2,
    retryMode: "standard",
    requestHandler: new NodeHttpHandler({ connectionTimeout: 300, requestTimeout: 1000, throwOnRequestTimeout: true }),
  });
  return async (text) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: text }));
  };
}
