import { setTimeout } from "node:timers/promises";
import type { Deployment, Resource } from "../template.ts";
import { parseList, toObject, toText } from "../value.ts";
import type { Functions, Lambda, Outcome } from "./functions.ts";
import { isAllowed } from "./iam.ts";
import type { Queues } from "./queues.ts";
import type { StreamRecord } from "./store.ts";

const readActions = ["DescribeStream", "GetRecords", "GetShardIterator"];

/** A pattern of an event filter: each list holds the values that a leaf may have, or says which it may not have.
 * @throws Error for other operators */
function passes(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) {
    const operator = pattern.find((each) => typeof each === "object" && each !== null);
    if (!operator) return pattern.includes(value);
    const left: unknown = operator["anything-but"];
    if (!Array.isArray(left) || pattern.length > 1)
      throw new Error(`the rehearsal doesn't know the filter ${JSON.stringify(pattern)}`);
    return value !== undefined && !left.includes(value);
  }
  return Object.entries(pattern as object).every(
    ([key, part]) => typeof value === "object" && value !== null && passes(part, Reflect.get(value, key)),
  );
}

/** What a batch of a stream or queue says of its items. */
export const failedItems = (outcome: Outcome): string[] | undefined => {
  if ("error" in outcome) return undefined;
  const { batchItemFailures = [] } = (outcome.result ?? {}) as { batchItemFailures?: { itemIdentifier: string }[] };
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
};

/** What comes again: everything from the first failed record on, or all when nothing is known. */
function notDone(records: StreamRecord[], failed: string[] | undefined): StreamRecord[] {
  if (!failed) return records;
  const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb.SequenceNumber));
  return first < 0 ? [] : records.slice(first);
}

/** Waiting times of the templates pass this much faster. */
const haste = 5;

/** Hands the stream's records to the functions that the event source mappings name. */
export function createStreamReader(
  deployment: Deployment,
  { functions, queues, complain }: { functions: Functions; queues: Queues; complain: (what: string) => void },
) {
  function createReader(mapping: Resource) {
    const { properties: settings, id } = mapping;
    const lambda: Lambda = functions.byArn(toText(settings.FunctionName));
    const source = toText(settings.EventSourceArn);
    const patterns = parseList(toObject(settings.FilterCriteria).Filters).map((filter) =>
      JSON.parse(toText(toObject(filter).Pattern)),
    );
    const destination = toText(toObject(toObject(settings.DestinationConfig).OnFailure).Destination);
    const attempts = Number(settings.MaximumRetryAttempts ?? -1);
    const isHalved = settings.BisectBatchOnFunctionError === true;
    for (const action of readActions)
      if (!isAllowed(lambda.statements, `dynamodb:${action}`, source))
        throw new Error(`${lambda.name} may not dynamodb:${action} on the stream that ${id} reads for it`);

    function giveUp(records: StreamRecord[]): void {
      const queue = queues.find(destination);
      if (!queue) complain(`${id} lost ${records.length} records: it has no destination`);
      else if (!isAllowed(lambda.statements, "sqs:SendMessage", destination))
        complain(`${lambda.name} may not sqs:SendMessage on ${destination}`);
      else queues.send(queue, JSON.stringify({ DDBStreamBatchInfo: { batchSize: records.length, streamArn: source } }));
    }

    async function deliver(records: StreamRecord[], attempt = 0): Promise<void> {
      const left = notDone(records, failedItems(await lambda.invoke({ Records: records })));
      if (left.length === 0) return;
      if (attempt === attempts) return giveUp(left);
      await setTimeout(200);
      const half = isHalved ? Math.ceil(left.length / 2) : left.length;
      await deliver(left.slice(0, half), attempt + 1);
      if (half < left.length) await deliver(left.slice(half), attempt + 1);
    }

    let batch: StreamRecord[] = [];
    let work: Promise<void> = Promise.resolve();

    async function drain(): Promise<void> {
      await setTimeout((Number(settings.MaximumBatchingWindowInSeconds ?? 0) * 1000) / haste);
      while (batch.length > 0) await deliver(batch.splice(0, Number(settings.BatchSize ?? 100)));
    }

    return (record: StreamRecord) => {
      if (record.eventSourceARN !== source) return;
      if (patterns.length > 0 && !patterns.some((pattern) => passes(pattern, record))) return;
      batch = [...batch, record];
      if (batch.length === 1) work = work.then(drain);
    };
  }

  const readers = deployment
    .resources("AWS::Lambda::EventSourceMapping")
    .filter(({ properties }) => toText(properties.EventSourceArn).includes(":dynamodb:"))
    .map(createReader);
  return (record: StreamRecord): void => {
    for (const read of readers) read(record);
  };
}
