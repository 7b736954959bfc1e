// `npm run bench -- page`: CPU of the page function for pages of a recorded WordPress, of its whole process: cold (load and
// first page), then warm: with texts that were edited, with answers that say the same, and from its memory. Medians in ms, and as ratios to loading a handler
// that has the DynamoDB client only. Needs `npm run build`.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { listenLocally } from "@site/core/listen-locally";
import { median } from "@site/core/office/reports/median";
import { locateHandler } from "@site/functions/deployment";
import { pageFunction } from "@site/functions/routes";
import { bundleSource, writeBundle } from "../bundle.ts";
import { type Tape, tapeFile, tapeOrigin } from "../wordpress/tape.ts";

const rounds = Number(process.argv[2] ?? 9);
/** For Node, `--cpu-prof` and its like. */
const nodeOptions = process.argv.slice(3);

const paths = [
  ...["/wide-page", "/services", "/services/team", "/our-story", "/contact-us", "/fenster-ofen"],
  ...["/blog/layout-of-a-post", "/blog/fogged-windows", "/blog/with-a-form", "/blog/tip-12"],
  ...["/category/windows-2", "/blog", "/tag/energy"],
];
/** What the pages are asked for, again and again. */
const kinds = ["texts were edited", "WordPress asked", "from memory"] as const;
const laps = 3 * kinds.length;

const script = `const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const [file, ...paths] = process.argv.slice(1);
// Before anything keeps the clock that it finds.
const clock = Date.now;
let ahead = 0;
Date.now = () => clock() + ahead;
const begun = cpu();
const { handler } = await import(file);
// Whoever imports it loads undici, too.
const { get } = process.getBuiltinModule("node:http");
const edit = () => new Promise((done) => get(process.env.WORDPRESS_URL + "edit", (answer) => answer.resume().on("end", done)));
const http = (path) => ({ method: "GET", path, protocol: "HTTP/1.1", sourceIp: "192.0.2.1", userAgent: "bench" });
const event = (path) => ({ version: "2.0", routeKey: "$default", rawPath: path, rawQueryString: "", headers: {},
  isBase64Encoded: false, requestContext: { requestId: "r", routeKey: "$default", http: http(path) } });
const context = { awsRequestId: "r", getRemainingTimeInMillis: () => 12000 };
const spent = [];
for (let lap = 0; lap < ${laps}; lap += 1) {
  const kind = ${JSON.stringify(kinds)}[lap % ${kinds.length}];
  if (kind !== "from memory") ahead += 180000;
  if (kind === "texts were edited") await edit();
  for (const path of paths) {
    const start = spent.length === 0 ? begun : cpu();
    const { statusCode } = await handler(event(path), context);
    if (statusCode !== 200) throw new Error(path + " answered " + statusCode);
    spent.push(cpu() - start);
    await new Promise((done) => setTimeout(done, 5));
  }
}
console.error(JSON.stringify(spent));
process.exit(0);`;

const tape: Tape = JSON.parse(readFileSync(tapeFile, "utf8"));

let edits = 0;
/** The recorded WordPress and an empty table on loopback; they take no CPU of the function's process. */
const upstream = createServer(({ url = "/", headers }, response) => {
  if (url === "/edit") edits += 1;
  if (headers["x-amz-target"]) return response.end('{"Items":[],"Count":0,"ScannedCount":0}');
  const { status, type, text } = tape[url] ?? { status: 404, type: "text/html", text: "" };
  const origin = `http://${headers.host}`;
  const body = text.replaceAll(tapeOrigin, origin).replaceAll(tapeOrigin.replaceAll("/", "\\/"), origin);
  response.writeHead(status, { "content-type": type }).end(body.replaceAll("<p>", `<p>${edits} `));
});

async function spentBy(file: string, env: Record<string, string | undefined>): Promise<number[]> {
  const child = spawn(process.execPath, [...nodeOptions, "--input-type=module", "-e", script, file, ...paths], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(said);
  return JSON.parse(said.trim().split("\n").at(-1) ?? "");
}

const folder = mkdtempSync(join(tmpdir(), "bench-page-"));
const functionFile = await writeBundle(
  `packages/functions/src/${locateHandler(pageFunction).module}.ts`,
  folder,
  "production",
);
const sdk = `export { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
export { DynamoDBClient } from "@aws-sdk/client-dynamodb";`;
const sdkFile = join(folder, "sdk.mjs");
writeFileSync(sdkFile, await bundleSource({ contents: sdk, resolveDir: "packages/core" }, "production"));
const loadSdk = `const before = process.cpuUsage(); await import(${JSON.stringify(sdkFile)});
const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000); process.exit(0);`;
const upstreamUrl = await listenLocally(upstream);
const env = {
  PATH: process.env.PATH,
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "bench",
  AWS_SECRET_ACCESS_KEY: "bench",
  AWS_ENDPOINT_URL_DYNAMODB: upstreamUrl,
  TABLE_NAME: "records",
  PAGES_DIR: resolve("packages/web/dist-server"),
  WORDPRESS_URL: `${upstreamUrl}/`,
  WORDPRESS_SAMPLES: "off",
};

const units: number[] = [];
const spent: number[][] = [];
for (let round = 0; round < rounds; round += 1) {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", loadSdk], { env });
  units.push(Number(stdout.toString()));
  spent.push(await spentBy(functionFile, env));
}
upstream.close();
rmSync(folder, { recursive: true });

const unit = median(units);
const at = (lap: number, index: number) => spent.map((each) => each[lap * paths.length + index] ?? 0);
const line = (what: string, ms: number) =>
  console.log(what.padEnd(46), ms.toFixed(1).padStart(7), (ms / unit).toFixed(2).padStart(7));
/** Those of a kind; the first of each warms the machine up. */
const lapsOf = (kind: number) =>
  Array.from({ length: laps / kinds.length - 1 }, (_, lap) => kind + (lap + 1) * kinds.length);
console.log(`medians of ${rounds}`.padEnd(46), "CPU ms".padStart(7), " to SDK");
line("load of a handler with the SDK only", unit);
line(`cold: load and ${paths[0]}`, median(at(0, 0)));
line(
  "dearest of the pages after: the SDK is loaded",
  median(spent.map((each) => Math.max(...each.slice(1, kinds.length * paths.length)))),
);
for (const [index, path] of paths.entries())
  line(`warm, ${kinds[0]}: ${path}`, median(lapsOf(0).flatMap((lap) => at(lap, index))));
for (const [kind, name] of kinds.entries())
  line(`warm, ${name}: all`, median(paths.flatMap((_, index) => lapsOf(kind).flatMap((lap) => at(lap, index)))));
