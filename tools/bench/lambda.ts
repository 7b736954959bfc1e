// `npm run bench -- lambda`: what a cold start has to load. Bytes of each function's files and CPU time of importing it, in
// fresh processes, interleaved, as medians and as ratios to a handler that only imports the DynamoDB client.

import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { median } from "@site/core/office/reports/median";
import { locateHandler } from "@site/functions/deployment";
import { pageFunction, routes } from "@site/functions/routes";
import { bundleSource, writeBundle } from "../bundle.ts";

const rounds = Number(process.argv[2] ?? 15);
const sdkOnly = `import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const handler = (event) => client.send(new PutCommand({ TableName: "t", Item: event }));`;

const baselineName = "SDK-only handler";
const sources = {
  "empty handler": { contents: "export const handler = async () => ({ statusCode: 200 });" },
  [baselineName]: { contents: sdkOnly, resolveDir: "packages/core" },
};
const functions = { ...routes, renderPage: pageFunction };

/** Functions find their settings as on AWS. */
const env = {
  PATH: process.env.PATH,
  AWS_REGION: "us-east-1",
  TABLE_NAME: "records",
  IP_HASH_SECRET: "bench",
  FALLBACK_QUEUE_URL: "https://sqs.invalid/queue",
};

const measure = (file: string): number => {
  const script = `const before = process.cpuUsage(); await import(${JSON.stringify(file)});
const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000); process.exit(0);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { env });
  if (status !== 0) throw new Error(`${file} could not be loaded: ${stderr}`);
  return Number(stdout.toString().trim().split("\n").at(-1));
};

const folder = mkdtempSync(join(tmpdir(), "bench-lambda-"));
const subjects: { name: string; file: string; times: number[] }[] = [];
for (const [name, source] of Object.entries(sources)) {
  const file = join(folder, name.replaceAll(" ", "-"), "handler.mjs");
  mkdirSync(dirname(file));
  // What everything is compared with: the SDK as anybody's handler has it.
  writeFileSync(file, await bundleSource(source, "dev", {}));
  subjects.push({ name, file, times: [] });
}
for (const [name, deployed] of Object.entries(functions)) {
  const { module } = locateHandler(deployed);
  const file = await writeBundle(`packages/functions/src/${module}.ts`, join(folder, name));
  subjects.push({ name, file, times: [] });
}
for (const { file } of subjects) measure(file);
for (let round = 0; round < rounds; round += 1) {
  for (const { file, times } of subjects) times.push(measure(file));
}
const baseline = median(subjects.find(({ name }) => name === baselineName)?.times ?? []);
console.log(`function                    bundle KB   CPU ms of import   to SDK-only   (medians of ${rounds})`);
for (const { name, file, times } of subjects) {
  const ms = median(times);
  const bytes = globSync(join(dirname(file), "*.mjs")).reduce((sum, each) => sum + statSync(each).size, 0);
  const columns = [
    (bytes / 1000).toFixed(1).padStart(9),
    ms.toFixed(1).padStart(18),
    (ms / baseline).toFixed(2).padStart(13),
  ];
  console.log(name.padEnd(28), ...columns);
}
rmSync(folder, { recursive: true });
