import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/** Two attempts of a second: after a stalled table a form still answers within 7 s. */
const client = new SQSClient({
  maxAttempts: 2,
  retryMode: "standard",
  requestHandler: new NodeHttpHandler({ connectionTimeout: 300, requestTimeout: 1000, throwOnRequestTimeout: true }),
});

export async function sendToQueue(queueUrl: string, text: string): Promise<void> {
  await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: text }));
}
