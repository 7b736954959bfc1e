import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { findRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import { scanItems } from "@site/core/store/iterate-items";
import { createTable } from "@site/dev/store/table";
import { afterAll, expect, test } from "vitest";
import { buildOps } from "./ops.fixture.ts";

const { dataDir, context, ops, json, close } = await buildOps();
const { store } = context;

const email = "recovery@example.org";
const lead = () => submitQuote(context, buildQuoteRequest({ email }), { id: newId() });

afterAll(close);

test("redrive sends what is pending, once, and says how many", async () => {
  const { id } = await lead();
  expect((await ops("redrive", "notices")).stdout).toMatch(/^\d+ delivered, 0 still pending/);
  expect((await findRecord(context, leadRecord, id))?.notifyState).toBe("sent");
  const mails = await readdir(join(dataDir, "outbox"));
  expect(await json("redrive", "notices")).toEqual({ delivered: 0, pending: 0, parked: 0 });
  expect(await readdir(join(dataDir, "outbox"))).toEqual(mails);
});

test("person export gives the records of a person, into a file that only the caller may read", async () => {
  const { id } = await lead();
  const file = join(await mkdtemp(join(tmpdir(), "person-")), "pat.json");
  const { stderr } = await ops("person", "export", "--email", email, "--out", file);
  expect(stderr).toMatch(/records written to/);
  const { records } = JSON.parse(await readFile(file, "utf8"));
  expect(records).toContainEqual(expect.objectContaining({ id, email }));
});

test("person delete shows what would go and deletes only with --yes", async () => {
  const { id } = await lead();
  expect((await json("person", "delete", "--email", email)).isDeleted).toBe(false);
  expect(await findRecord(context, leadRecord, id)).toBeDefined();
  const { isDeleted, records } = await json("person", "delete", "--email", email, "--yes");
  expect(isDeleted).toBe(true);
  expect(JSON.stringify(records)).not.toContain(email);
  expect(await findRecord(context, leadRecord, id)).toBeUndefined();
  expect((await ops("person", "delete", "--email", email)).stdout).toContain("nothing is stored about this person");
  expect((await ops("person", "delete")).code).toBe(2);
  const half = await ops("person", "delete", "--phone", "555-01");
  expect([half.code, half.stderr]).toEqual([2, expect.stringContaining("Please enter the whole number")]);
});

/** A table that holds what this one holds now, as a restored backup does. */
async function backUp(name: string): Promise<void> {
  await createTable(context.settings.dynamodbEndpoint ?? "", name);
  for await (const Item of scanItems(store, { TableName: store.table }))
    await store.client.send(new PutCommand({ TableName: name, Item }));
}

const buildKey = (id: string) => ({ pk: `$site#id_${id}`, sk: "$lead_1" });
const lose = (id: string) => store.client.send(new DeleteCommand({ TableName: store.table, Key: buildKey(id) }));

test("table fill brings back what is missing and leaves what is newer, and a second run finds nothing", async () => {
  const { id } = await lead();
  const { id: kept } = await lead();
  // The backup is taken; then a record is lost and another one is worked on.
  await backUp("restored");
  await lose(id);
  await lose(kept);
  const { copied } = await json("table", "fill", "--from", "restored");
  expect(copied).toBeGreaterThanOrEqual(2);
  expect(await findRecord(context, leadRecord, id)).toMatchObject({ email });
  await ops("leads", "set-status", kept, "contacted");
  expect((await json("table", "fill", "--from", "restored")).copied).toBe(0);
  expect((await findRecord(context, leadRecord, kept))?.status).toBe("contacted");
});

test("who was deleted stays deleted when a backup is brought back, and nothing about them is kept", async () => {
  const gone = "gone@example.org";
  const { id } = await submitQuote(context, buildQuoteRequest({ email: gone, phone: "(315) 555-0133" }), {
    id: newId(),
  });
  await ops("redrive", "notices");
  const { id: lost } = await lead();
  await backUp("older");
  await lose(lost);
  await json("person", "delete", "--email", gone, "--yes");
  const { copied, forgotten } = await json("table", "fill", "--from", "older");
  expect(await findRecord(context, leadRecord, id)).toBeUndefined();
  expect(await findRecord(context, leadRecord, lost)).toBeDefined();
  // The lead and its two marks of contact.
  expect(forgotten).toBe(3);
  expect(copied).toBe(1);
  const rows: unknown[] = [];
  for await (const row of scanItems(store, { TableName: store.table })) rows.push(row);
  expect(JSON.stringify(rows)).not.toMatch(/gone@example|555-0133/);
});

test("rows that wait and were written before there was an index of them are entered once", async () => {
  const { id } = await lead();
  const strip = { TableName: store.table, Key: buildKey(id), UpdateExpression: "REMOVE pendingIn, pendingFrom" };
  await store.client.send(new UpdateCommand(strip));
  expect(await json("table", "index")).toEqual({ entered: 1 });
  expect((await ops("redrive", "notices")).stdout).toMatch(/^\d+ delivered, 0 still pending/);
  expect((await findRecord(context, leadRecord, id))?.notifyState).toBe("sent");
});
