// Forked in any copy of this repository: its API and its staff's tool on the store of DATA_DIR, asked by messages: starting
// Node and the store is most of what a request costs.
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { listenLocally } from "@site/core/listen-locally";
import { patient } from "@site/core/store/patient.fixture";
import { apiOver, createSiteServer } from "@site/dev/server/server";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { handlerContext } from "@site/functions/context";
import { handler } from "@site/functions/handlers/notify/notify-records";
import { buildContext } from "@site/functions/http/event.fixture";
import { runOpsCommand } from "@site/ops/run-ops.fixture";

/** A request to the API (a form's body makes it a POST), or the words of a command of the staff. */
export type Ask = { path: string; body?: object } | { command: readonly string[] };

export interface Sent {
  status: number;
  answer: { id?: string };
  row?: Record<string, unknown>;
  mails: string[];
}

const dataDir = process.env.DATA_DIR ?? "";
const store = await openStore(dataDir);

const mailsIn = (outbox: string): string[] =>
  readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(outbox, name), "utf8"));

/** Posts a form, has its mails sent as the notifier does, and tells what came of it. */
async function send(path: string, body?: object): Promise<Sent> {
  const outbox = mkdtempSync(join(dataDir, "outbox-"));
  const context = patient(
    handlerContext({
      DYNAMODB_ENDPOINT: store.endpoint,
      TABLE_NAME: localTableName,
      OUTBOX_DIR: outbox,
      IP_HASH_SECRET: "test",
      RATE_LIMIT: "off",
    }),
  );
  const server = createSiteServer(apiOver(context), async (_, response) => void response.writeHead(404).end());
  const url = (await listenLocally(server)) + path;
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, body ? { method: "POST", body: JSON.stringify(body), headers } : {});
  const answer = await response.json();
  const { Items = [] } = await context.store.client.send(new ScanCommand({ TableName: localTableName }));
  const row = Items.find(({ id }) => id && id === answer.id);
  if (row) {
    const Keys = { pk: { S: String(row.pk) }, sk: { S: String(row.sk) } };
    await handler.withContext(context)(
      { Records: [{ eventName: "INSERT", dynamodb: { Keys } }] },
      buildContext(30_000),
    );
  }
  server.closeAllConnections();
  server.close();
  return { status: response.status, answer, ...(row ? { row } : {}), mails: mailsIn(outbox) };
}

/** @returns what the command says, errors included */
async function command(words: readonly string[]): Promise<string> {
  const { stdout, stderr } = await runOpsCommand(words, process.env);
  return stdout + stderr;
}

process.on("message", async (ask: Ask) => {
  const answer = "command" in ask ? await command(ask.command) : await send(ask.path, ask.body);
  process.send?.({ answer });
});
process.once("disconnect", () => store.close());
process.send?.({ answer: "ready" });
