// `npm run prove -- load [--base R] [--seconds S] [--chats N] [--pages N] [--stored N] [--soak MINUTES]`: sends estimate requests to a
// local server by the clock, whether it keeps up or not: R a second, then ten times as many, then R again, S seconds each.
// Latencies count from the moment at which a request was due. Then chats hang at a model that never answers, and pages at a
// content provider that never does, beside requests at the base rate. `--stored` fills the store before; `--soak` sends a
// third of the base rate for so long and tells how memory and descriptors grow. Loopback only.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createStore } from "@site/core/store/create-store";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { freePort } from "@site/dev/store/free-port";
import { parseAmount, readOptions } from "../read-options.ts";
import { startFaultProxy } from "./fault-proxy.ts";
import { fillTable } from "./fill-table.ts";
import { localSite } from "./local-site.ts";
import { readRows } from "./stored-rows.ts";
import { newForm } from "./submissions.ts";
import { beginChat, post } from "./visitor.ts";

const { values } = readOptions({
  options: {
    base: { type: "string", default: "10" },
    seconds: { type: "string", default: "30" },
    chats: { type: "string", default: "100" },
    pages: { type: "string", default: "100" },
    stored: { type: "string", default: "0" },
    soak: { type: "string", default: "0" },
  },
});
const base = parseAmount(values.base, "base");
const seconds = parseAmount(values.seconds, "seconds");
const chatCount = parseAmount(values.chats, "chats");
const pageCount = parseAmount(values.pages, "pages");
const storedCount = parseAmount(values.stored, "stored");
const soakMinutes = parseAmount(values.soak, "soak");
const dataDir = await mkdtemp(join(tmpdir(), "load-"));
const storeDir = await mkdtemp(join(tmpdir(), "load-store-"));
const store = await openStore(storeDir);
/** Stands for a model and a content provider that take a request and never answer. */
const silent = await startFaultProxy("http://127.0.0.1:9");
silent.decide = () => "stall";
const site = localSite({
  port: await freePort(),
  dataDir,
  flags: ["--expose-gc", "--import", new URL("./tell-heap.ts", import.meta.url).href],
  env: {
    DYNAMODB_ENDPOINT: store.endpoint,
    CHAT_MODEL_ID: "model",
    BEDROCK_URL: silent.url,
    WORDPRESS_URL: silent.url,
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
  },
});
await fillTable(createStore({ table: localTableName, endpoint: store.endpoint }), storedCount);
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
    const send = () => post(site.url, path, body, { "idempotency-key": key });
    // A connection that rested too long ends under the request: browsers send again, too.
    const sending = send().then((reply) => (reply.status === 0 ? send() : reply));
    outcomes.push(sending.then(({ status }) => ({ key, status, took: performance.now() - due })));
  }
  return Promise.all(outcomes);
}

interface Footprint {
  /** Resident, MB. */
  memory: number;
  /** What is left of the heap after its garbage was collected, MB. */
  heap: number;
  descriptors: number;
}

async function footprint(): Promise<Footprint> {
  const told = () => [...site.said().matchAll(/^heap: (\S+)$/gm)].map(([, heap]) => Number(heap));
  const before = told().length;
  process.kill(site.pid(), "SIGUSR2");
  while (told().length === before) await pause(20);
  const status = await readFile(`/proc/${site.pid()}/status`, "utf8");
  return {
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
    heap: told().at(-1) ?? 0,
    descriptors: (await readdir(`/proc/${site.pid()}/fd`)).length,
  };
}

const share = (outcomes: readonly Outcome[], at: number): number =>
  Math.round(outcomes.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor((outcomes.length - 1) * at)] ?? 0);

async function describe(name: string, outcomes: readonly Outcome[]): Promise<void> {
  const count = (wanted: number) => outcomes.filter(({ status }) => status === wanted).length;
  const others = outcomes.length - count(201) - count(202);
  const { memory, heap, descriptors } = await footprint();
  console.log(
    `${name.padEnd(24)} ${outcomes.length} sent, 201 x ${count(201)}, 202 x ${count(202)}, others ${others}; p50 ${share(outcomes, 0.5)}, p95 ${share(outcomes, 0.95)}, p99 ${share(outcomes, 0.99)} ms; ${memory} MB, heap ${heap} MB, ${descriptors} descriptors`,
  );
}

