// `npm run bench -- office [-- --leads 50000]`: how long the office's lists take over so many leads on the embedded store, and
// how many requests to the table each call makes. Told beside the same over 1,000 leads in the same run: a list that reads
// an index costs the same whatever the table holds.

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import type { Context } from "@site/core/context";
import { addMember } from "@site/core/office/auth/members";
import { startSession } from "@site/core/office/auth/sessions";
import { indexRow } from "@site/core/search/index-record";
import { environment } from "@site/core/settings";
import { createStore } from "@site/core/store/create-store";
import { loadHandler } from "@site/dev/server/server";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { localSource } from "@site/dev/store/local-source";
import { handlerContext } from "@site/functions/context";

import { buildContext, buildEvent } from "@site/functions/http/event.fixture";
import { officeRoutes } from "@site/functions/office-routes";
import { storeSample } from "@site/ops/sample/sample-leads";
import { parseAmount, readOptions } from "../read-options.ts";

const { values } = readOptions({ options: { leads: { type: "string", default: "50000" } } });
const sizes = [1000, parseAmount(values.leads, "leads")];
const atOnce = 25;
const rounds = 15;

type Item = Record<string, unknown>;

/** A store that keeps what is put in it for a write of many at once, and finds it again. */
function collecting(context: Context, endpoint: string) {
  const store = createStore({ table: localTableName, endpoint, now: context.now });
  const items = new Map<string, Item>();
  store.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const { Item, Key } = args.input as { Item?: Item; Key?: Item };
        const output = { $metadata: {} };
        if (Item) items.set(`${Item.pk} ${Item.sk}`, Item);
        else if (commandName === "GetItemCommand")
          return { response: {}, output: { ...output, Item: items.get(`${Key?.pk} ${Key?.sk}`) } } as never;
        else return next(args);
        return { response: {}, output } as never;
      },
    { step: "initialize", name: "collect" },
  );
  return { context: { ...context, store }, items };
}

async function fill(context: Context, endpoint: string, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 200) {
    const { context: collector, items } = collecting(context, endpoint);
    for (let position = at; position < Math.min(at + 200, to); position += 1)
      await indexRow(collector, await storeSample(collector, position));
    const all = [...items.values()];
    for (let first = 0; first < all.length; first += atOnce) {
      const puts = all.slice(first, first + atOnce).map((Item) => ({ PutRequest: { Item } }));
      await context.store.client.send(new BatchWriteCommand({ RequestItems: { [localTableName]: puts } }));
    }
  }
}

// The store waits for the disk with each write, and there are 29 to a lead.
const memory = "/dev/shm";
const dataDir = await mkdtemp(join(existsSync(memory) ? memory : tmpdir(), "bench-office-"));
const store = await openStore(dataDir);
const context = handlerContext({ ...localSource(environment, dataDir, store.endpoint), IP_HASH_SECRET: "bench" });
let requests = 0;
context.store.client.middlewareStack.add(
  (next) => (args) => {
    requests += 1;
    return next(args);
  },
  { step: "initialize", name: "count" },
);

const email = "bench@example.org";
await addMember(context, { email, name: "Bench", role: "owner" });
const secret = await startSession(context, email, { way: "code" });

async function ask(name: keyof typeof officeRoutes, queryStringParameters: Record<string, string>, id = "") {
  const handler = await loadHandler(officeRoutes[name], context);
  const event = buildEvent({
    cookies: [`office=${secret}`],
    queryStringParameters,
    rawQueryString: new URLSearchParams(queryStringParameters).toString(),
    pathParameters: { noun: "leads", id },
  });
  const { statusCode, body } = await handler(event, buildContext(20_000));
  if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body}`);
  return JSON.parse(body);
}

/** @returns no number of ms for what the handler gave up */
async function measure(work: () => Promise<unknown>): Promise<{ ms: number; requests: number }> {
  requests = 0;
  const isAnswered = await work().then(
    () => true,
    () => false,
  );
  if (!isAnswered) return { ms: Number.NaN, requests };
  const times: number[] = [];
  requests = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { ms: times[Math.floor(rounds / 2)] ?? 0, requests: requests / rounds };
}

const results: Record<string, { ms: number; requests: number }>[] = [];
let filled = 0;
const write = process.stdout.write.bind(process.stdout);
for (const size of sizes) {
  await fill(context, store.endpoint, filled, size);
  filled = size;
  // The routes' own log lines would hide the table.
  process.stdout.write = () => true;
  const { items } = await ask("listInbox", {});
  const result: (typeof results)[number] = {};
  const searches = { "search, a name": "maria nowak", "search, four digits": "0142", "search, two letters": "ma" };
  const lately = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  result.inbox = await measure(() => ask("listInbox", {}));
  result["inbox, one status"] = await measure(() => ask("listInbox", { status: "qualified" }));
  result["inbox, one week"] = await measure(() => ask("listInbox", { from: lately }));
  result["inbox, any day, nobody has it"] = await measure(() => ask("listInbox", { to: lately, assignee: "-" }));
  for (const [name, search] of Object.entries(searches))
    result[name] = await measure(() => ask("listInbox", { search }));
  result.record = await measure(() => ask("getRecord", {}, items[0].id));
  result["figures, 12 weeks"] = await measure(() => ask("getFigures", { weeks: "12" }));
  results.push(result);
  process.stdout.write = write;
}
const [small, large] = results;
console.table(
  Object.fromEntries(
    Object.entries(large ?? {}).map(([name, { ms, requests: count }]) => [
      name,
      {
        [`ms over ${sizes[1]}`]: Number(ms.toFixed(1)),
        [`times those over ${sizes[0]}`]: Number((ms / (small?.[name]?.ms ?? ms)).toFixed(2)),
        "requests to the table": Number(count.toFixed(1)),
        [`requests over ${sizes[0]}`]: Number((small?.[name]?.requests ?? count).toFixed(1)),
      },
    ]),
  ),
);
await store.close();
await rm(dataDir, { recursive: true });
