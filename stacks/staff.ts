import { auditPartitions } from "@site/core/audit/audit-entity";
import { globalIndexes, pendingIndex } from "@site/core/store/table";
import { ManagedPolicy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { ArnFormat } from "aws-cdk-lib/core";
import { type Function as Lambda, type StackContext, use } from "sst/constructs";
import { Data } from "./data.ts";

const allow = (service: string, actions: readonly string[], resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });

/** What people need for `npm run ops`, to attach to their role: one policy to list and export, which also lets them
 * write the note of who read what, and one to change, delete and redrive on top of it.
 * @param sweep the function that delivers what waits
 * @param undelivered the queue that a redrive of notices empties */
export function addStaffPolicies({ stack, app }: StackContext, sweep: Lambda, undelivered: IQueue): void {
  const { table, fallbackQueue, fallbackDeadLetters, files } = use(Data);
  const indexes = [...Object.keys(globalIndexes), pendingIndex.name].map((name) => `${table.tableArn}/index/${name}`);
  const logs = stack.formatArn({
    service: "logs",
    resource: "log-group",
    resourceName: `/aws/lambda/${app.name}-${app.stage}-*`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  const read = new ManagedPolicy(stack, "StaffRead", {
    description: "Lists and exports what visitors sent",
    statements: [
      allow("dynamodb", ["GetItem", "BatchGetItem", "Query", "Scan"], [table.tableArn]),
      new PolicyStatement({
        actions: ["dynamodb:PutItem"],
        resources: [table.tableArn],
        // The note of who read what, and no row beside it.
        conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [`${auditPartitions}*`] } },
      }),
      allow("dynamodb", ["Query"], indexes),
      allow("s3", ["GetObject"], [files.arnForObjects("kept/*")]),
      allow("logs", ["FilterLogEvents", "GetLogEvents", "DescribeLogStreams", "StartLiveTail"], [logs]),
    ],
  });
  const ops = new ManagedPolicy(stack, "StaffOps", {
    description: "Changes, deletes and redrives what visitors sent",
    statements: [
      allow("dynamodb", ["PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"], [table.tableArn]),
      allow("s3", ["DeleteObject"], [files.arnForObjects("*")]),
      allow("lambda", ["InvokeFunction"], [sweep.functionArn]),
      allow("sqs", ["GetQueueUrl", "PurgeQueue"], [undelivered.queueArn]),
      allow(
        "sqs",
        ["GetQueueUrl", "GetQueueAttributes", "StartMessageMoveTask", "ReceiveMessage", "DeleteMessage"],
        [fallbackDeadLetters.queueArn],
      ),
      allow("sqs", ["SendMessage"], [fallbackQueue.queueArn]),
    ],
  });
  stack.addOutputs({ StaffReadPolicy: read.managedPolicyArn, StaffOpsPolicy: ops.managedPolicyArn });
}
