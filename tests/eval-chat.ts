import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@site/local/store";
import * as z from "zod";

const folder = "tests/chat-eval";
const files = ["chat-cases.jsonl", "general-cases.jsonl"];

const Ready = z.object({ url: z.string() });
const Report = z.object({ cpu: z.array(z.number()) });

/** Asks the server process for its one answer. */
async function nextMessage<T>(child: ReturnType<typeof fork>, schema: z.ZodType<T>): Promise<T> {
  const [message] = await once(child, "message");
  return schema.parse(message);
}

async function runCases(url: string, file: string): Promise<number> {
  console.log(`\n== ${file}`);
  const options = process.argv
    .slice(2)
    .concat(process.env.EVAL_JSON ? [`--json=${process.env.EVAL_JSON}/${file}.json`] : []);
  const runner = spawn(process.execPath, [join(folder, "run-chat-cases.mjs"), url, join(folder, file), ...options], {
    stdio: "inherit",
  });
  const [code] = await once(runner, "exit");
  return Number(code);
}

function printCpu(cpu: readonly number[]): void {
  const sorted = cpu.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(`\nhandler CPU ms   p50 ${at(0.5)}  p95 ${at(0.95)}  (${sorted.length} replies; limit of p95: 60)`);
}

const dataDir = await mkdtemp(join(tmpdir(), "chat-eval-"));
const store = await openStore(join(dataDir));
const env = { ...process.env, RATE_LIMIT: "off" };
const server = fork(join(folder, "serve.ts"), [dataDir, store.endpoint], {
  env,
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
try {
  const { url } = await nextMessage(server, Ready);
  for (const file of files) await runCases(url, file);
  server.send("report");
  printCpu((await nextMessage(server, Report)).cpu);
} finally {
  server.kill();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
