// `npm run prove -- outage`: takes away one thing after the other that the local server leans on (the store, the counter of writes,
// the store together with the parking folder, which is a bucket on AWS, the content provider, the model, the webhook, the
// mail folder) and prints for each kind of fault what the visitor sees, what is stored and when the staff hears. The last
// line counts the cells that came out as promised; exit code 1 unless all did.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { listenLocally } from "@site/core/listen-locally";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { createProvider } from "@site/dev/fake-wordpress/server";
import { openStore } from "@site/dev/store/embedded-dynamodb";
import { freePort } from "@site/dev/store/free-port";
import { type Fault, type FaultProxy, startFaultProxy } from "./fault-proxy.ts";
import { localSite } from "./local-site.ts";
import { readRows, readStaffMails } from "./stored-rows.ts";
import { newForm } from "./submissions.ts";
import { beginChat, post } from "./visitor.ts";

const folder = await mkdtemp(join(tmpdir(), "outage-"));
const outbox = join(folder, "outbox");
const store = await openStore(await mkdtemp(join(folder, "store-")));
const provider = createProvider({ library: demoLibrary });
const proxies = {
  store: await startFaultProxy(store.endpoint),
  provider: await startFaultProxy(await listenLocally(provider)),
  // Nobody stands behind these two: they are never passed on.
  model: await startFaultProxy("http://127.0.0.1:9"),
  webhook: await startFaultProxy("http://127.0.0.1:9"),
};
proxies.model.decide = () => "error";
proxies.webhook.decide = () => "error";
const site = localSite({
  port: await freePort(),
  dataDir: folder,
  env: {
    DYNAMODB_ENDPOINT: proxies.store.url,
    WORDPRESS_URL: proxies.provider.url,
    CHAT_MODEL_ID: "model",
    BEDROCK_URL: proxies.model.url,
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    WEBHOOK_URL: `${proxies.webhook.url}/leads`,
    WEBHOOK_SECRET: "outage",
    OUTBOX_DIR: outbox,
    // Fewer than 20 forms are sent here.
    RATE_LIMIT: "on",
  },
});
await site.start();

/** Waits until it is so. @returns ms, undefined when it took too long */
async function until(isSo: () => Promise<boolean>, timeoutMs = 60_000): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    if (await isSo()) return Math.round(performance.now() - startedAt);
    await pause(100);
  }
  return undefined;
}

let number = 0;
let good = 0;
let cells = 0;

function report(what: string, fault: string, isGood: boolean, found: string): void {
  cells += 1;
  if (isGood) good += 1;
  console.log(`${isGood ? "as promised" : "BROKEN     "}  ${what.padEnd(9)} ${fault.padEnd(9)} ${found}`);
}

/** A lead while something is away; then it is back. */
async function tryLead(what: string, fault: string, limit: number, restore: () => Promise<void> | void): Promise<void> {
  // The first of the seven forms is an estimate.
  const { mark, key, path, body } = newForm(7 * number, 1);
  number += 1;
  const startedAt = performance.now();
  const { status } = await post(site.url, path, body, { "idempotency-key": key });
  const took = Math.round(performance.now() - startedAt);
  await restore();
  const stored = await until(async () => (await readRows(store.endpoint)).some(({ id }) => id === key));
  const told = await until(async () => (await readStaffMails(outbox)).has(mark));
  const seen = `visitor: ${status} after ${took} ms; stored ${stored ?? "never"} ms and staff told ${told ?? "never"} ms after the end of the fault`;
  report(what, fault, [201, 202].includes(status) && took <= limit && stored !== undefined && told !== undefined, seen);
}

async function withFault(proxy: FaultProxy, fault: Fault, work: () => Promise<void>): Promise<void> {
  proxy.decide = () => fault;
  await work();
}

const pass = (proxy: FaultProxy) => () => {
  proxy.decide = () => "pass";
};

for (const fault of ["throttle", "error", "stall", "reset", "lose", "garbage"] as const)
  await withFault(proxies.store, fault, () => tryLead("store", fault, 7500, pass(proxies.store)));

for (const fault of ["throttle", "stall", "reset"] as const) {
  proxies.store.decide = (body) => (body.includes("write_counter") ? fault : "pass");
  const before = proxies.store.counts.get(fault) ?? 0;
  await tryLead("counter", fault, 2500, pass(proxies.store));
  if ((proxies.store.counts.get(fault) ?? 0) === before) report("counter", fault, false, "was never asked");
}

// Nothing can be kept: that has to be said, and the same button has to work afterwards.
const parkedFolder = join(folder, "parked");
await rm(parkedFolder, { recursive: true, force: true });
await writeFile(parkedFolder, "a file in the way of what is parked");
for (const fault of ["error", "stall"] as const) {
  proxies.store.decide = () => fault;
  const { key, path, body } = newForm(7 * number, 1);
  number += 1;
  const startedAt = performance.now();
  const { status, text } = await post(site.url, path, body, { "idempotency-key": key });
  const took = Math.round(performance.now() - startedAt);
  pass(proxies.store)();
  const again = await post(site.url, path, body, { "idempotency-key": key });
  const isGood = status === 503 && JSON.parse(text).message && took <= 7500 && again.status === 201;
  report("no copy", fault, isGood, `visitor: ${status} after ${took} ms, and ${again.status} at the second press`);
}
await rm(parkedFolder);

for (const fault of ["error", "stall", "reset", "garbage"] as const) {
  await withFault(proxies.webhook, fault, () => tryLead("webhook", fault, 7500, () => {}));
}

await rm(outbox, { recursive: true, force: true });
await writeFile(outbox, "a file in the way of the mails");
await tryLead("mail", "away", 7500, async () => {
  await pause(500);
  await rm(outbox);
  // What was not sent is sent by the sweep, or when the server is started again.
  await site.end("SIGTERM");
  await site.start();
});

for (const fault of ["error", "stall", "reset", "garbage"] as const) {
  proxies.provider.decide = () => fault;
  const startedAt = performance.now();
  const response = await fetch(`${site.url}/api/wordpress/posts?slug=${fault}`);
  const took = Math.round(performance.now() - startedAt);
  const answer: unknown = await response.json().catch(() => undefined);
  const isTold = response.ok || (typeof answer === "object" && answer !== null && "message" in answer);
  report("provider", fault, isTold && took <= 11_000, `visitor: ${response.status} after ${took} ms`);
}
pass(proxies.provider)();

for (const fault of ["error", "throttle", "reset", "garbage", "stall"] as const) {
  proxies.model.decide = () => fault;
  const chat = await beginChat(site.url);
  const startedAt = performance.now();
  const body = { sessionId: chat?.sessionId, message: "Do you do windows in Utica?" };
  const { status, text } = await post(site.url, "/api/chat/conversation", body, { cookie: chat?.cookie ?? "" });
  const took = Math.round(performance.now() - startedAt);
  report(
    "model",
    fault,
    status === 200 && took <= 28_000 && text.includes("content"),
    `visitor: ${status} after ${took} ms`,
  );
}

await site.end("SIGTERM");
for (const proxy of Object.values(proxies)) await proxy.close();
provider.closeAllConnections();
provider.close();
await store.close();
await rm(folder, { recursive: true, force: true });
console.log(`outage: ${good} of ${cells} cells as promised`);
process.exit(good === cells ? 0 : 1);
