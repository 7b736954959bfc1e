import { spawn } from "node:child_process";
import { expect, test } from "vitest";

// They wait for timers more than for a core, so all run at once.

/** Runs one of the proofs as anyone would. @returns its exit code, its last line and all that it said */
async function run(tool: string, ...args: string[]) {
  const child = spawn(process.execPath, [`tools/prove/${tool}.ts`, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, last: said.trim().split("\n").at(-1) ?? "", said };
}

const short = ["--seed", "20261122", "--submissions", "120", "--kills", "1", "--store-kills", "1"];

test.concurrent("kills, stalls and lost answers lose nothing, double nothing and leave nobody untold", async () => {
  const { code, last, said } = await run("chaos", ...short);
  expect(last, said).toBe("chaos: lost 0, duplicated 0, corrupted 0, unnotified 0, given up 0 of 120");
  expect(code).toBe(0);
});

test.concurrent("requests made from the contracts, and spoiled ones, meet no 5xx, only JSON, and leave nothing when refused", async () => {
  // A busy machine doubles what a request costs; what a pattern without end costs is seconds.
  const { code, last, said } = await run("fuzz", "--seed", "20261122", "--requests", "1500", "--cpu-limit", "1000");
  expect(last, said).toBe("fuzz: 5xx 0, not JSON 0, rows on refusal 0, over 1000 ms 0 of 1500");
  expect(code).toBe(0);
});
