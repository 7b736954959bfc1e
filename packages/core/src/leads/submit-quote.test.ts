import { expect, test } from "vitest";
import { smsConsentVersion } from "../consent/sms-consent.ts";
import { contextWith } from "../context.fixture.ts";
import { listRecords } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { buildQuoteRequest as request } from "./lead.fixture.ts";
import { leadRecord, leads } from "./record.ts";
import { contactDetails, submitQuote } from "./submit-quote.ts";

const context = contextWith();
const { store } = context;

async function read(id: string) {
  const { data } = await leads(store).get({ id }).go({ consistent: true });
  return data;
}

test("a quote request becomes a new lead with every field [Q-01, Q-05, R-28]", async () => {
  const id = newId();
  const details = {
    phone: "(315) 555-0142",
    location: "Rome",
    productType: "slider",
    notes: "two\nlines",
    smsOptIn: true,
  };
  const before = Date.now();
  expect(await submitQuote(context, request(details), { id })).toMatchObject({ id });
  const stored = await read(id);
  expect(stored).toMatchObject({
    id,
    name: "Ann Lee",
    email: "ann@example.org",
    ...details,
    phoneE164: "+13155550142",
    status: "new",
    source: "quote",
    spam: false,
    notifyState: "pending",
  });
  expect(Date.parse(stored?.createdAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(stored?.updatedAt).toBeDefined();
});

test("empty optional fields are not stored", async () => {
  const id = newId();
  await submitQuote(context, request({ phone: "", location: "", notes: "" }), { id });
  const stored = await read(id);
  expect(stored).not.toHaveProperty("phone");
  expect(stored).not.toHaveProperty("notes");
});

test("twenty parallel sends of one key store one lead and answer the same id", async () => {
  const id = newId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submitQuote(context, request(), { id })));
  expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
  expect((await listRecords(context, leadRecord)).filter((lead) => lead.id === id)).toHaveLength(1);
});

test("the same key with other details is refused and changes nothing", async () => {
  const id = newId();
  await submitQuote(context, request(), { id });
  await expect(submitQuote(context, request({ name: "Bob" }), { id })).rejects.toMatchObject({ code: "mismatch" });
  expect((await read(id))?.name).toBe("Ann Lee");
});

test("distinct keys store distinct leads", async () => {
  const [first, second] = await Promise.all([newId(), newId()].map((id) => submitQuote(context, request(), { id })));
  expect(first?.id).not.toBe(second?.id);
});

test("a lead without a chat session leaves the session index empty", async () => {
  const params = leads(store)
    .create({ ...request(), id: newId(), source: "quote" })
    .params<{ Item: object }>();
  expect(Object.keys(params.Item)).not.toContain("gsi2pk");
});

test("leads are listed newest first and by status", async () => {
  const ids = [newId(), newId()];
  for (const id of ids) await submitQuote(context, request({ name: "Order" }), { id });
  const listed = (await listRecords(context, leadRecord, { status: "new" }))
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
  expect(listed).toEqual(ids.reverse());
  const closed = await listRecords(context, leadRecord, { status: "closed" });
  expect(closed.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test("a consent to text messages is kept as evidence: wording, time, page and browser", async () => {
  const [consenting, silent] = [newId(), newId()];
  const at = new Date("2026-11-21T12:00:00.000Z");
  const then = { ...context, now: () => at };
  const userAgent = "Firefox";
  await submitQuote(then, request({ smsOptIn: true, phone: "(315) 555-0142", sourcePage: "/quote" }), {
    id: consenting,
    userAgent,
  });
  await submitQuote(then, request({ smsOptIn: false, sourcePage: "/quote" }), { id: silent, userAgent });
  expect((await read(consenting))?.smsConsent).toEqual({
    wordingVersion: smsConsentVersion,
    at: at.toISOString(),
    sourcePage: "/quote",
    userAgent: "Firefox",
  });
  expect(await read(silent)).not.toHaveProperty("smsConsent");
});

test("consent to texts without a phone number to text is none", async () => {
  const id = newId();
  await submitQuote(context, request({ smsOptIn: true, phone: "", email: "ann@example.com" }), { id });
  expect(await read(id)).toMatchObject({ smsOptIn: false });
  expect(await read(id)).not.toHaveProperty("smsConsent");
});

test("where a visitor came from is stored with the lead", async () => {
  const id = newId();
  const attribution = {
    first: { utm_source: "tv", landingPath: "/" },
    last: { gclid: "abc", referrer: "https://a.example/" },
  };
  await submitQuote(context, request({ attribution }), { id });
  expect((await read(id))?.attribution).toEqual(attribution);
});

test("a second attempt is a replay though the form took longer and the page adds more", async () => {
  const id = newId();
  await submitQuote(context, request({ filledMs: 4000 }), { id });
  expect(await submitQuote(context, request({ filledMs: 9000, sourcePage: "/quote" }), { id })).toMatchObject({ id });
});

test("what looks automated is stored and held back, and a list can have it, leave it out or have nothing else", async () => {
  const id = newId();
  expect(await submitQuote(context, request({ subject: "Cheap pills" }), { id })).toMatchObject({ id });
  expect(await read(id)).toMatchObject({ spam: true, notifyState: "held" });
  const isListed = async (filter = {}) =>
    (await listRecords(context, leadRecord, filter)).some((lead) => lead.id === id);
  expect([await isListed(), await isListed({ spam: true }), await isListed({ spam: false })]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a lead expires after 24 months, and an expired one is no longer listed", async () => {
  const id = newId();
  const { data } = await leads(store)
    .create({ ...request(), id, source: "chat" })
    .go();
  const months = ((data.expiresAt ?? 0) * 1000 - Date.now()) / (1000 * 60 * 60 * 24 * 30.44);
  expect(Math.round(months)).toBe(24);
  await leads(store).patch({ id }).set({ expiresAt: 1 }).go();
  expect((await listRecords(context, leadRecord)).map((lead) => lead.id)).not.toContain(id);
});

test("a place outside the area is taken like any other and marked by its ZIP code", async () => {
  const [outside, inside] = [newId(), newId()];
  await submitQuote(context, request({ location: "Miami, FL 33101" }), { id: outside });
  await submitQuote(context, request({ location: "Utica 13501" }), { id: inside });
  expect((await read(outside))?.outOfArea).toBe(true);
  expect(await read(inside)).not.toHaveProperty("outOfArea");
  expect(contactDetails({ location: "10001 New York" })).toHaveProperty("outOfArea", true);
  expect(contactDetails({ address: "10001 Broadway, Utica" })).not.toHaveProperty("outOfArea");
});
