// Run in a process of its own, in any copy of this repository: `node tests/support/send-form.ts PATH BODY OUTBOX`
// posts a form to the API on the store of DATA_DIR, has its mails sent as the notifier does, and prints what came of it.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { localTableName, openStore } from "@site/embedded-store/open-store";
import { handlerContext } from "@site/functions/context";
import { buildContext } from "@site/functions/http/event-builder";
import { handler } from "@site/functions/notify/notify-records";
import { createSiteServer, loadApi } from "@site/local/server";

const [path = "", body = "", outbox = ""] = process.argv.slice(2);
const store = await openStore(process.env.DATA_DIR);
mkdirSync(outbox, { recursive: true });
const context = handlerContext({
  DYNAMODB_ENDPOINT: store.endpoint,
  TABLE_NAME: localTableName,
  OUTBOX_DIR: outbox,
  IP_HASH_SECRET: "test",
  RATE_LIMIT: "off",
});
const server = createSiteServer(await loadApi(context), async (_, response) => void response.writeHead(404).end());
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const headers = { "content-type": "application/json" };
const response = await fetch(url, body ? { method: "POST", body, headers } : {});
const answer = await response.json();

const { Items = [] } = await context.store.client.send(new ScanCommand({ TableName: localTableName }));
const row = Items.find(({ id }) => id === answer.id);
if (row) {
  const Keys = { pk: { S: String(row.pk) }, sk: { S: String(row.sk) } };
  await handler.on(context)({ Records: [{ eventName: "INSERT", dynamodb: { Keys } }] }, buildContext(30_000));
}
const mails = readdirSync(outbox)
  .filter((name) => name.endsWith(".eml"))
  .sort()
  .map((name) => readFileSync(join(outbox, name), "utf8"));
console.log(`RESULT ${JSON.stringify({ status: response.status, answer, row, mails })}`);
server.closeAllConnections();
server.close();
await store.close();
