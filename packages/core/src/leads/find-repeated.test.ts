import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { findRecord } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { findRepeated, repeatMarks } from "./find-repeated.ts";
import { buildQuoteRequest } from "./lead.fixture.ts";
import { leadRecord } from "./record.ts";
import { submitQuote } from "./submit-quote.ts";

const context = contextWith();
const { store } = context;

/** Stores a lead and looks for the one that it repeats, as the notifier does. */
async function send(contact: { phone?: string; email?: string }, at = "2026-11-21T12:00:00Z") {
  const id = newId();
  await submitQuote({ ...context, now: () => new Date(at) }, buildQuoteRequest({ email: "", ...contact }), { id });
  const lead = await findRecord(context, leadRecord, id);
  if (!lead) throw new Error("the lead was not stored");
  return { id, lead, repeatOf: await findRepeated(context, lead) };
}

/** Phone numbers that no other test uses. */
let next = 1000;
const newPhone = () => `315 555 ${next++}`;

test("a second lead with the same phone, however written, is linked to the first", async () => {
  const phone = newPhone();
  const first = await send({ phone });
  const second = await send({ phone: `+1-${phone.replaceAll(" ", ".")}` });
  const third = await send({ phone: `(315) ${phone.slice(4)}` });
  expect(first.repeatOf).toBeUndefined();
  expect([second.repeatOf, third.repeatOf]).toEqual([first.id, first.id]);
});

test("the same email in another case is the same visitor, also with another phone", async () => {
  const email = `${newId()}@example.org`;
  const first = await send({ email, phone: newPhone() });
  expect((await send({ email: email.toUpperCase(), phone: newPhone() })).repeatOf).toBe(first.id);
});

test("strangers are not linked, nor are words in place of a number", async () => {
  await send({ phone: newPhone() });
  expect((await send({ phone: newPhone() })).repeatOf).toBeUndefined();
  await send({ email: `${newId()}@example.org` });
  expect((await send({ email: `${newId()}@example.org` })).repeatOf).toBeUndefined();
  await send({ phone: "call me after five" });
  expect((await send({ phone: "call me after five" })).repeatOf).toBeUndefined();
});

test("after seven days a contact starts anew", async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const first = await send({ phone }, "2026-11-01T12:00:00Z");
  expect((await send({ phone }, "2026-11-08T11:59:00Z")).repeatOf).toBe(first.id);
  await send({ phone: other }, "2026-11-01T12:00:00Z");
  const later = await send({ phone: other }, "2026-11-08T12:00:00Z");
  expect(later.repeatOf).toBeUndefined();
  expect((await send({ phone: other }, "2026-11-09T12:00:00Z")).repeatOf).toBe(later.id);
});

test("seven days are counted from the last time that somebody wrote", async () => {
  const phone = newPhone();
  const first = await send({ phone }, "2026-11-01T12:00:00Z");
  const second = await send({ phone }, "2026-11-07T12:00:00Z");
  expect((await send({ phone }, "2026-11-09T12:00:00Z")).repeatOf).toBe(first.id);
  // The second one is looked at once more, which brings no mark back.
  expect(await findRepeated(context, second.lead)).toBe(first.id);
  expect((await send({ phone }, "2026-11-16T11:59:00Z")).repeatOf).toBe(first.id);
  expect((await send({ phone }, "2026-11-23T11:59:00Z")).repeatOf).toBeUndefined();
});

test("a lead repeats none that came after it, also where the mark does not say when its lead came", async () => {
  const [email, phone] = [`${newId()}@example.org`, newPhone()];
  for (const contact of [{ email }, { phone }]) {
    const later = await send(contact, "2026-11-03T12:00:00Z");
    if ("phone" in contact)
      await Promise.all(
        (later.lead.dedupeKeys ?? []).map((key) => repeatMarks(store).update({ key }).remove(["at"]).go()),
      );
    expect((await send(contact, "2026-11-02T12:00:00Z")).repeatOf).toBeUndefined();
    expect((await send(contact, "2026-11-04T12:00:00Z")).repeatOf).toBe(later.id);
  }
});

test("asking again for the same lead answers the same", async () => {
  const { lead, repeatOf } = await send({ phone: newPhone() });
  expect(await findRepeated(context, lead)).toBe(repeatOf);
});

test("twenty leads of one contact at once have one first among them", async () => {
  const phone = newPhone();
  const sent = await Promise.all(Array.from({ length: 20 }, () => send({ phone })));
  const firsts = sent.filter(({ repeatOf }) => repeatOf === undefined);
  expect(firsts).toHaveLength(1);
  expect(new Set(sent.flatMap(({ repeatOf }) => repeatOf ?? []))).toEqual(new Set([firsts[0]?.id]));
});

test("a contact is stored as a hash only", async () => {
  const { lead } = await send({ phone: newPhone(), email: "ann@example.org" });
  for (const key of lead.dedupeKeys ?? []) {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const { data } = await repeatMarks(store).get({ key }).go();
    expect(Object.keys(data ?? {}).sort()).toEqual(["at", "expiresAt", "key", "leadId"]);
  }
});

test("each of several numbers in one box links to who gave it before, in any digits", async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const first = await send({ phone: `call after 5: ${phone} / ${other}, ask for Jo` });
  const eastern = other.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
  expect((await send({ phone: eastern })).repeatOf).toBe(first.id);
});
