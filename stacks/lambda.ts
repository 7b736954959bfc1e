import { getPhysicalName } from "@site/core/store/table";
import type { Deployment } from "@site/functions/deployment";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { RemovalPolicy } from "aws-cdk-lib/core";
import { Function as Lambda, type StackContext, type Table } from "sst/constructs";
import type { SecretName } from "./secrets.ts";

export interface Binding {
  environment?: Record<string, string>;
  /** Variable name -> the secrets whose values make it up. */
  secrets?: Record<string, readonly SecretName[]>;
  statements?: readonly PolicyStatement[];
  /** Folders that are packed beside the bundle; `to` is below /var/task. */
  files?: readonly { from: string; to: string }[];
}

/** A function's log, kept a month, and its role, which may write there and nothing else yet. The log goes with its
 * stack: left behind, its name would stop the next deployment. */
function newIdentity(stack: StackContext["stack"], name: string, functionName: string) {
  const logGroup = new LogGroup(stack, `${name}Log`, {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(stack, `${name}Role`, { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
  logGroup.grantWrite(role);
  return { logGroup, role };
}

const tableStatement = (actions: readonly string[], resources: string[]): PolicyStatement[] =>
  actions.length > 0
    ? [new PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources })]
    : [];

const secretIds = (secrets: Record<string, readonly SecretName[]>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(secrets).map(([key, list]) => [key, list.map(({ name }) => name)])));

/** One function with its own role: it may do to the table, the secrets and the services what its deployment says.
 * @param bindings secrets, variables and permissions beside the table
 * @returns the function and its log group */
export function newLambda(
  { stack, app }: StackContext,
  name: string,
  { handler, timeout, memory = 512, tableActions, indexes = [] }: Deployment,
  {
    table,
    bindings,
    reservedConcurrency,
  }: { table: Table; bindings: readonly Binding[]; reservedConcurrency?: number },
) {
  const functionName = getPhysicalName(app.stage, name);
  const { logGroup, role } = newIdentity(stack, name, functionName);
  const secrets: Record<string, readonly SecretName[]> = Object.assign({}, ...bindings.map(({ secrets }) => secrets));
  const lambda = new Lambda(stack, name, {
    functionName,
    handler: `packages/functions/src/handlers/${handler}`,
    timeout,
    memorySize: memory,
    copyFiles: bindings.flatMap(({ files }) => files ?? []),
    role,
    ...(reservedConcurrency ? { reservedConcurrentExecutions: reservedConcurrency } : {}),
    environment: {
      ...(tableActions.length + indexes.length > 0 ? { TABLE_NAME: table.tableName } : {}),
      ...(Object.keys(secrets).length > 0 ? { SECRET_IDS: secretIds(secrets) } : {}),
      ...Object.assign({}, ...bindings.map(({ environment }) => environment)),
    },
  });
  lambda.node.addDependency(logGroup);
  const indexArns = indexes.map((index) => `${table.tableArn}/index/${index}`);
  const secretArns = new Set(Object.values(secrets).flatMap((list) => list.map(({ arn }) => arn)));
  const statements = [
    ...tableStatement(tableActions, [table.tableArn]),
    ...(indexes.length > 0 ? tableStatement(["Query"], indexArns) : []),
    ...(secretArns.size > 0
      ? [new PolicyStatement({ actions: ["secretsmanager:GetSecretValue"], resources: [...secretArns] })]
      : []),
    ...bindings.flatMap(({ statements }) => statements ?? []),
  ];
  for (const statement of statements) role.addToPolicy(statement);
  return { lambda, logGroup };
}
