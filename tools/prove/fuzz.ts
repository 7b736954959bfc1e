// `npm run prove -- fuzz [--seed S] [--requests N] [--cpu-limit MS]`: sends requests made from the contracts, and spoiled ones,
// to every endpoint of the site and, as somebody of the staff, of the office, and to addresses of pages. No answer may be
// a 5xx, each refusal of the API is JSON with a message, nothing that was refused is stored, and no request costs much
// CPU. What fails is made as small as it gets and can be replayed by its seed.

import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { officePaths } from "@site/core/contract/office-paths";
import { listenLocally } from "@site/core/listen-locally";
import { patient } from "@site/core/store/patient.fixture";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { createProvider } from "@site/dev/fake-wordpress/server";
import { loadPageOrigin } from "@site/dev/server/page-origin";
import { apiOver, createSiteServer, listen } from "@site/dev/server/server";
import { officeSite, siteServer } from "@site/dev/server/site";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { handlerContext } from "@site/functions/context";
import { officeRoutes } from "@site/functions/office-routes";
import { type Route, routes } from "@site/functions/routes";
import { buildWebIfNeeded, officeRoot, serverRoot, webRoot } from "@site/web/built-site";
import fc from "fast-check";
import { getSeed, parseAmount, readOptions } from "../read-options.ts";
import { hostileRequest, type WireRequest } from "./hostile-requests.ts";
import { signedInStaff } from "./staff.ts";
import { readRows } from "./stored-rows.ts";
import { newForm } from "./submissions.ts";
import "../rehearsal/slow-timeouts.ts";
import { slowness } from "../rehearsal/slowness.ts";

const { values } = readOptions({
  options: {
    seed: { type: "string" },
    requests: { type: "string", default: "20000" },
    "cpu-limit": { type: "string", default: "50" },
  },
});
const seed = getSeed(values.seed);
const count = parseAmount(values.requests, "requests");
/** Requests between two looks at the clock of what failed. */
const batch = 500;
/** Most CPU of a request with its client, ms; measured again before it counts. */
const cpuLimit = parseAmount(values["cpu-limit"], "cpu-limit");

console.log(`fuzz: seed ${seed}, ${count} requests`);
await buildWebIfNeeded();
const folder = await mkdtemp(join(tmpdir(), "fuzz-"));
const store = await openStore(folder);
const provider = createProvider({ library: demoLibrary });
const context = patient(
  handlerContext({
    DYNAMODB_ENDPOINT: store.endpoint,
    TABLE_NAME: localTableName,
    RATE_LIMIT: "off",
    FALLBACK_DIR: join(folder, "parked"),
    OUTBOX_DIR: join(folder, "outbox"),
    WORDPRESS_URL: await listenLocally(provider),
    PAGES_DIR: serverRoot,
    IP_HASH_SECRET: "fuzz",
    CHAT_SECRET: "fuzz",
  }),
);
// Handlers log each request.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
const unhurried = (...args: Parameters<typeof apiOver>) =>
  apiOver(...args).map((route) => ({ ...route, timeout: route.timeout * slowness }));
const server = createSiteServer(
  unhurried(context),
  siteServer(context.settings, webRoot, await loadPageOrigin(context)),
);
const office = createSiteServer(unhurried(context, officeRoutes), officeSite(officeRoot));
const ports = { site: await listen(server, 0), office: await listen(office, 0) };
let cookie = await signedInStaff(context, "fuzz");
// A connection each: what one request does to a connection must not fail the next one.
const agent = new Agent({ keepAlive: false });
// The pages' router warns of each address that it can't decode.
console.warn = () => {};

const accepted = new Set<string>();
/** Changes of a record by the staff that were acknowledged. */
let changes = 0;

interface Answer {
  status: number;
  type: string;
  text: string;
  cpu: number;
}

