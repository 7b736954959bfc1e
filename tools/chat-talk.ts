// `npm run chat -- talk CASES.jsonl [TALKS.jsonl] [--model ANSWERS.jsonl]`: plays written conversations through the assistant
// and prints each with the replies and the lead that came of it. One case a line: {"id": "...", "turns": ["...", "..."]}.
// With a second file they go there, as JSON. With --model the assistant has a model whose answers are written down in a file
// (chat-eval/recorded-model.ts); a talk that needs one more ends there and is left out.

import { fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { localTableName, openStore } from "@site/dev/store/open-store";
import * as z from "zod";
import { startRecordedModel } from "./chat-eval/recorded-model.ts";
import { readOptions } from "./read-options.ts";

const Case = z.object({ id: z.string(), turns: z.array(z.string()).min(1) });
const Ready = z.object({ url: z.string() });
const Opened = z.object({ session: z.object({ id: z.string() }) });
const Answer = z.object({ message: z.object({ content: z.string() }).loose() }).loose();

interface Talk {
  id: string;
  turns: { visitor: string; assistant: string }[];
  /** The stored lead's fields; null when the office got none. */
  lead: Record<string, unknown> | null;
}

const { positionals, values } = readOptions({ allowPositionals: true, options: { model: { type: "string" } } });
const [source, target] = positionals;
if (!source) throw new Error("Which file? npm run chat -- talk cases.jsonl [talks.jsonl]");

async function post(url: string, cookie: string, body: unknown) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, origin: new URL(url).origin },
    body: JSON.stringify(body),
  });
  return { cookies: response.headers.getSetCookie(), body: await response.json(), status: response.status };
}

/** The lead of a chat as it lies in the table, without its keys. */
async function getLead(table: DynamoDBDocumentClient, sessionId: string): Promise<Talk["lead"]> {
  const input = {
    TableName: localTableName,
    ConsistentRead: true,
    FilterExpression: "sessionId = :id AND #entity = :lead",
    ExpressionAttributeNames: { "#entity": "__edb_e__" },
    ExpressionAttributeValues: { ":id": sessionId, ":lead": "lead" },
  };
  for await (const { Items: [lead] = [] } of paginateScan({ client: table }, input))
    if (lead) return Object.fromEntries(Object.entries(lead).filter(([name]) => !/^(?:__edb|pk$|sk$|gsi)/.test(name)));
  return null;
}

/** @returns undefined when the model had no answer to a turn */
async function play(
  url: string,
  table: DynamoDBDocumentClient,
  { id, turns }: z.infer<typeof Case>,
): Promise<Talk | undefined> {
  const opened = await post(`${url}/api/chat/sessions`, "", { sessionData: { startedAt: new Date().toISOString() } });
  const cookie = opened.cookies.map((each) => each.split(";")[0]).join("; ");
  const sessionId = Opened.parse(opened.body).session.id;
  const said: Talk["turns"] = [];
  const misses = model?.misses();
  for (const visitor of turns) {
    const answer = await post(`${url}/api/chat/conversation`, cookie, { sessionId, message: visitor });
    if (model?.misses() !== misses) return undefined;
    const read = Answer.safeParse(answer.body);
    const failure = `(${answer.status}) ${JSON.stringify(answer.body)}`;
    said.push({ visitor, assistant: read.success ? read.data.message.content : failure });
  }
  return { id, turns: said, lead: await getLead(table, sessionId) };
}

const toText = ({ id, turns, lead }: Talk): string =>
  [
    `== ${id}`,
    ...turns.flatMap(({ visitor, assistant }) => [`  V: ${visitor}`, `  A: ${assistant}`]),
    `  Lead: ${JSON.stringify(lead)}`,
  ].join("\n");

const cases = (await readFile(source, "utf8"))
  .split("\n")
  .filter((line) => line.trim())
  .map((line) => Case.parse(JSON.parse(line)));
const dataDir = await mkdtemp(join(tmpdir(), "chat-talk-"));
const store = await openStore(dataDir);
const model = values.model ? await startRecordedModel(values.model) : undefined;
const server = fork(join(import.meta.dirname, "chat-eval/serve.ts"), [dataDir, store.endpoint], {
  env: { ...process.env, RATE_LIMIT: "off", ...model?.env },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    endpoint: store.endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  }),
);
const output = target ? createWriteStream(target) : process.stdout;
try {
  const [ready] = await once(server, "message");
  const { url } = Ready.parse(ready);
  for (const each of cases) {
    const talk = await play(url, table, each);
    if (talk) output.write(`${target ? JSON.stringify(talk) : toText(talk)}\n`);
  }
  if (model?.misses()) console.error(`${model.misses()} answers of the model are missing: ${values.model}.pending`);
} finally {
  server.kill();
  model?.close();
  table.destroy();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
if (target) await finished(output.end());
