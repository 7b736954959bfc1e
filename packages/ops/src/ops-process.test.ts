import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { environment, type Source } from "@site/core/settings";
import { afterAll, expect, test } from "vitest";
import { buildOps } from "./ops.fixture.ts";
import type { OpsOutcome } from "./ops-process.fixture.ts";
import { runOpsCommand } from "./run-ops.fixture.ts";

const { dataDir, close } = await buildOps();
afterAll(close);

const runApart = (args: string[], env: Source): Promise<OpsOutcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, ["packages/ops/src/main.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

const env: Source = { ...environment, DYNAMODB_ENDPOINT: "", TABLE_NAME: "", DATA_DIR: dataDir };

test.each([
  ["an answer", 0, ["leads", "list"]],
  ["an answer for programs", 0, ["reviews", "list", "--json"]],
  ["the page of help", 0, ["--help"]],
  ["a command's help", 0, ["leads", "export", "--help"]],
  ["a command that there is none of", 2, ["leads", "lose"]],
  ["a record that there is none of", 1, ["leads", "show", "019aab00-0000-7000-8000-000000000000"]],
  ["a file that can't be read", 2, ["reviews", "import", "/no/such/file"]],
])("%s is the same from the process that tests keep as from one of its own", async (_, code, args) => {
  const apart = await runApart(args, env);
  expect(apart.code).toBe(code);
  expect(apart.stdout + apart.stderr).not.toBe("");
  expect(await runOpsCommand(args, env)).toEqual(apart);
});

test.each([[["--help"]], [["leads", "export", "--json"]], [["entries", "list", "--json"]]])(
  "%j ends quietly when nobody reads on",
  async (args) => {
    const ops = spawn(process.execPath, ["packages/ops/src/main.ts", ...args], { env: env as NodeJS.ProcessEnv });
    ops.stdout.destroy();
    let said = "";
    ops.stderr.on("data", (chunk) => {
      said += String(chunk);
    });
    expect([await once(ops, "close"), said]).toEqual([[0, null], ""]);
  },
);
