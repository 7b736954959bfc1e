import { isProduction } from "@site/core/stage";
import {
  getPhysicalName,
  getTableName,
  globalIndexes,
  primaryIndex,
  sparseIndexes,
  timeToLiveAttribute,
} from "@site/core/store/table";
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import { Schedule } from "aws-cdk-lib/aws-events";
import { Queue, type QueueProps } from "aws-cdk-lib/aws-sqs";
import { Duration, RemovalPolicy } from "aws-cdk-lib/core";
import { type StackContext, Table } from "sst/constructs";
import { getFilesUrl, newFileBucket } from "./files.ts";
import { getStageSettings } from "./settings.ts";

const indexes = [primaryIndex, ...Object.values(globalIndexes), ...sparseIndexes];
const keyNames = indexes.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);

/** Production's data outlives its stack, but nothing is left behind when the first deployment rolls back. */
const getRemovalPolicy = (stage: string): RemovalPolicy =>
  isProduction(stage) ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/** A copy of the table every week, beside the point-in-time recovery, in a vault that outlives the table. */
function backUp({ stack, app }: StackContext, table: Table): void {
  const { backupVault, backupCopyVault: copyVault } = getStageSettings(app.stage);
  const vault = backupVault
    ? BackupVault.fromBackupVaultName(stack, "Vault", backupVault)
    : new BackupVault(stack, "Vault", { removalPolicy: getRemovalPolicy(app.stage) });
  const copies = copyVault
    ? [{ destinationBackupVault: BackupVault.fromBackupVaultArn(stack, "CopyVault", copyVault) }]
    : [];
  const plan = new BackupPlan(stack, "Weekly", { backupVault: vault });
  const scheduleExpression = Schedule.cron({ weekDay: "SUN", hour: "8", minute: "0" });
  plan.addRule(new BackupPlanRule({ scheduleExpression, deleteAfter: Duration.days(35), copyActions: copies }));
  plan.addSelection("Table", { resources: [BackupResource.fromDynamoDbTable(table.cdk.table)] });
}

/** A queue that keeps what it holds as long as SQS can, 14 days. */
export const newQueue = ({ stack, app }: StackContext, name: string, more: QueueProps = {}): Queue =>
  new Queue(stack, name, {
    queueName: getPhysicalName(app.stage, name),
    retentionPeriod: Duration.days(14),
    enforceSSL: true,
    ...more,
  });

/** The one table: on-demand, restorable to any second of the last 35 days; in production nobody deletes it by accident.
 * Beside it stand the queue that keeps accepted records while the table refuses, and the bucket of visitors' files. */
export function Data(context: StackContext) {
  const { stack, app } = context;
  const keepsData = isProduction(app.stage);
  const { warmThroughput } = getStageSettings(app.stage);
  const removalPolicy = getRemovalPolicy(app.stage);
  const table = new Table(stack, "Records", {
    fields: Object.fromEntries(keyNames.map((name) => [name, "string"])),
    primaryIndex,
    globalIndexes: {
      ...globalIndexes,
      ...Object.fromEntries(
        sparseIndexes.map((index) => [index.name, { ...index, projection: [...index.attributes] }]),
      ),
    },
    timeToLiveAttribute,
    stream: "new_image",
    cdk: {
      table: {
        tableName: getTableName(app.stage),
        deletionProtection: keepsData,
        removalPolicy,
        ...(warmThroughput
          ? { warmThroughput: { readUnitsPerSecond: warmThroughput.reads, writeUnitsPerSecond: warmThroughput.writes } }
          : {}),
        // SST sets the deprecated property; CDK refuses both at once.
        pointInTimeRecovery: undefined as never,
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      },
    },
  });
  if (keepsData) backUp(context, table);
  // Their records exist nowhere else. Another name would make new queues, so they keep the one that they were created with.
  const fallbackDeadLetters = newQueue(context, "ParkedTooLong", { removalPolicy });
  // Longer than six times the limit of what reads it (30 s), as Lambda asks of a queue that it reads.
  const fallbackQueue = newQueue(context, "Parking", {
    removalPolicy,
    visibilityTimeout: Duration.seconds(200),
    deadLetterQueue: { queue: fallbackDeadLetters, maxReceiveCount: 200 },
  });
  const files = newFileBucket(context);
  stack.addOutputs({ FilesUrl: getFilesUrl(files) });
  return { table, fallbackQueue, fallbackDeadLetters, files };
}
