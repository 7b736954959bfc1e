import { profile } from "@site/core/business/profile";
import { expect, test, vi } from "vitest";
import { assertDeployable } from "../../stacks/stages.ts";
import { synthesize } from "./synth.ts";

test("a production stage refuses the sample profile and names its values, other stages take it", () => {
  expect(() => assertDeployable("production", profile)).toThrow(/company, legalName, phone/);
  expect(() => assertDeployable("prod", profile)).toThrow();
  expect(() => assertDeployable("test", profile)).not.toThrow();
});

test("in production the table is kept and can't be deleted by accident, elsewhere it is cleaned up", async () => {
  vi.doMock("@site/core/business/profile", async (original) => ({
    ...(await original<object>()),
    profile: { company: "Miller Home", phone: "(315) 736-1234" },
  }));
  const production = (await synthesize("production")).template("Data");
  production.hasResourceProperties("AWS::DynamoDB::Table", { DeletionProtectionEnabled: true });
  production.hasResource("AWS::DynamoDB::Table", { DeletionPolicy: "Retain", UpdateReplacePolicy: "Retain" });
  const other = (await synthesize("dev")).template("Data");
  other.hasResource("AWS::DynamoDB::Table", { DeletionPolicy: "Delete" });
});
