// `npm run bench:api`: CPU and throughput of a stored quote request through the whole handler path, against a bare Node
// server that does the same conditional put on the same store. Alternating pairs; the medians of the paired ratios count.
import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { submitQuote } from "@site/core/quote/contract";
import { buildQuoteRequest } from "@site/core/quote/lead-builder";
import { createTable, localTableName, openStore } from "@site/local/store";
import { median } from "../support/median.ts";

const pairs = Number(process.argv[2] ?? 7);
const requests = Number(process.argv[3] ?? 2000);
const warmUp = 1000;
const connections = 16;

interface Subject {
  child: ChildProcess;
  port: number;
}

const store = await openStore();
await createTable(store.endpoint, localTableName);
const env = { ...process.env, DYNAMODB_ENDPOINT: store.endpoint, TABLE_NAME: localTableName, RATE_LIMIT: "off" };

async function start(mode: "bare" | "handlers", template = "{}"): Promise<Subject> {
  const child = fork("tests/bench/api-server.ts", [mode, store.endpoint, template], {
    env,
    // The handler's log line is written, as on Lambda, and goes nowhere.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", (code) => reject(new Error(`the ${mode} server ended with ${code}`)));
  });
  return { child, port };
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const body = JSON.stringify(buildQuoteRequest({ phone: "(315) 555-0142", location: "Rome", notes: "Eight windows." }));

function send(port: number, method: "GET" | "POST", path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": method === "POST" ? body.length : 0 };
    const sent = request({ agent, host: "127.0.0.1", port, method, path, headers }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      if ((response.statusCode ?? 500) < 300) resolve(text);
      else reject(new Error(`${response.statusCode} ${text}`));
    });
    sent.on("error", reject).end(method === "POST" ? body : undefined);
  });
}

/** @returns CPU ms of the server and wall-clock ms, per request */
async function run({ port }: Subject, count: number): Promise<{ cpu: number; wall: number }> {
  const before = Number(await send(port, "GET", "/cpu"));
  const startedAt = performance.now();
  let left = count;
  const worker = async () => {
    while (left-- > 0) await send(port, "POST", submitQuote.path);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const wall = (performance.now() - startedAt) / count;
  return { cpu: (Number(await send(port, "GET", "/cpu")) - before) / count, wall };
}

const handlers = await start("handlers");
await run(handlers, 1);
const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const client = new DynamoDBClient({ endpoint: store.endpoint, region: "us-east-1", credentials });
const { Items = [] } = await DynamoDBDocumentClient.from(client).send(new ScanCommand({ TableName: localTableName }));
const bare = await start("bare", JSON.stringify(Items[0]));

await run(bare, warmUp);
await run(handlers, warmUp);
const ratios: { cpu: number; throughput: number }[] = [];
console.log("pair   bare CPU ms   handlers CPU ms   CPU ratio   throughput ratio");
for (let pair = 1; pair <= pairs; pair += 1) {
  // Who goes first changes from pair to pair: the store grows, and the machine is not alone.
  const order = pair % 2 === 0 ? [bare, handlers] : [handlers, bare];
  const results = new Map<Subject, { cpu: number; wall: number }>();
  for (const subject of order) results.set(subject, await run(subject, requests));
  const [b, h] = [results.get(bare), results.get(handlers)];
  if (!b || !h) throw new Error("a run is missing");
  ratios.push({ cpu: h.cpu / b.cpu, throughput: b.wall / h.wall });
  const columns = [
    b.cpu.toFixed(3).padStart(12),
    h.cpu.toFixed(3).padStart(17),
    (h.cpu / b.cpu).toFixed(2).padStart(11),
  ];
  console.log(String(pair).padStart(4), ...columns, (b.wall / h.wall).toFixed(2).padStart(18));
}
const cpu = median(ratios.map((ratio) => ratio.cpu));
const throughput = median(ratios.map((ratio) => ratio.throughput));
console.log(
  `median of ${pairs} pairs of ${requests} requests: CPU ${cpu.toFixed(2)}, throughput ${throughput.toFixed(2)}`,
);
bare.child.kill();
handlers.child.kill();
agent.destroy();
await store.close();
