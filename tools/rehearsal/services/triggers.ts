import { randomUUID } from "node:crypto";
import type { Deployment, Resource } from "../template.ts";
import { account, parseList, region, toObject, toText } from "../value.ts";
import type { Functions, Lambda } from "./functions.ts";
import { isAllowed } from "./iam.ts";
import { md5, type Queue, type Queues } from "./queues.ts";
import { failedItems } from "./stream.ts";

interface Parts {
  functions: Functions;
  queues: Queues;
  complain: (what: string) => void;
}

/** Lambda's own poller: it uses the function's role. */
const pollActions = ["ReceiveMessage", "DeleteMessage", "GetQueueAttributes"];

/** Hands a queue's messages to the functions that read it. What fails stays and comes again with the next message. */
export function createQueueReader(deployment: Deployment, { functions, queues }: Parts) {
  const mappings = deployment
    .resources("AWS::Lambda::EventSourceMapping")
    .filter(({ properties }) => toText(properties.EventSourceArn).includes(":sqs:"))
    .map(({ id, properties }) => {
      const lambda = functions.byArn(toText(properties.FunctionName));
      const source = toText(properties.EventSourceArn);
      for (const action of pollActions)
        if (!isAllowed(lambda.statements, `sqs:${action}`, source))
          throw new Error(`${lambda.name} may not sqs:${action} on the queue that ${id} reads for it`);
      return { lambda, source, batchSize: Number(properties.BatchSize ?? 10) };
    });

  async function poll(queue: Queue, { lambda, batchSize }: (typeof mappings)[number]): Promise<void> {
    const batch = queue.messages.slice(0, batchSize);
    if (batch.length === 0) return;
    const Records = batch.map(({ id, body, received, sentAt }) => ({
      messageId: id,
      receiptHandle: id,
      body,
      attributes: {
        ApproximateReceiveCount: String(received + 1),
        ApproximateFirstReceiveTimestamp: String(sentAt),
        SenderId: "AROASENDER",
        SentTimestamp: String(sentAt),
      },
      messageAttributes: {},
      md5OfBody: md5(body),
      eventSource: "aws:sqs",
      eventSourceARN: queue.arn,
      awsRegion: region,
    }));
    const failed = failedItems(await lambda.invoke({ Records })) ?? batch.map(({ id }) => id);
    for (const message of batch)
      if (failed.includes(message.id)) queues.fail(queue, message);
      else queue.messages.splice(queue.messages.indexOf(message), 1);
  }

  let work: Promise<void> = Promise.resolve();
  return (queue: Queue): Promise<void> => {
    const mapping = mappings.find(({ source }) => source === queue.arn);
    if (mapping) work = work.then(() => poll(queue, mapping));
    return work;
  };
}

/** An invocation that nobody waits for: tried again as often as configured, then told to the destination. */
async function invokeAsync(
  deployment: Deployment,
  { queues, complain }: Parts,
  lambda: Lambda,
  event: object,
): Promise<void> {
  const settings = deployment
    .resources("AWS::Lambda::EventInvokeConfig")
    .find(({ properties }) => properties.FunctionName === lambda.name)?.properties;
  const attempts = 1 + Number(settings?.MaximumRetryAttempts ?? 2);
  for (let attempt = 0; attempt < attempts; attempt += 1) if (!("error" in (await lambda.invoke(event)))) return;
  const destination = toText(toObject(toObject(settings?.DestinationConfig).OnFailure).Destination);
  const queue = queues.find(destination);
  if (!queue) return complain(`${lambda.name} failed, and no queue hears of it`);
  if (!isAllowed(lambda.statements, "sqs:SendMessage", destination))
    return complain(`${lambda.name} may not sqs:SendMessage on ${destination}`);
  queues.send(queue, JSON.stringify({ requestPayload: event }));
}

/**
 * Triggers the rules of a function by hand, as the clock would. @param told by another event than the clock's
 * @throws Error when nothing schedules the function, or its rule may not invoke it
 */
export async function runRule(
  deployment: Deployment,
  parts: Parts,
  name: string,
  at: Date,
  told: object = {},
): Promise<void> {
  const lambda = parts.functions.all.find((each) => each.name.endsWith(name));
  const rule = deployment
    .resources("AWS::Events::Rule")
    .find(({ properties }) => parseList(properties.Targets).some((target) => toObject(target).Arn === lambda?.arn));
  if (!lambda || !rule) throw new Error(`no rule of the templates schedules ${name}`);
  const arn = rule.attribute("Arn");
  if (!lambda.permits("events.amazonaws.com", arn)) throw new Error(`${rule.id} may not invoke ${lambda.name}`);
  await invokeAsync(deployment, parts, lambda, {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.events",
    account,
    time: at.toISOString().replace(/\.\d+/, ""),
    region,
    resources: [arn],
    detail: {},
    ...told,
  });
}

/** Publishes to a topic's functions. @throws Error when the topic may not invoke one */
export async function publish(deployment: Deployment, parts: Parts, topic: Resource, message: string): Promise<void> {
  const subscriptions = deployment
    .resources("AWS::SNS::Subscription")
    .filter(({ properties }) => properties.Protocol === "lambda" && properties.TopicArn === topic.ref);
  for (const { properties } of subscriptions) {
    const lambda = parts.functions.byArn(toText(properties.Endpoint));
    if (!lambda.permits("sns.amazonaws.com", topic.ref)) throw new Error(`${topic.id} may not invoke ${lambda.name}`);
    const Sns = {
      Type: "Notification",
      MessageId: randomUUID(),
      TopicArn: topic.ref,
      Message: message,
      Timestamp: new Date().toISOString(),
      UnsubscribeUrl: `https://sns.${region}.amazonaws.com/?Action=Unsubscribe`,
      MessageAttributes: {},
    };
    const record = { EventSource: "aws:sns", EventVersion: "1.0", EventSubscriptionArn: `${topic.ref}:1`, Sns };
    await invokeAsync(deployment, parts, lambda, { Records: [record] });
  }
}
