import { profile } from "@site/company/profile";
import { beforeEach, expect, test } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { Postponed } from "../email/mail.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { entries, entryRecord } from "../giveaway/record.ts";
import { findRecord } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { deliverAll } from "./deliver-all.ts";
import { entrySpan } from "./entry-digest.ts";
import { buildSuppliers } from "./suppliers.fixture.ts";
import { sweepPending } from "./sweep-pending.ts";

let context: Context;
let isCrmDown: boolean;
let through: ReturnType<typeof buildSuppliers>;

const era = Date.parse("2025-12-01T12:01:00Z");
const at = (minute: number) => ({ ...context, ...through, now: () => new Date(era + minute * 60_000) });

beforeEach(async () => {
  context = contextWith({
    TABLE_NAME: await ownTable(),
    WEBHOOK_URL: "https://crm.example/",
    WEBHOOK_SECRET: "secret",
  });
  isCrmDown = true;
  through = buildSuppliers((sent) => isCrmDown && "type" in sent);
});

const sweep = (minute: number, more: Partial<Context> = {}) =>
  sweepPending({ ...at(minute), ...more }, { digest: entrySpan(at(minute).now()) });

async function newEntry(): Promise<string> {
  const { id } = await enterGiveaway(at(0), buildEntryRequest({ email: `${newId()}@example.org` }), { id: newId() });
  return id;
}

const buildKey = (id: string) => entries(context.store).get({ id }).params<{ Key: RowKey }>().Key;

test("an entry that the CRM refused is told of in the digest and reported to the CRM later, once", async () => {
  const id = await newEntry();
  expect(await deliverAll(at(0.1), [buildKey(id)])).toMatchObject([{ status: "rejected" }]);
  expect(await sweep(14)).toEqual({ delivered: 0, failed: 1, waiting: 0 });
  expect(await findRecord(context, entryRecord, id)).toMatchObject({
    notifyState: "pending",
    notices: { visitor: "message-1", digest: "message-2" },
  });
  expect(await sweep(29)).toEqual({ delivered: 0, failed: 1, waiting: 0 });
  isCrmDown = false;
  expect(await sweep(44)).toEqual({ delivered: 1, failed: 0, waiting: 0 });
  expect(await sweep(59)).toEqual({ delivered: 0, failed: 0, waiting: 0 });
  expect(through.events).toMatchObject([{ id, type: "contest_entry.created" }]);
  expect(through.mails).toHaveLength(2);
  expect(await findRecord(context, entryRecord, id)).toMatchObject({
    notifyState: "sent",
    notices: { visitor: "message-1", digest: "message-2", webhook: "message-1" },
  });
});

test("a redrive reports the entries that the CRM refused, and leaves the digest to the next sweep", async () => {
  const id = await newEntry();
  await deliverAll(at(0.1), [buildKey(id)]);
  isCrmDown = false;
  expect(await sweepPending(at(1), { isRedrive: true })).toEqual({ delivered: 1, failed: 0, waiting: 0 });
  expect(through.events).toHaveLength(1);
  expect((await findRecord(context, entryRecord, id))?.notifyState).toBe("pending");
  await sweep(14);
  expect((await findRecord(context, entryRecord, id))?.notifyState).toBe("sent");
  expect(through.mails.map(({ to }) => to[0] === profile.email)).toEqual([false, true]);
});

test("an entry that the stream lost is confirmed, reported and told of by one sweep", async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, newEntry));
  isCrmDown = false;
  expect(await sweep(14)).toEqual({ delivered: 12, failed: 0, waiting: 0 });
  expect(through.events).toHaveLength(12);
  expect(through.mails).toHaveLength(13);
  expect(await findRecord(context, entryRecord, ids[0] ?? "")).toMatchObject({ notifyState: "sent" });
});

test("without room for confirmations the CRM still hears of the entries, whose confirmations wait", async () => {
  await Promise.all(Array.from({ length: 12 }, newEntry));
  isCrmDown = false;
  const { sendMail } = through;
  const full: Context["sendMail"] = async (mail) => {
    if (mail.origin) throw new Postponed("no room");
    return sendMail(mail);
  };
  expect(await sweep(14, { sendMail: full })).toEqual({ delivered: 0, failed: 0, waiting: 12 });
  expect(through.events).toHaveLength(12);
  expect(await sweep(29)).toEqual({ delivered: 12, failed: 0, waiting: 0 });
  expect(through.events).toHaveLength(12);
  expect(through.mails).toHaveLength(13);
});
