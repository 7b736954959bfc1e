import { expect, test } from "vitest";
import { profile } from "../business/profile.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry-builder.ts";
import { buildQuoteRequest } from "../quote/lead-builder.ts";
import { findLead } from "../quote/list-leads.ts";
import { submitQuote } from "../quote/submit-quote.ts";
import { newId } from "../store/ids.ts";
import { buildSuppliers } from "./suppliers-builder.ts";
import { digestSpan, sweepPending } from "./sweep-pending.ts";

/** A past that no other test writes into: sweeps see all rows of the shared store. */
const era = Date.parse("2001-01-01T00:00:00Z");
const minutes = (count: number) => new Date(era + count * 60_000);

const newLead = async (at: Date, email = `${newId()}@example.org`) => {
  await submitQuote(buildQuoteRequest({ email }), { id: newId(), now: () => at });
  return email;
};

test("after an outage of the mail service every mail goes out exactly once", async () => {
  let isDown = true;
  const suppliers = buildSuppliers(() => isDown);
  const emails = await Promise.all(Array.from({ length: 25 }, (_, index) => newLead(minutes(index / 100))));
  const sweep = { before: minutes(1), through: suppliers };
  expect(await sweepPending(sweep)).toEqual({ delivered: 0, failed: 25 });
  expect(suppliers.mails).toEqual([]);
  isDown = false;
  expect(await sweepPending(sweep)).toEqual({ delivered: 25, failed: 0 });
  expect(await sweepPending(sweep)).toEqual({ delivered: 0, failed: 0 });
  const recipients = suppliers.mails.map(({ to }) => to[0]);
  expect(recipients.filter((to) => to === profile.email)).toHaveLength(25);
  expect(recipients.filter((to) => to !== profile.email).sort()).toEqual(emails.sort());
});

test("rows that are still on their ordinary way are left alone", async () => {
  const id = newId();
  await submitQuote(buildQuoteRequest({ email: `${id}@example.org` }), { id, now: () => minutes(20) });
  await sweepPending({ before: minutes(19), through: buildSuppliers() });
  expect((await findLead(id))?.notifyState).toBe("pending");
  await sweepPending({ before: minutes(21), through: buildSuppliers() });
  expect((await findLead(id))?.notifyState).toBe("sent");
});

test("a sweep that runs out of time leaves the rest to the next one", async () => {
  await Promise.all(Array.from({ length: 15 }, () => newLead(minutes(30))));
  let batches = 0;
  const isOutOfTime = () => batches++ > 0;
  const through = buildSuppliers();
  expect(await sweepPending({ before: minutes(31), isOutOfTime, through })).toEqual({ delivered: 10, failed: 5 });
  expect(await sweepPending({ before: minutes(31), through })).toEqual({ delivered: 5, failed: 0 });
});

test("the staff gets one digest of the entries of the last quarter of an hour", async () => {
  const enter = (at: Date, name: string, more = {}) =>
    enterGiveaway(buildEntryRequest({ name, ...more }), { id: newId(), now: () => at });
  await enter(minutes(59.99), "Too early");
  for (let index = 0; index < 60; index += 1)
    await enter(minutes(60 + index / 10), `Visitor ${String(index).padStart(2, "0")}`);
  await enter(minutes(66), "A program", { subject: "x" });
  await enter(minutes(75), "Too late");
  const digest = digestSpan(minutes(76));
  expect(digest).toEqual({ from: minutes(60).toISOString(), to: minutes(75).toISOString() });
  const through = buildSuppliers(({ ...sent }) => "to" in sent && sent.to[0] !== profile.email);
  await sweepPending({ before: minutes(0), digest, through });
  expect(through.mails).toMatchObject([{ subject: "60 new giveaway entries", to: [profile.email] }]);
  const [{ text } = { text: "" }] = through.mails;
  expect(text.match(/^Visitor \d\d, Utica, NY 13501: Windows$/gm)).toHaveLength(50);
  expect(text).toContain("and 10 more");
  for (const name of ["Too early", "Too late", "A program"]) expect(text).not.toContain(name);
});

test("without new entries there is no digest, and every attempt of one run covers the same span", async () => {
  const through = buildSuppliers();
  await sweepPending({ before: minutes(0), digest: digestSpan(minutes(600)), through });
  expect(through.mails).toEqual([]);
  expect(digestSpan(minutes(75))).toEqual(digestSpan(minutes(89)));
});
