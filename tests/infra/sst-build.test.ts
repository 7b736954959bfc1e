import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readAssembly, shared } from "./assembly.ts";

test("`sst build` runs end to end against the three calls of a stubbed account and makes every stack", () => {
  const output = execFileSync(process.execPath, ["tests/sst-build.ts", "--stage", "offline"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "" },
  });
  expect(output).toContain("calls to AWS: DescribeStacks CDKToolkit, DescribeStacks SSTBootstrap, GetCallerIdentity");
  const built = readAssembly(".sst/dist");
  expect(built.stacks.map(({ name }) => name).sort()).toEqual(shared.stacks.map(({ name }) => name).sort());
  // Every bundle lies there, under the hash that its function names.
  const functions = Object.values(built.resources("AWS::Lambda::Function")).filter(({ Properties }) =>
    String(Properties.Handler).startsWith("packages/"),
  );
  expect(functions.length).toBeGreaterThan(20);
  for (const { Properties } of functions)
    expect(globSync(`.sst/dist/asset.${String(Properties.Code.S3Key).split(".")[0]}/**/*.mjs`)).not.toEqual([]);
});
