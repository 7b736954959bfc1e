// `npm run fuzz -- [--seed S] [--requests N]`: sends requests made from the contracts, and spoiled ones, to every endpoint
// and to addresses of pages. No answer may be a 5xx, each refusal of the API is JSON with a message, nothing that was refused
// is stored, and no request costs much CPU. What fails is made as small as it gets and can be replayed by its seed.
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { newSeed } from "@site/assistant/understanding/seeded-random";
import { localTableName, openStore } from "@site/embedded-store/open-store";
import { handlerContext } from "@site/functions/context";
import { routes } from "@site/functions/routes";
import { loadPageOrigin } from "@site/local/page-origin";
import { createSiteServer, listen, loadApi } from "@site/local/server";
import { siteServer } from "@site/local/site";
import { buildWebIfNeeded, serverRoot, webRoot } from "@site/web/built-site";
import { demoLibrary } from "@site/wordpress/stand-in/demo-library";
import { createProvider } from "@site/wordpress/stand-in/server";
import fc from "fast-check";
import { readRows } from "./proof/audit.ts";
import { hostileRequest, type WireRequest } from "./proof/hostile-requests.ts";

const { values } = parseArgs({
  options: { seed: { type: "string" }, requests: { type: "string", default: "20000" } },
});
const seed = Number(values.seed ?? newSeed());
const count = Number(values.requests);
/** Requests between two looks at the clock of what failed. */
const batch = 500;
/** Most CPU of a request with its client, ms; measured again before it counts. */
const cpuLimit = 50;

console.log(`fuzz: seed ${seed}, ${count} requests`);
await buildWebIfNeeded();
const folder = await mkdtemp(join(tmpdir(), "fuzz-"));
const store = await openStore(folder);
const provider = createProvider({ library: demoLibrary });
const context = handlerContext({
  DYNAMODB_ENDPOINT: store.endpoint,
  TABLE_NAME: localTableName,
  RATE_LIMIT: "off",
  PARKING_DIR: join(folder, "parked"),
  OUTBOX_DIR: join(folder, "outbox"),
  WORDPRESS_URL: `http://127.0.0.1:${await listen(provider, 0)}`,
  PAGES_DIR: serverRoot,
  IP_HASH_SECRET: "fuzz",
  CHAT_SECRET: "fuzz",
});
// Handlers log each request.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
const server = createSiteServer(
  await loadApi(context),
  siteServer(context.settings, webRoot, await loadPageOrigin(context)),
);
const port = await listen(server, 0);
// A connection each: what one request does to a connection must not fail the next one.
const agent = new Agent({ keepAlive: false });
// The pages' router warns of each address that it can't decode.
console.warn = () => {};

const accepted = new Set<string>();

interface Answer {
  status: number;
  type: string;
  text: string;
  cpu: number;
}

function send({ method, target, headers, body }: WireRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const before = process.cpuUsage();
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = { agent, host: "127.0.0.1", port, method, path: target, headers: { ...headers, ...length } };
    const sent = request(options, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      const { user, system } = process.cpuUsage(before);
      const type = response.headers["content-type"] ?? "";
      const status = response.statusCode ?? 0;
      // Here, because what is measured again is sent again, and stored again when it has no key.
      const id: unknown = status === 201 || status === 202 ? JSON.parse(text).id : undefined;
      if (typeof id === "string") accepted.add(id);
      resolve({ status, type, text, cpu: (user + system) / 1000 });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Node's client refuses what no client can send: that is no case. */
const canBeSent = ({ target }: WireRequest): boolean => /^[\x21-\x7e]+$/.test(target) && target.length < 8000;

const messageOf = (text: string): unknown => {
  try {
    return JSON.parse(text).message;
  } catch {
    return undefined;
  }
};

const statuses = new Map<number, number>();
const findings = { serverError: 0, notJson: 0, slow: 0 };
let sent = 0;
let mostCpu = { cpu: 0, target: "" };

/** The CPU of a request, measured again when it looks like much: others may have disturbed it. */
async function steadyCpu(wire: WireRequest, first: number): Promise<number> {
  let cpu = first;
  for (let again = 0; again < 5 && cpu > cpuLimit; again += 1) cpu = Math.min(cpu, (await send(wire)).cpu);
  return cpu;
}

/** @throws Error that says what is wrong with the answer */
async function check(wire: WireRequest): Promise<void> {
  if (!canBeSent(wire)) return;
  const { status, type, text, cpu } = await send(wire);
  sent += 1;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const isApi = /^\/api\//.test(wire.target);
  if (status >= 500) {
    findings.serverError += 1;
    throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
  }
  const isRefusal = isApi && status >= 400 && wire.method !== "HEAD";
  if (isRefusal && !(type.startsWith("application/json") && typeof messageOf(text) === "string" && messageOf(text))) {
    findings.notJson += 1;
    throw new Error(`refused with ${status} ${type}: ${text.slice(0, 300)}`);
  }
  const steady = await steadyCpu(wire, cpu);
  if (steady > mostCpu.cpu) mostCpu = { cpu: steady, target: `${wire.method} ${wire.target.slice(0, 80)}` };
  if (steady > cpuLimit) {
    findings.slow += 1;
    throw new Error(`took ${steady.toFixed(0)} ms of CPU`);
  }
}

const arbitrary = hostileRequest(Object.values(routes).map(({ endpoint }) => endpoint));
// The first request of each handler pays for what it loads.
await fc.check(
  fc.asyncProperty(arbitrary, async (wire) => void (canBeSent(wire) && (await send(wire)))),
  { seed: 1, numRuns: 400 },
);
findings.serverError = 0;
const startedAt = performance.now();
const before = new Set((await readRows(store.endpoint)).map(({ id }) => id));
for (let round = 0; sent < count; round += 1) {
  const result = await fc.check(fc.asyncProperty(arbitrary, check), {
    seed: seed + round,
    numRuns: Math.min(batch, count - sent),
  });
  if (!result.failed) continue;
  print(`failed: seed ${seed + round}, path ${result.counterexamplePath}\n`);
  print(
    `  ${JSON.stringify(result.counterexample?.[0]).slice(0, 1500)}\n  ${String(result.errorInstance).slice(0, 500)}\n`,
  );
  if (round > 200 && sent < round) break;
}
const forms = ["lead", "contest_entry", "job_application"];
const rows = (await readRows(store.endpoint)).filter(
  ({ id, __edb_e__ }) => forms.includes(String(__edb_e__)) && !before.has(id),
);
const refusedRows = rows.filter(({ id, source }) => source !== "chat" && !accepted.has(String(id))).length;
const seconds = (performance.now() - startedAt) / 1000;
server.closeAllConnections();
server.close();
provider.closeAllConnections();
provider.close();
await store.close();
await rm(folder, { recursive: true, force: true });
print(
  `statuses: ${[...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status} x ${times}`)
    .join(", ")}\n`,
);
print(
  `stored: ${rows.length}; most CPU of a request: ${mostCpu.cpu.toFixed(1)} ms (${mostCpu.target}); over ${cpuLimit} ms: ${findings.slow}; ${seconds.toFixed(0)} s\n`,
);
print(`fuzz: 5xx ${findings.serverError}, not JSON ${findings.notJson}, rows on refusal ${refusedRows} of ${count}\n`);
process.exit(findings.serverError + findings.notJson + findings.slow + refusedRows > 0 ? 1 : 0);
