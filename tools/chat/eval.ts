// `npm run chat -- eval [--verbose] [--only=TAG_OR_ID] [--model=ANSWERS.jsonl]`: holds the given conversations and our own with
// the chat's API and prints what passes, latency and CPU. Ends with 1 when a gate of gates.ts is broken.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@site/dev/store/embedded-dynamodb";
import * as z from "zod";
import { brokenGates, cpuLimit } from "./gates.ts";
import { startRecordedModel } from "./recorded-model.ts";
import { readMessage, startServer } from "./start-server.ts";

const folder = "tools/chat-eval";
const given = "chat-cases.jsonl";
const files = [given, "general-cases.jsonl"];

const Report = z.object({ cpu: z.array(z.number()) });

/** `--model=FILE`: a model answers whose answers are written down there; what is missing is listed beside the file. */
const modelOption = /^--model=/;
const [modelFile] = process.argv.filter((option) => modelOption.test(option));
const others = process.argv.slice(2).filter((option) => !modelOption.test(option));

/** Options after `--`, such as --verbose or --only=price, go to the runner. */
async function runCases(url: string, file: string, report: string): Promise<void> {
  console.log(`\n== ${file}`);
  const cases = join(folder, file);
  const options = [...others, `--json=${report}`];
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
const model = modelFile && (await startRecordedModel(modelFile.replace(modelOption, "")));
const server = await startServer(dataDir, store.endpoint, model ? model.env : {});
try {
  for (const file of model ? [given] : files) await runCases(server.url, file, join(dataDir, `${file}.json`));
  if (model && model.misses() > 0) console.error(`${model.misses()} answers of the model are missing`);
  server.child.send("report");
  const cpu = printCpu((await readMessage(server.child, Report)).cpu);
  const broken = others.length > 0 ? [] : await brokenGates(join(dataDir, `${given}.json`));
  if (cpu >= cpuLimit) broken.push(`p95 of a reply is over ${cpuLimit} ms of CPU`);
  for (const line of broken) console.error(line);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  server.child.kill();
  if (model) model.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
