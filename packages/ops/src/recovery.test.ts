import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStore } from "@site/core/store/create-store";
import { createTable } from "@site/embedded-store/open-store";
import { afterAll, expect, test } from "vitest";
import { buildOps } from "./ops-builder.ts";

const { dataDir, ops, json, close } = await buildOps();
const { newId } = await import("@site/core/store/ids");
const { store } = await import("@site/core/store/client");
const { submitQuote } = await import("@site/core/quote/submit-quote");
const { findLead } = await import("@site/core/quote/list-leads");
const { buildQuoteRequest } = await import("@site/core/quote/lead-builder");
const { copyRows } = await import("@site/core/store/copy-rows");

const email = "recovery@example.org";
const lead = () => submitQuote(buildQuoteRequest({ email }), { id: newId() });

afterAll(close);

test("redrive sends what is pending, once, and says how many", async () => {
  const { id } = await lead();
  expect((await ops("redrive", "notices")).stdout).toMatch(/^\d+ delivered, 0 still pending/);
  expect((await findLead(id))?.notifyState).toBe("sent");
  const mails = await readdir(join(dataDir, "outbox"));
  await ops("redrive", "notices");
  expect(await readdir(join(dataDir, "outbox"))).toEqual(mails);
});

test("person export gives everything about a person, into a file that only the caller may read", async () => {
  const { id } = await lead();
  const file = join(await mkdtemp(join(tmpdir(), "person-")), "pat.json");
  const { stderr } = await ops("person", "export", "--email", email, "--out", file);
  expect(stderr).toMatch(/records written to/);
  const { rows } = JSON.parse(await readFile(file, "utf8"));
  expect(rows).toContainEqual(expect.objectContaining({ id, email }));
});

test("person delete shows what would go and deletes only with --yes", async () => {
  const { id } = await lead();
  expect((await json("person", "delete", "--email", email)).isDeleted).toBe(false);
  expect(await findLead(id)).toBeDefined();
  const { isDeleted, records } = await json("person", "delete", "--email", email, "--yes");
  expect(isDeleted).toBe(true);
  expect(JSON.stringify(records)).not.toContain(email);
  expect(await findLead(id)).toBeUndefined();
  expect((await ops("person", "delete", "--email", email)).stdout).toContain("nothing is stored about this person");
  expect((await ops("person", "delete")).code).toBe(2);
});

test("table fill brings back what is missing and leaves what is newer, and a second run finds nothing", async () => {
  const { id } = await lead();
  const { id: kept } = await lead();
  const endpoint = process.env.DYNAMODB_ENDPOINT ?? "";
  await createTable(endpoint, "restored");
  // The backup is taken; then a record is lost and another one is worked on.
  await copyRows(createStore({ table: "restored", endpoint }), store.table);
  await json("person", "delete", "--email", email, "--yes");
  const { copied } = await json("table", "fill", "--from", "restored");
  expect(copied).toBeGreaterThanOrEqual(2);
  expect(await findLead(id)).toMatchObject({ email });
  await ops("leads", "set-status", kept, "contacted");
  expect((await json("table", "fill", "--from", "restored")).copied).toBe(0);
  expect((await findLead(kept))?.status).toBe("contacted");
});
