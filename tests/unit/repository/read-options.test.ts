import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: "utf8", timeout: 170_000 });

test.each([
  ["tools/preflight/main.ts", "npm run deploy -- preflight --stage NAME"],
  ["tools/company/new.ts", "npm run company:new -- NAME"],
])("%s says how it is used, for --help and for what it doesn't know, without a stack trace", (file, usage) => {
  const help = run(file, "--help");
  expect(help).toMatchObject({ status: 0, stderr: "" });
  expect(help.stdout).toContain(usage);
  const wrong = run(file, "--no-such-option");
  expect(wrong).toMatchObject({ status: 2, stdout: "" });
  expect(wrong.stderr).toContain("--no-such-option");
  expect(wrong.stderr).toContain(usage);
  expect(wrong.stderr).not.toMatch(/^\s+at /m);
});

test.each([
  ["tools/prove/load.ts", "soak", "x"],
  ["tools/prove/fuzz.ts", "requests", "1e"],
  ["tools/prove/chaos.ts", "kills", "two"],
  ["tools/prove/audit.ts", "sample", ""],
])("%s ends before it starts when --%s is %j, which is no number", (file, option, text) => {
  const { status, stdout, stderr } = run(file, `--${option}=${text}`);
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: `--${option} takes a number, and ${JSON.stringify(text)} is none.\n`,
  });
});
