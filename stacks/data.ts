import { globalIndexes, primaryIndex, tableNameOf, timeToLiveAttribute } from "@site/core/store/table";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";
import { Table } from "sst/constructs";
import { isProduction } from "./stages.ts";

const indexes = [primaryIndex, ...Object.values(globalIndexes)];
const keyNames = indexes.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);

/** The one table: on-demand, restorable to any second of the last 35 days; in production nobody deletes it by accident. */
export function Data({ stack, app }: StackContext) {
  const keepsData = isProduction(app.stage);
  const table = new Table(stack, "Records", {
    fields: Object.fromEntries(keyNames.map((name) => [name, "string"])),
    primaryIndex,
    globalIndexes,
    timeToLiveAttribute,
    cdk: {
      table: {
        tableName: tableNameOf(app.stage),
        deletionProtection: keepsData,
        removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
        // SST sets the deprecated property; CDK refuses both at once.
        pointInTimeRecovery: undefined as never,
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      },
    },
  });
  return { table };
}