/** Remembers what was acknowledged. Here, because what is measured again is sent again, and stored again when it has no key. */
async function note({ host, method, target }: WireRequest, status: number, text: string): Promise<void> {
  const id: unknown = status === 201 || status === 202 ? JSON.parse(text).id : undefined;
  if (typeof id === "string") accepted.add(id);
  if (status === 200 && method === "POST" && target.startsWith(officePaths.listInbox)) changes += 1;
  // It signed out, or ended its own session.
  if (status === 401 && host === "office") cookie = await signedInStaff(context, "fuzz");
}

function send(wire: WireRequest): Promise<Answer> {
  const { host, method, target, headers, body } = wire;
  return new Promise((resolve, reject) => {
    const before = process.cpuUsage();
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const staff = host === "office" ? { cookie, origin: `http://127.0.0.1:${ports.office}` } : {};
    const all = { ...staff, ...headers, ...length };
    const options = { agent, host: "127.0.0.1", port: ports[host], method, path: target, headers: all };
    const sent = request(options, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      const { user, system } = process.cpuUsage(before);
      const type = response.headers["content-type"] ?? "";
      const status = response.statusCode ?? 0;
      await note(wire, status, text);
      resolve({ status, type, text, cpu: (user + system) / 1000 });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Node's client refuses what no client can send: that is no case. */
const canBeSent = ({ target }: WireRequest): boolean => /^[\x21-\x7e]+$/.test(target) && target.length < 8000;

const getMessage = (text: string): unknown => {
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
  if (isRefusal && !(type.startsWith("application/json") && typeof getMessage(text) === "string" && getMessage(text))) {
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

/** Leads that the staff may change, each once as it came. */
const ids: string[] = [];
for (let number = 0; ids.length < 100; number += 7) {
  const { path, body } = newForm(number, 0);
  const headers = { "content-type": "application/json" };
  ids.push(
    JSON.parse((await send({ host: "site", method: "POST", target: path, headers, body: JSON.stringify(body) })).text)
      .id,
  );
}
const getEndpoints = (served: Record<string, Route>) => Object.values(served).map(({ endpoint }) => endpoint);
const arbitrary = hostileRequest(
  { host: "site", endpoints: getEndpoints(routes) },
  { host: "office", endpoints: getEndpoints(officeRoutes), known: { noun: ["leads"], id: ids } },
);
// The first request of each handler pays for what it loads.
await fc.check(
  fc.asyncProperty(arbitrary, async (wire) => void (canBeSent(wire) && (await send(wire)))),
  { seed: 1, numRuns: 400 },
);
findings.serverError = 0;
changes = 0;
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
const rows = (await readRows(store.endpoint)).filter((row) => !before.has(row.id));
const sentIn = rows.filter(({ __edb_e__ }) => forms.includes(String(__edb_e__)));
const refusedForms = sentIn.filter(({ id, source }) => source !== "chat" && !accepted.has(String(id))).length;
const events = rows.filter(({ __edb_e__ }) => __edb_e__ === "office_event").length;
const refusedRows = refusedForms + Math.max(0, events - changes);
const seconds = (performance.now() - startedAt) / 1000;
for (const each of [server, office, provider]) {
  each.closeAllConnections();
  each.close();
}
await store.close();
await rm(folder, { recursive: true, force: true });
print(
  `statuses: ${[...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status} x ${times}`)
    .join(", ")}\n`,
);
print(
  `stored: ${sentIn.length}, events of the office: ${events} of ${changes} changes; most CPU of a request: ${mostCpu.cpu.toFixed(1)} ms (${mostCpu.target}); ${seconds.toFixed(0)} s\n`,
);
print(
  `fuzz: 5xx ${findings.serverError}, not JSON ${findings.notJson}, rows on refusal ${refusedRows}, over ${cpuLimit} ms ${findings.slow} of ${count}\n`,
);
process.exit(findings.serverError + findings.notJson + findings.slow + refusedRows > 0 ? 1 : 0);
