import { globSync } from "node:fs";
import { join } from "node:path";
import { AssetManifest } from "cdk-assets";
import { expect, test } from "vitest";
import { shared } from "./assembly.ts";

test("one aws-cdk-lib is installed and cdk-assets reads every asset manifest", () => {
  expect(
    globSync(["node_modules/aws-cdk-lib/package.json", "node_modules/**/node_modules/aws-cdk-lib/package.json"]),
  ).toHaveLength(1);
  const manifests = globSync(join(shared.directory, "*.assets.json"));
  expect(manifests).toHaveLength(shared.stacks.length);
  for (const file of manifests) expect(AssetManifest.fromFile(file).entries.length).toBeGreaterThan(0);
});

test("every template is below CloudFormation's limit of a megabyte and 500 resources", () => {
  for (const { template } of shared.stacks) {
    expect(JSON.stringify(template).length).toBeLessThan(1_000_000);
    expect(Object.keys(template.Resources).length).toBeLessThan(500);
  }
});
