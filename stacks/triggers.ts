import { unsearched } from "@site/core/privacy/non-personal-entities";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import type { Function as Lambda, Table } from "sst/constructs";

/** New rows whose notices are still to be sent; nothing else wakes the notifier. */
export const newPending = FilterCriteria.filter({
  eventName: FilterRule.isEqual("INSERT"),
  dynamodb: { NewImage: { notifyState: { S: FilterRule.isEqual("pending") } } },
});

/** Rows whose visitor did what can't wait for the next sweep. */
export const urgentPending = FilterCriteria.filter({
  eventName: FilterRule.isEqual("MODIFY"),
  dynamodb: { NewImage: { tellNow: { BOOL: [true] }, notifyState: { S: FilterRule.isEqual("pending") } } },
});

/** New and changed rows that may name somebody: those that staff find by their words and a person's are among them. */
export const changedRows = FilterCriteria.filter({
  eventName: FilterRule.or("INSERT", "MODIFY"),
  dynamodb: { NewImage: { __edb_e__: { S: [{ "anything-but": [...unsearched] }] } } },
});

interface StreamReading {
  patterns: { [key: string]: string }[];
  /** Queue that hears of what failed again and again. */
  failed: Queue;
  /** How long a batch is gathered. */
  seconds: number;
}

/** Poison records end alone in the queue: a batch is halved until the one that fails is found. */
export function subscribeToStream(lambda: Lambda, table: Table, { patterns, failed, seconds }: StreamReading): void {
  const streamArn = table.cdk.table.tableStreamArn ?? "";
  const actions = ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"];
  lambda.addToRolePolicy(new PolicyStatement({ actions, resources: [streamArn] }));
  // The service knows no resource for this one.
  lambda.addToRolePolicy(new PolicyStatement({ actions: ["dynamodb:ListStreams"], resources: ["*"] }));
  new EventSourceMapping(lambda, "Stream", {
    target: lambda,
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: patterns,
    batchSize: 100,
    maxBatchingWindow: Duration.seconds(seconds),
    parallelizationFactor: 10,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    retryAttempts: 5,
    maxRecordAge: Duration.hours(24),
    onFailure: new SqsDlq(failed),
  });
}

/** The queue's own dead-letter queue takes what fails again and again. */
export function subscribeToQueue(lambda: Lambda, queue: Queue): void {
  queue.grantConsumeMessages(lambda);
  new EventSourceMapping(lambda, "Queue", {
    target: lambda,
    eventSourceArn: queue.queueArn,
    batchSize: 10,
    reportBatchItemFailures: true,
    // A table that just came back is not flooded by what was queued.
    maxConcurrency: 5,
  });
}

/** The bucket tells of each file that came in. */
export function runOnUpload(lambda: Lambda, bucket: IBucket): void {
  const detail = { bucket: { name: [bucket.bucketName] }, object: { key: [{ prefix: "incoming/" }] } };
  const eventPattern = { source: ["aws.s3"], detailType: ["Object Created"], detail };
  new Rule(lambda, "Uploads", { eventPattern, targets: [new LambdaFunction(lambda)] });
}

/** The run gets the scheduled time in its event: a retry works on the same span. An hourly run comes at the full hour:
 * what goes by the company's clock is due then, whatever its zone and daylight saving time. */
export function runEvery(lambda: Lambda, minutes: number): void {
  const schedule = minutes === 60 ? Schedule.cron({ minute: "0" }) : Schedule.rate(Duration.minutes(minutes));
  new Rule(lambda, "Schedule", { schedule, targets: [new LambdaFunction(lambda)] });
}
