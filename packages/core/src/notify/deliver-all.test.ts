import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import type { Mail } from "../email/mail.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { findRecord } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { deliverAll } from "./deliver-all.ts";
import { batchSize } from "./in-batches.ts";
import { buildSuppliers } from "./suppliers.fixture.ts";

const isForStaff = ({ to }: Mail): boolean => to.some((each) => String(each) === profile.email);

/** As many leads, and who gets a mail about them. @param isDown of a mail: true refuses it */
async function prepare(count: number, isDown: (mail: Mail) => boolean = () => false) {
  const order: ("staff" | "visitor")[] = [];
  const suppliers = buildSuppliers((sent) => {
    if (!("subject" in sent)) return false;
    if (isDown(sent)) return true;
    order.push(isForStaff(sent) ? "staff" : "visitor");
    return false;
  });
  const context = { ...contextWith(), ...suppliers };
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) await submitQuote(context, buildQuoteRequest({ email: `${id}@example.org` }), { id });
  const keys = ids.map((id) => leads(context.store).get({ id }).params<{ Key: RowKey }>().Key);
  const readState = async (id = "") => (await findRecord(context, leadRecord, id))?.notifyState;
  return { context, keys, ids, order, readState };
}

const statusesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed"));

test("one batch is delivered lead by lead", async () => {
  const { context, keys, order, ids, readState } = await prepare(batchSize);
  expect(statusesOf(await deliverAll(context, keys))).toEqual(keys.map(() => "sent"));
  expect(order.slice(0, batchSize)).toContain("visitor");
  expect(await readState(ids[0])).toBe("sent");
});

test("of more than one batch the staff hears of all before any visitor does", async () => {
  const { context, keys, order, ids, readState } = await prepare(batchSize + 2);
  expect(statusesOf(await deliverAll(context, keys))).toEqual(keys.map(() => "sent"));
  expect(order).toEqual([...keys.map(() => "staff"), ...keys.map(() => "visitor")]);
  for (const id of ids) expect(await readState(id)).toBe("sent");
  expect(statusesOf(await deliverAll(context, keys))).toEqual(keys.map(() => "nothing"));
});

test("what there was no time for has no outcome, and gets no confirmation before the staff has heard of it", async () => {
  const { context, keys, order, ids, readState } = await prepare(batchSize + 2);
  let asked = 0;
  // Time for one batch of the staff's; then for that of the visitors, as the clock of a test may have it.
  const isOutOfTime = () => {
    asked += 1;
    return asked === 2;
  };
  const outcomes = await deliverAll(context, keys, { isOutOfTime });
  expect(statusesOf(outcomes)).toEqual(Array(batchSize).fill("sent"));
  expect(order.filter((each) => each === "staff")).toHaveLength(batchSize);
  expect(order.filter((each) => each === "visitor")).toHaveLength(batchSize);
  expect(await readState(ids.at(-1))).toBe("pending");
});

test("a failure of either mail is the row's outcome; without time for the second mail it is that of the first", async () => {
  const staffFails = await prepare(batchSize + 1, isForStaff);
  expect(statusesOf(await deliverAll(staffFails.context, staffFails.keys))).toEqual(
    staffFails.keys.map(() => "failed"),
  );
  const visitorFails = await prepare(batchSize + 1, (mail) => !isForStaff(mail));
  expect(statusesOf(await deliverAll(visitorFails.context, visitorFails.keys))).toEqual(
    visitorFails.keys.map(() => "failed"),
  );
  const { context, keys, order } = await prepare(batchSize + 1);
  let asked = 0;
  const isOutOfTime = () => {
    asked += 1;
    return asked > 2;
  };
  const outcomes = await deliverAll(context, keys, { isOutOfTime });
  expect(statusesOf(outcomes)).toEqual(keys.map(() => "sent"));
  expect(order).not.toContain("visitor");
});

test("a row of which the staff has heard before gets its confirmation, and that is its outcome", async () => {
  const { context, keys } = await prepare(batchSize + 1, (mail) => !isForStaff(mail));
  await deliverAll(context, keys);
  const sent = buildSuppliers();
  expect(statusesOf(await deliverAll({ ...context, ...sent }, keys))).toEqual(keys.map(() => "sent"));
  expect(sent.mails.some(isForStaff)).toBe(false);
  expect(sent.mails).toHaveLength(keys.length);
});
