import { CloudWatchLogsClient, paginateDescribeLogGroups } from "@aws-sdk/client-cloudwatch-logs";
import { DynamoDBClient, paginateListTables } from "@aws-sdk/client-dynamodb";
import { ListBucketsCommand, S3Client } from "@aws-sdk/client-s3";
import { paginateListSecrets, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { paginateListQueues, SQSClient } from "@aws-sdk/client-sqs";
import { isProduction } from "@site/core/stage";
import { getPhysicalName, getTableName } from "@site/core/store/table";
import { background } from "@site/functions/background";
import { officeRoutes } from "@site/functions/office-routes";
import { routes } from "@site/functions/routes";
import type { Check, Preflight } from "./check.ts";

/** What lies in the account under names of the stage, and no stack of the stage holds. */
const strays = (names: readonly string[], { stacks }: Preflight): string[] => {
  const held = new Set(stacks.flatMap(({ holds }) => holds));
  return names.filter((name) => !held.has(name));
};

const shown = (names: readonly string[]): string =>
  names.slice(0, 3).join(", ") + (names.length > 3 ? ` and ${names.length - 3} more` : "");

/** @param remove the command that takes one of them away */
function getVerdict(left: readonly string[], what: string, remove: (name: string) => string) {
  const [first] = left;
  if (first === undefined) return { verdict: "ready", found: `no ${what} is left over` } as const;
  const each = left.length > 1 ? " (and so for each)" : "";
  const found = `left by an earlier deployment, so the stage can't make them: ${shown(left)}`;
  return { verdict: "will fail", found, next: remove(first) + each } as const;
}

const logGroups: Check = {
  subject: "log groups left over",
  action: "logs:DescribeLogGroups",
  async run(preflight) {
    const { config, stage } = preflight;
    const names = [...Object.keys({ ...routes, ...officeRoutes, ...background }), "renderPage"];
    const own = new Set(names.map((name) => `/aws/lambda/${getPhysicalName(stage, name)}`));
    const found: string[] = [];
    const logGroupNamePrefix = `/aws/lambda/${getPhysicalName(stage, "")}`;
    for await (const page of paginateDescribeLogGroups(
      { client: new CloudWatchLogsClient(config) },
      { logGroupNamePrefix },
    ))
      found.push(...(page.logGroups ?? []).flatMap(({ logGroupName }) => logGroupName ?? []));
    const left = strays(
      found.filter((name) => own.has(name)),
      preflight,
    );
    return getVerdict(left, "log group", (name) => `aws logs delete-log-group --log-group-name ${name}`);
  },
};

const table: Check = {
  subject: "table left over",
  action: "dynamodb:ListTables",
  async run(preflight) {
    const { config, stage } = preflight;
    const name = getTableName(stage);
    const found: string[] = [];
    for await (const { TableNames = [] } of paginateListTables({ client: new DynamoDBClient(config) }, {}))
      found.push(...TableNames);
    const left = strays(
      found.filter((each) => each === name),
      preflight,
    );
    const keep =
      "its records are real: follow the runbook's chapter on a stage whose table is left, before anything is deleted";
    return getVerdict(left, "table", () =>
      isProduction(stage) ? keep : `aws dynamodb delete-table --table-name ${name}`,
    );
  },
};

const queues: Check = {
  subject: "queues left over",
  action: "sqs:ListQueues",
  async run(preflight) {
    const { config, stage } = preflight;
    const QueueNamePrefix = getPhysicalName(stage, "");
    const found: string[] = [];
    for await (const { QueueUrls = [] } of paginateListQueues({ client: new SQSClient(config) }, { QueueNamePrefix }))
      found.push(...QueueUrls);
    // Another stage's name may begin with this one's and a hyphen.
    const own = found.filter((url) => !url.slice(url.lastIndexOf("/") + 1 + QueueNamePrefix.length).includes("-"));
    const isParking = (url: string) => isProduction(stage) && /-Park(?:ing|edTooLong)$/.test(url);
    // What is said of the first must hold for each.
    const left = strays(own, preflight).toSorted((a, b) => Number(isParking(b)) - Number(isParking(a)));
    return getVerdict(left, "queue", (url) =>
      isParking(url)
        ? `its records are real: move its messages to another queue first (docs/runbook.md), then aws sqs delete-queue --queue-url ${url}`
        : `aws sqs delete-queue --queue-url ${url}`,
    );
  },
};

const secrets: Check = {
  subject: "secrets left over",
  action: "secretsmanager:ListSecrets",
  async run(preflight) {
    const { config, stage } = preflight;
    const prefix = `contractor-site/${stage}/`;
    const client = new SecretsManagerClient(config);
    const found: { name: string; arn: string }[] = [];
    const filter = { IncludePlannedDeletion: true, Filters: [{ Key: "name" as const, Values: [prefix] }] };
    for await (const { SecretList = [] } of paginateListSecrets({ client }, filter))
      found.push(...SecretList.map(({ Name = "", ARN = "" }) => ({ name: Name, arn: ARN })));
    const own = found.filter(({ name }) => name.startsWith(prefix));
    const left = strays(
      own.map(({ arn }) => arn),
      preflight,
    );
    const names = own.filter(({ arn }) => left.includes(arn)).map(({ name }) => name);
    return getVerdict(
      names,
      "secret",
      (name) => `aws secretsmanager delete-secret --force-delete-without-recovery --secret-id ${name}`,
    );
  },
};

const buckets: Check = {
  subject: "buckets left over",
  action: "s3:ListAllMyBuckets",
  async run(preflight) {
    const { config, stage } = preflight;
    const { Buckets = [] } = await new S3Client(config).send(new ListBucketsCommand({}));
    const prefix = `${stage}-contractor-site-`.toLowerCase();
    const left = strays(
      Buckets.flatMap(({ Name }) => Name ?? []).filter((name) => name.startsWith(prefix)),
      preflight,
    );
    const [first] = left;
    // Their names are made up by CloudFormation, so they are in nobody's way.
    return first
      ? {
          verdict: "ready",
          found: `in nobody's way, but paid for: ${shown(left)}`,
          next: `aws s3 rb --force s3://${first}`,
        }
      : { verdict: "ready", found: "no bucket is left over" };
  },
};

/** What removed or rolled-back deployments of the stage may have left. */
export const leftovers: readonly Check[] = [logGroups, table, queues, secrets, buckets];
