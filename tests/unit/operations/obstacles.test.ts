import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longestStage } from "../../../stacks/stages.ts";
import { startStubAccount } from "../../../tools/sst/stub-account.ts";
import { runNode } from "../../support/run-node.ts";
import { thrift } from "../../support/setup/thrift.ts";

let account: Awaited<ReturnType<typeof startStubAccount>>;

beforeAll(async () => {
  account = await startStubAccount();
});

afterAll(() => account.close());

/** Runs the script behind an npm command where it must stop. @returns exit code and lines of its error output */
async function stops(args: string[], { env = {}, cwd = "." }: { env?: NodeJS.ProcessEnv; cwd?: string } = {}) {
  const { code, err } = await runNode([resolve("tools/sst/run.ts"), ...args], {
    cwd,
    env: { ...thrift, PATH: process.env.PATH, HOME: tmpdir(), AWS_EC2_METADATA_DISABLED: "true", ...env },
  });
  return { code, said: err.trim().split("\n") };
}

const signedIn = () => ({
  AWS_ACCESS_KEY_ID: "x",
  AWS_SECRET_ACCESS_KEY: "y",
  AWS_ENDPOINT_URL: account.endpoint,
});

test("a stage that is missing, malformed, too long or called prod stops a deployment in one line", async () => {
  const cases: [string[], string][] = [
    [[], "No stage is named. Add one: npm run deploy -- --stage NAME"],
    [["--stage", "my_stage"], 'The stage name "my_stage" can\'t be used'],
    [["--stage", "s".repeat(longestStage + 1)], `is too long: ${longestStage + 1} characters, and ${longestStage} fit`],
    [["--stage", "prod"], 'Name the stage "production", not "prod"'],
    [["--stage", "dev", "--region", "eu-west-1"], "The region is us-east-1, not eu-west-1"],
  ];
  for (const [args, words] of cases) {
    const { code, said } = await stops(["deploy", ...args], { env: signedIn() });
    expect(code).toBe(2);
    expect(said).toEqual([expect.stringContaining(words)]);
  }
});

test("without credentials every verb that needs the account says how to get some", async () => {
  for (const verb of ["deploy", "dev", "remove"]) {
    const { code, said } = await stops([verb, "--stage", "dev"]);
    expect(code).toBe(2);
    expect(said).toEqual([expect.stringContaining("No AWS credentials. Sign in with `aws sso login")]);
  }
});

test("production is not deployed from a tree with changes, and its files are named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "unclean-"));
  const env = signedIn();
  const outside = await stops(["deploy", "--stage", "production"], { env, cwd: folder });
  expect(outside.said).toEqual([expect.stringContaining("git can't read this folder")]);
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  writeFileSync(join(folder, "half-done.ts"), "");
  const { code, said } = await stops(["deploy", "--stage", "production"], { env, cwd: folder });
  rmSync(folder, { recursive: true });
  expect(code).toBe(2);
  expect(said).toEqual([expect.stringContaining("half-done.ts")]);
});

test("an unknown verb is answered with the ones there are", async () => {
  const { code, said } = await stops(["destroy"]);
  expect(code).toBe(2);
  expect(said).toEqual(["usage: npm run deploy -- [deploy|dev|build|remove] --stage NAME"]);
});
