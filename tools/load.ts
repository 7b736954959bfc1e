// `npm run load -- [--base R] [--seconds S] [--chats N]`: sends estimate requests to a local server by the clock, whether it
// keeps up or not: R a second, then ten times as many, then R again, S seconds each. Latencies count from the moment at which
// a request was due. Then N chats hang at a model that never answers, beside requests at the base rate. Loopback only.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "@site/embedded-store/free-port";
import { openStore } from "@site/embedded-store/open-store";
import { readRows } from "./proof/audit.ts";
import { startFaultProxy } from "./proof/fault-proxy.ts";
import { localSite } from "./proof/local-site.ts";
import { newForm } from "./proof/submissions.ts";
import { beginChat, post } from "./proof/visitor.ts";

const { values } = parseArgs({
  options: {
    base: { type: "string", default: "10" },
    seconds: { type: "string", default: "30" },
    chats: { type: "string", default: "100" },
  },
});
const base = Number(values.base);
const seconds = Number(values.seconds);
const dataDir = await mkdtemp(join(tmpdir(), "load-"));
const storeDir = await mkdtemp(join(tmpdir(), "load-store-"));
const store = await openStore(storeDir);
const model = await startFaultProxy("http://127.0.0.1:9");
model.decide = () => "stall";
const site = localSite({
  port: await freePort(),
  dataDir,
  env: {
    DYNAMODB_ENDPOINT: store.endpoint,
    CHAT_MODEL_ID: "model",
    CHAT_MODEL_URL: model.url,
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
  },
});
await site.start();

interface Outcome {
  key: string;
  status: number;
  /** From the moment at which it was due, ms. */
  took: number;
}

let number = 0;

/** Sends by the clock. */
async function sendAt(rate: number, span: number): Promise<Outcome[]> {
  const startedAt = performance.now();
  const total = Math.round(rate * span);
  const outcomes: Promise<Outcome>[] = [];
  for (let index = 0; index < total; index += 1) {
    const due = startedAt + (index / rate) * 1000;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const { key, path, body } = newForm(7 * number, 2);
    number += 1;
    const sending = post(site.url, path, body, { "idempotency-key": key });
    outcomes.push(sending.then(({ status }) => ({ key, status, took: performance.now() - due })));
  }
  return Promise.all(outcomes);
}

/** Resident memory in MB and open descriptors of the server. */
async function footprint(): Promise<{ memory: number; descriptors: number }> {
  const status = await readFile(`/proc/${site.pid()}/status`, "utf8").catch(() => "");
  const descriptors = await readdir(`/proc/${site.pid()}/fd`).catch(() => []);
  return {
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
    descriptors: descriptors.length,
  };
}

const share = (outcomes: readonly Outcome[], at: number): number =>
  Math.round(outcomes.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor((outcomes.length - 1) * at)] ?? 0);

async function describe(name: string, outcomes: readonly Outcome[]): Promise<void> {
  const count = (wanted: number) => outcomes.filter(({ status }) => status === wanted).length;
  const others = outcomes.length - count(201) - count(202);
  const { memory, descriptors } = await footprint();
  console.log(
    `${name.padEnd(24)} ${outcomes.length} sent, 201 x ${count(201)}, 202 x ${count(202)}, others ${others}; p50 ${share(outcomes, 0.5)}, p95 ${share(outcomes, 0.95)}, p99 ${share(outcomes, 0.99)} ms; ${memory} MB, ${descriptors} descriptors`,
  );
}

const all: Outcome[] = [];
async function phase(name: string, rate: number): Promise<Outcome[]> {
  const outcomes = await sendAt(rate, seconds);
  all.push(...outcomes);
  await describe(name, outcomes);
  return outcomes;
}

await phase("base", base);
await phase("ten times as many", base * 10);
await phase("base again", base);
const parked = join(dataDir, "parked");
const spikeEndedAt = performance.now();
while ((await readdir(parked).catch(() => [])).length > 0 && performance.now() - spikeEndedAt < 120_000)
  await pause(100);
console.log(`all visible to the staff ${Math.round(performance.now() - spikeEndedAt)} ms after the last request`);

const chats = await Promise.all(Array.from({ length: Number(values.chats) }, () => beginChat(site.url)));
const turns = chats.map((chat) =>
  post(
    site.url,
    "/api/chat/conversation",
    { sessionId: chat?.sessionId, message: "Do you do windows in Utica?" },
    { cookie: chat?.cookie ?? "" },
  ),
);
await phase(`${values.chats} chats hang`, base);
const statuses = new Map<number, number>();
for (const { status } of await Promise.all(turns)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
console.log(`chats: ${[...statuses].map(([status, times]) => `${status} x ${times}`).join(", ")}`);
console.log(`at rest: ${JSON.stringify(await footprint())}`);

await site.end("SIGTERM");
const rows = new Set((await readRows(store.endpoint)).map(({ id }) => id));
const accepted = all.filter(({ status }) => status === 201 || status === 202);
const lost = accepted.filter(({ key }) => !rows.has(key)).length;
const refused = all.filter(({ status }) => status >= 500 || status === 0).length;
await model.close();
await store.close();
for (const folder of [dataDir, storeDir]) await rm(folder, { recursive: true, force: true });
console.log(`load: refused ${refused}, lost ${lost} of ${all.length}`);
process.exit(refused + lost > 0 ? 1 : 0);
