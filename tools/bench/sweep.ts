// `npm run bench:sweep -- [rows]`: what the sweeper asks of a table of 100,000 leads of which 3 wait for their notices:
// the handler as it is deployed, on a store of its own, its requests counted by command.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { localTableName, openStore } from "@site/embedded-store/open-store";

const rows = Number(process.argv[2] ?? 100_000);
const waiting = 3;

const embedded = await openStore();
process.env.DYNAMODB_ENDPOINT = embedded.endpoint;
process.env.TABLE_NAME = localTableName;
process.env.OUTBOX_DIR = mkdtempSync(join(tmpdir(), "bench-sweep-"));
const { store } = await import("@site/core/store/client");
const { newId } = await import("@site/core/store/ids");
const { leads } = await import("@site/core/quote/record");
const { submitQuote } = await import("@site/core/quote/submit-quote");
const { buildQuoteRequest } = await import("@site/core/quote/lead-builder");
const { handler } = await import("@site/functions/notify/sweep-pending");

const { Item } = leads
  .create({ name: "Ann Lee", source: "quote", notifyState: "sent", notes: "Two windows. ".repeat(20) })
  .params<{ Item: Record<string, unknown> }>();
const leadOf = (id: string) => ({ ...Item, id, pk: `$site#id_${id}`, gsi1sk: `$lead_1#id_${id}` });
for (let written = 0; written < rows - waiting; written += 25) {
  const size = Math.min(25, rows - waiting - written);
  const puts = Array.from({ length: size }, () => ({ PutRequest: { Item: leadOf(newId()) } }));
  await store.client.send(new BatchWriteCommand({ RequestItems: { [localTableName]: puts } }));
}
for (let each = 0; each < waiting; each += 1)
  await submitQuote(buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });

const counts: Record<string, number> = {};
store.client.middlewareStack.add(
  (next, { commandName = "" }) =>
    (args) => {
      counts[commandName] = (counts[commandName] ?? 0) + 1;
      return next(args);
    },
  { step: "initialize" },
);
type Context = Parameters<typeof handler>[1];
const context: Partial<Context> = { awsRequestId: "bench", getRemainingTimeInMillis: () => 300_000 };
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
for (const sweep of [`${waiting} of ${rows} rows wait`, "nothing waits"]) {
  for (const name of Object.keys(counts)) delete counts[name];
  await handler({ time: inAnHour }, context as Context);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${sweep}: ${total} requests`, JSON.stringify(counts));
}
await embedded.close();
process.exit(0);
