// `npm run bench -- api [rounds] [requests]`: CPU and throughput of a stored quote request through the whole handler path, and
// of ElectroDB's put alone, against a bare Node server that does the same conditional put on the same store. The three
// take turns; the medians of the ratios within a round count.
import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { submitQuoteEndpoint } from "@site/core/leads/contract";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { median } from "@site/core/office/reports/median";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { createTable } from "@site/dev/store/table";
import type { Mode } from "./api-server.ts";

const rounds = Number(process.argv[2] ?? 7);
const requests = Number(process.argv[3] ?? 2000);
const warmUp = 1000;
const connections = 16;

interface Subject {
  child: ChildProcess;
  port: number;
}

const store = await openStore();
await createTable(store.endpoint, localTableName);
const env = {
  ...process.env,
  DYNAMODB_ENDPOINT: store.endpoint,
  TABLE_NAME: localTableName,
  RATE_LIMIT: "off",
  IP_HASH_SECRET: "bench",
};

async function start(mode: Mode, template = "{}"): Promise<Subject> {
  const child = fork("tools/bench/api-server.ts", [mode, store.endpoint, template], {
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
    while (left-- > 0) await send(port, "POST", submitQuoteEndpoint.path);
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
const template = JSON.stringify(Items[0]);
const subjects = { bare: await start("bare", template), electro: await start("electro", template), handlers };
const modes = Object.keys(subjects) as Mode[];

for (const subject of Object.values(subjects)) await run(subject, warmUp);
const ratios = { electro: [], handlers: [] } as Record<"electro" | "handlers", { cpu: number; throughput: number }[]>;
console.log("CPU ms per request:   bare   ElectroDB's put   handlers | to bare: ElectroDB's put, handlers");
for (let round = 0; round < rounds; round += 1) {
  // Who goes first changes from round to round: the store grows, and the machine is not alone.
  const results = {} as Record<Mode, { cpu: number; wall: number }>;
  for (let turn = 0; turn < modes.length; turn += 1) {
    const mode = modes[(round + turn) % modes.length] as Mode;
    results[mode] = await run(subjects[mode], requests);
  }
  const { bare, electro, handlers } = results;
  ratios.electro.push({ cpu: electro.cpu / bare.cpu, throughput: bare.wall / electro.wall });
  ratios.handlers.push({ cpu: handlers.cpu / bare.cpu, throughput: bare.wall / handlers.wall });
  const columns = [bare, electro, handlers].map(({ cpu }, column) =>
    cpu.toFixed(3).padStart([26, 17, 10][column] ?? 0),
  );
  const toBare = [electro, handlers].map(({ cpu }) => (cpu / bare.cpu).toFixed(2));
  console.log(`${columns.join(" ")} | ${toBare.join(", ")}`);
}
console.log(`medians of ${rounds} rounds of ${requests} requests, to bare:`);
for (const [mode, all] of Object.entries(ratios)) {
  const [cpu, throughput] = (["cpu", "throughput"] as const).map((name) => median(all.map((each) => each[name])));
  console.log(`${mode.padEnd(8)} CPU ${cpu?.toFixed(2)}, throughput ${throughput?.toFixed(2)}`);
}
for (const { child } of Object.values(subjects)) child.kill();
agent.destroy();
await store.close();
