import { createHash, randomUUID } from "node:crypto";
import { json, refusal, type Service } from "../aws.ts";
import type { Deployment, Resource } from "../template.ts";
import { toObject, toText } from "../value.ts";

interface Message {
  id: string;
  body: string;
  /** Unix time, ms. */
  sentAt: number;
  /** How often it was received. */
  received: number;
}

export interface Queue {
  resource: Resource;
  arn: string;
  messages: Message[];
}

export const md5 = (body: string): string => createHash("md5").update(body).digest("hex");

/** The templates' queues. @param onMessage told when a queue got a message */
export function createQueues(deployment: Deployment, onMessage: (queue: Queue) => void) {
  const queues = deployment
    .resources("AWS::SQS::Queue")
    .map((resource): Queue => ({ resource, arn: resource.attribute("Arn"), messages: [] }));

  /** By URL, name or ARN. */
  const find = (name: string) =>
    queues.find(({ resource, arn }) => [arn, resource.ref, resource.attribute("QueueName")].includes(name));

  function send(queue: Queue, body: string): Message {
    const message = { id: randomUUID(), body, sentAt: Date.now(), received: 0 };
    queue.messages.push(message);
    onMessage(queue);
    return message;
  }

  /** Counts a failed attempt; what fails too often goes to the queue's own dead-letter queue. */
  function fail(queue: Queue, message: Message): void {
    message.received += 1;
    const { deadLetterTargetArn, maxReceiveCount } = toObject(queue.resource.properties.RedrivePolicy);
    const target = deadLetterTargetArn ? find(toText(deadLetterTargetArn)) : undefined;
    if (!target || message.received < Number(maxReceiveCount)) return;
    queue.messages.splice(queue.messages.indexOf(message), 1);
    send(target, message.body);
  }

  const service: Service = {
    needs({ operation, input }) {
      const queue = find(String(input.QueueUrl ?? input.QueueName));
      return [{ action: `sqs:${operation}`, resource: queue?.arn ?? String(input.QueueUrl ?? input.QueueName) }];
    },
    answer({ operation, input }) {
      const queue = find(String(input.QueueUrl ?? input.QueueName));
      if (!queue) return refusal("QueueDoesNotExist", "The specified queue does not exist.");
      if (operation === "GetQueueUrl") return json({ QueueUrl: queue.resource.ref });
      if (operation === "GetQueueAttributes")
        return json({ Attributes: { ApproximateNumberOfMessages: String(queue.messages.length) } });
      if (operation !== "SendMessage") throw new Error(`the rehearsal's queues don't know ${operation}`);
      const { id, body } = send(queue, String(input.MessageBody));
      return json({ MessageId: id, MD5OfMessageBody: md5(body) });
    },
  };
  return { service, find, send, fail };
}

export type Queues = ReturnType<typeof createQueues>;
