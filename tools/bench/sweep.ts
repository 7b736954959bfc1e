// `npm run bench -- sweep [rows]`: what the sweeper asks of a table of 100,000 leads of which 3 wait for their notices:
// the handler as it is deployed, on a store of its own, its requests counted by command.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildQuoteRequest } from "@site/core/quote/lead.fixture";
import { submitQuote } from "@site/core/quote/submit-quote";
import { newId } from "@site/core/store/ids";
import { localTableName, openStore } from "@site/dev/store/open-store";
import { handlerContext } from "@site/functions/context";
import { handler } from "@site/functions/notify/sweep-pending";
import { fillTable } from "../proof/fill-table.ts";

const rows = Number(process.argv[2] ?? 100_000);
const waiting = 3;

const embedded = await openStore();
const outbox = mkdtempSync(join(tmpdir(), "bench-sweep-"));
const site = handlerContext({
  DYNAMODB_ENDPOINT: embedded.endpoint,
  TABLE_NAME: localTableName,
  OUTBOX_DIR: outbox,
  IP_HASH_SECRET: "bench",
});
const { store } = site;
const sweep = handler.on(site);

await fillTable(store, rows - waiting);
for (let each = 0; each < waiting; each += 1)
  await submitQuote(site, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });

const counts: Record<string, number> = {};
store.client.middlewareStack.add(
  (next, { commandName = "" }) =>
    (args) => {
      counts[commandName] = (counts[commandName] ?? 0) + 1;
      return next(args);
    },
  { step: "initialize" },
);
type Invocation = Parameters<typeof handler>[1];
const invocation: Partial<Invocation> = { awsRequestId: "bench", getRemainingTimeInMillis: () => 300_000 };
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
for (const what of [`${waiting} of ${rows} rows wait`, "nothing waits"]) {
  for (const name of Object.keys(counts)) delete counts[name];
  await sweep({ time: inAnHour }, invocation as Invocation);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${what}: ${total} requests`, JSON.stringify(counts));
}
await embedded.close();
process.exit(0);
