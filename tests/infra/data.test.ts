import { retention } from "@site/core/business/retention";
import { expect, test } from "vitest";
import { shared } from "./assembly.ts";

const [table] = Object.values(shared.resources("AWS::DynamoDB::Table"));
const queues = Object.values(shared.resources("AWS::SQS::Queue"));
const named = (queue: object | undefined) => JSON.stringify(queue);

test("the table is on demand, holds ready what the stage wants, is restorable for 35 days and forgets expired records", () => {
  expect(table?.Properties).toMatchObject({
    TableName: "contractor-site-test-records",
    BillingMode: "PAY_PER_REQUEST",
    WarmThroughput: { ReadUnitsPerSecond: 12_000, WriteUnitsPerSecond: 10_000 },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
    TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    KeySchema: [
      { AttributeName: "pk", KeyType: "HASH" },
      { AttributeName: "sk", KeyType: "RANGE" },
    ],
    StreamSpecification: { StreamViewType: "NEW_IMAGE" },
  });
  const indexes: { IndexName: string; Projection: object }[] = table?.Properties.GlobalSecondaryIndexes;
  expect(indexes.map(({ IndexName }) => IndexName).sort()).toEqual(["changes", "gsi1", "gsi2", "inbox", "pending"]);
  for (const { IndexName, Projection } of indexes.filter(({ IndexName }) => IndexName.startsWith("gsi")))
    expect(Projection, IndexName).toEqual({ ProjectionType: "ALL" });
  const pending = indexes.find(({ IndexName }) => IndexName === "pending");
  expect(pending?.Projection).toEqual({ ProjectionType: "INCLUDE", NonKeyAttributes: ["__edb_e__", "createdAt"] });
  const inbox = indexes.find(({ IndexName }) => IndexName === "inbox");
  expect(inbox?.Projection).toEqual({
    ProjectionType: "INCLUDE",
    NonKeyAttributes: ["__edb_e__", "id", "status", "assignee"],
  });
});

test("queues keep what they hold for 14 days and refuse plain HTTP", () => {
  expect(queues.length).toBeGreaterThanOrEqual(4);
  for (const { Properties } of queues) expect(Properties.MessageRetentionPeriod).toBe(1_209_600);
  const policies = Object.values(shared.resources("AWS::SQS::QueuePolicy"));
  expect(policies.filter((policy) => named(policy).includes('"aws:SecureTransport":"false"'))).toHaveLength(
    queues.length,
  );
});

test("the parking queue hides a message longer than six runs of its reader and has a dead-letter queue", () => {
  const parking = queues.find(({ Properties }) => Properties.RedrivePolicy);
  expect(parking?.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(180);
  expect(named(parking?.Properties.RedrivePolicy.deadLetterTargetArn)).toContain("ParkedTooLong");
});

test("every secret is made by the deployment: none stands in a template", () => {
  const secrets = Object.values(shared.resources("AWS::SecretsManager::Secret"));
  expect(secrets.map(({ Properties }) => Properties.Name.split("/").at(-1)).sort()).toEqual([
    "keys",
    "origin-1",
    "origin-2",
    "origin-3",
  ]);
  for (const { Properties } of secrets) {
    expect(Properties.GenerateSecretString.PasswordLength).toBeGreaterThanOrEqual(32);
    expect(Properties.SecretString).toBeUndefined();
  }
});

test("photos and resumes are nobody's to read, come from the site alone, and go with their records", () => {
  const [[id, bucket] = []] = Object.entries(shared.resources("AWS::S3::Bucket", "Data"));
  expect(bucket?.Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }],
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: "BucketOwnerEnforced" }] },
    NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    CorsConfiguration: {
      CorsRules: [
        { AllowedMethods: ["PUT"], AllowedOrigins: ["https://www.example.org"], AllowedHeaders: ["content-type"] },
      ],
    },
  });
  const rules: { Prefix: string; ExpirationInDays: number }[] = bucket?.Properties.LifecycleConfiguration.Rules;
  const days = Object.fromEntries(rules.map(({ Prefix, ExpirationInDays }) => [Prefix, ExpirationInDays]));
  expect(days["incoming/"]).toBe(1);
  for (const noun of ["leads", "applications"] as const)
    expect(days[`kept/${noun}/`]).toBeGreaterThanOrEqual(retention[noun].months * 30);
  const policies = Object.values(shared.resources("AWS::S3::BucketPolicy", "Data"));
  const own = policies.filter(({ Properties }) => named(Properties.Bucket).includes(String(id)));
  expect(own).toHaveLength(1);
  expect(named(own[0])).toContain('"aws:SecureTransport":"false"');
});
