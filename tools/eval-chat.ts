import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@site/embedded-store/open-store";
import * as z from "zod";
import { brokenGates, cpuLimit } from "./chat-eval/gates.ts";

const folder = "tools/chat-eval";
const given = "chat-cases.jsonl";
const files = [given, "general-cases.jsonl"];

const Ready = z.object({ url: z.string() });
const Report = z.object({ cpu: z.array(z.number()) });

/** Waits for the next thing the server process says. */
async function nextMessage<T>(child: ReturnType<typeof fork>, schema: z.ZodType<T>): Promise<T> {
  const [message] = await once(child, "message");
  return schema.parse(message);
}

/** Options after `--`, such as --verbose or --only=price, go to the runner. */
async function runCases(url: string, file: string, report: string): Promise<void> {
  console.log(`\n== ${file}`);
  const cases = join(folder, file);
  const options = [...process.argv.slice(2), `--json=${report}`];
  const runner = spawn(process.execPath, [join(folder, "run-chat-cases.mjs"), url, cases, ...options], {
    stdio: "inherit",
  });
  await once(runner, "exit");
}

/** @returns the 95th percentile, ms */
function printCpu(cpu: readonly number[]): number {
  const sorted = cpu.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const [half, most] = [at(0.5), at(0.95)];
  console.log(`\nhandler CPU ms   p50 ${half.toFixed(1)}  p95 ${most.toFixed(1)}  (${sorted.length} replies)`);
  return most;
}

const dataDir = await mkdtemp(join(tmpdir(), "chat-eval-"));
const store = await openStore(dataDir);
const server = fork(join(folder, "serve.ts"), [dataDir, store.endpoint], {
  env: { ...process.env, RATE_LIMIT: "off" },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
try {
  const { url } = await nextMessage(server, Ready);
  for (const file of files) await runCases(url, file, join(dataDir, `${file}.json`));
  server.send("report");
  const cpu = printCpu((await nextMessage(server, Report)).cpu);
  const broken = process.argv.length > 2 ? [] : await brokenGates(join(dataDir, `${given}.json`));
  if (cpu >= cpuLimit) broken.push(`p95 of a reply is over ${cpuLimit} ms of CPU`);
  for (const line of broken) console.error(line);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  server.kill();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
