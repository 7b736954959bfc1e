import { rmSync } from "node:fs";
import { profile } from "@site/core/business/profile";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { assertDeployable } from "../../stacks/stages.ts";
import { readAssembly } from "./assembly.ts";
import { synthesize } from "./synth.ts";

type Assembly = ReturnType<typeof readAssembly>;

let production: Assembly;
let development: Assembly;

beforeAll(async () => {
  vi.doMock("@site/core/business/profile", async (original) => ({
    ...(await original<object>()),
    profile: { company: "Miller Home", phone: "(315) 736-1234", email: "office@miller-home.com" },
  }));
  production = readAssembly(await synthesize("production"));
  development = readAssembly(await synthesize("dev"));
});

afterAll(() => {
  for (const { directory } of [production, development]) rmSync(directory, { recursive: true });
});

const one = (assembly: Assembly, type: string) => Object.values(assembly.resources(type))[0];

test("a production stage refuses the sample profile and names its values, other stages take it", () => {
  expect(() => assertDeployable("production", profile)).toThrow(/company, legalName, phone/);
  expect(() => assertDeployable("prod", profile)).toThrow();
  expect(() => assertDeployable("test", profile)).not.toThrow();
});

test("in production the table is kept, backed up daily and can't be deleted by accident", () => {
  const table = one(production, "AWS::DynamoDB::Table");
  expect(table).toMatchObject({ DeletionPolicy: "Retain", UpdateReplacePolicy: "Retain" });
  expect(table?.Properties.DeletionProtectionEnabled).toBe(true);
  const [rule] = one(production, "AWS::Backup::BackupPlan")?.Properties.BackupPlan.BackupPlanRule ?? [];
  expect(rule.Lifecycle.DeleteAfterDays).toBe(35);
  expect(one(production, "AWS::Backup::BackupVault")?.DeletionPolicy).toBe("Retain");
});

test("other stages clean up after themselves: table, pages and logs go with the stage", () => {
  const table = one(development, "AWS::DynamoDB::Table");
  expect(table?.DeletionPolicy).toBe("Delete");
  expect(table?.Properties.DeletionProtectionEnabled).toBe(false);
  expect(development.resources("AWS::Backup::BackupPlan")).toEqual({});
  expect(one(development, "AWS::S3::Bucket")?.DeletionPolicy).toBe("Delete");
  expect(Object.keys(development.resources("Custom::S3AutoDeleteObjects"))).toHaveLength(1);
  for (const group of Object.values(development.resources("AWS::Logs::LogGroup")).filter(({ Properties }) =>
    JSON.stringify(Properties.LogGroupName).includes("/aws/lambda/"),
  ))
    expect(group.DeletionPolicy).toBe("Delete");
});

test("a stage without an entry needs no supplier: no domain, model, webhook or reserved copies", () => {
  expect(one(development, "AWS::CloudFront::Distribution")?.Properties.DistributionConfig.Aliases).toEqual([]);
  for (const { Properties } of Object.values(development.resources("AWS::Lambda::Function"))) {
    expect(Properties.ReservedConcurrentExecutions).toBeUndefined();
    expect(Object.keys(Properties.Environment?.Variables ?? {})).not.toContain("WEBHOOK_URL");
  }
});