const all: Outcome[] = [];
async function phase(name: string, rate: number, span = seconds): Promise<number> {
  const outcomes = await sendAt(rate, span);
  all.push(...outcomes);
  await describe(name, outcomes);
  return share(outcomes, 0.95);
}

const stalls = () => silent.counts.get("stall") ?? 0;

/** Requests at the base rate while others hang. They begin when no more of the others come: what is asked for is what waiting
 * costs, not what a crowd at the door costs. */
async function beside(what: string, quiet: number, send: () => ReturnType<typeof post>[]): Promise<void> {
  const hanging = send();
  let before: number;
  // Not all come so far: a client has so many turns of a model a day.
  do {
    before = stalls();
    await pause(500);
  } while (stalls() > before);
  const busy = await phase(`${hanging.length} ${what} hang`, base, 5);
  const statuses = (await Promise.all(hanging)).map(({ status }) => status);
  const times = (wanted: number) => statuses.filter((status) => status === wanted).length;
  const answers = [...new Set(statuses)].map((status) => `${status} x ${times(status)}`).join(", ");
  console.log(
    `${what}: ${answers}; p95 of estimates beside them ${(busy / quiet).toFixed(1)} times that before the spike`,
  );
}

const ask = (chat: Awaited<ReturnType<typeof beginChat>>) =>
  post(
    site.url,
    "/api/chat/conversation",
    { sessionId: chat?.sessionId, message: "Do you do windows in Utica?" },
    { cookie: chat?.cookie ?? "" },
  );
const readPage = async (_: unknown, index: number) => {
  const response = await fetch(`${site.url}/api/wordpress/posts?slug=silent-${index}`);
  return { status: response.status, text: await response.text(), cookie: undefined };
};
// What is loaded at the first use of anything is no growth.
await Promise.all([ask(await beginChat(site.url)), readPage(undefined, -1), phase("first requests", base, 5)]);
const calm = await footprint();
const quiet = await phase("base", base);
await phase("ten times as many", base * 10);
await phase("base again", base);
const parked = join(dataDir, "parked");
const spikeEndedAt = performance.now();
while ((await readdir(parked).catch(() => [])).length > 0 && performance.now() - spikeEndedAt < 120_000)
  await pause(100);
console.log(`all visible to the staff ${Math.round(performance.now() - spikeEndedAt)} ms after the last request`);

const chats = await Promise.all(Array.from({ length: chatCount }, () => beginChat(site.url)));
await beside("chats", quiet, () => chats.map(ask));
await beside("pages", quiet, () => Array.from({ length: pageCount }, readPage));
const rest = await footprint();
console.log(`heap ${((rest.heap / calm.heap - 1) * 100).toFixed(0)} % above that after the first requests`);

for (let minute = 1; minute <= soakMinutes; minute += 1) await phase(`soak, minute ${minute}`, base / 3, 60);
if (soakMinutes > 0) {
  const after = await footprint();
  const slope = (after.heap - rest.heap) / soakMinutes;
  console.log(`soak: heap ${slope.toFixed(2)} MB a minute, descriptors ${after.descriptors - rest.descriptors} more`);
}

await site.end("SIGTERM");
const rows = new Set((await readRows(store.endpoint)).map(({ id }) => id));
const accepted = all.filter(({ status }) => status === 201 || status === 202);
const lost = accepted.filter(({ key }) => !rows.has(key)).length;
const refused = all.filter(({ status }) => status >= 500 || status === 0).length;
await silent.close();
await store.close();
for (const folder of [dataDir, storeDir]) await rm(folder, { recursive: true, force: true });
console.log(`load: refused ${refused}, lost ${lost} of ${all.length}`);
process.exit(refused + lost > 0 ? 1 : 0);
