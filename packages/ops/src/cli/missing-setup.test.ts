import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Runs the tool as on a machine that knows nothing of AWS but these variables. */
const runOps = (variables: Record<string, string>): Promise<{ code: number; errors: string }> =>
  new Promise((resolve) => {
    const env = { HOME: "/nonexistent", AWS_EC2_METADATA_DISABLED: "true", ...variables };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, "../main.ts"), "leads", "list", "--stage", "x"],
      { env },
      (_error, _stdout, errors) => resolve({ code: child.exitCode ?? 0, errors }),
    );
  });

test.each([
  [{}, "No AWS region is set. The stages are in us-east-1: set AWS_REGION=us-east-1 and try again.\n"],
  [
    { AWS_REGION: "us-east-1" },
    "No AWS credentials were found. Sign in to the account (aws sso login) or set AWS_PROFILE, and try again.\n",
  ],
])("with only %o set, a command for a stage says in one line what is missing", async (variables, message) => {
  expect(await runOps(variables)).toEqual({ code: 1, errors: message });
});
