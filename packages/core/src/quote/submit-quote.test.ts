import { expect, test } from "vitest";
import { listRecords } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { buildQuoteRequest as request } from "./lead-builder.ts";
import { smsConsentVersion } from "./options.ts";
import { leadRecord, leads } from "./record.ts";
import { submitQuote } from "./submit-quote.ts";

async function read(id: string) {
  const { data } = await leads.get({ id }).go({ consistent: true });
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
  expect(await submitQuote(request(details), { id })).toEqual({ id });
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
  expect(Date.parse(stored?.createdAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(stored?.updatedAt).toBeDefined();
});

test("empty optional fields are not stored", async () => {
  const id = newId();
  await submitQuote(request({ phone: "", location: "", notes: "" }), { id });
  const stored = await read(id);
  expect(stored).not.toHaveProperty("phone");
  expect(stored).not.toHaveProperty("notes");
});

test("twenty parallel sends of one key store one lead and answer the same id", async () => {
  const id = newId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submitQuote(request(), { id })));
  expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
  expect((await listRecords(leadRecord)).filter((lead) => lead.id === id)).toHaveLength(1);
});

test("the same key with other details is refused and changes nothing", async () => {
  const id = newId();
  await submitQuote(request(), { id });
  await expect(submitQuote(request({ name: "Bob" }), { id })).rejects.toMatchObject({ code: "mismatch" });
  expect((await read(id))?.name).toBe("Ann Lee");
});

test("distinct keys store distinct leads", async () => {
  const [first, second] = await Promise.all([newId(), newId()].map((id) => submitQuote(request(), { id })));
  expect(first?.id).not.toBe(second?.id);
});

test("a lead without a chat session leaves the session index empty", async () => {
  const params = leads.create({ ...request(), id: newId(), source: "quote" }).params<{ Item: object }>();
  expect(Object.keys(params.Item)).not.toContain("gsi2pk");
});

test("leads are listed newest first and by status", async () => {
  const ids = [newId(), newId()];
  for (const id of ids) await submitQuote(request({ name: "Order" }), { id });
  const listed = (await listRecords(leadRecord, { status: "new" }))
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
  expect(new Set(listed)).toEqual(new Set(ids));
  expect(await listRecords(leadRecord, { status: "closed" })).toEqual([]);
});

test("a consent to text messages is kept as evidence: wording, time, page and browser", async () => {
  const [consenting, silent] = [newId(), newId()];
  const at = new Date("2026-11-21T12:00:00.000Z");
  const context = { userAgent: "Firefox", now: () => at };
  await submitQuote(request({ smsOptIn: true, sourcePage: "/quote" }), { id: consenting, ...context });
  await submitQuote(request({ smsOptIn: false, sourcePage: "/quote" }), { id: silent, ...context });
  expect((await read(consenting))?.smsConsent).toEqual({
    wordingVersion: smsConsentVersion,
    at: at.toISOString(),
    sourcePage: "/quote",
    userAgent: "Firefox",
  });
  expect(await read(silent)).not.toHaveProperty("smsConsent");
});

test("where a visitor came from is stored with the lead", async () => {
  const id = newId();
  const attribution = {
    first: { utm_source: "tv", landingPath: "/" },
    last: { gclid: "abc", referrer: "https://a.example/" },
  };
  await submitQuote(request({ attribution }), { id });
  expect((await read(id))?.attribution).toEqual(attribution);
});

test("a second attempt is a replay though the form took longer and the page adds more", async () => {
  const id = newId();
  await submitQuote(request({ filledMs: 4000 }), { id });
  expect(await submitQuote(request({ filledMs: 9000, sourcePage: "/quote" }), { id })).toEqual({ id });
});

test("what looks automated is stored and held back, and a list can have it, leave it out or have nothing else", async () => {
  const id = newId();
  expect(await submitQuote(request({ subject: "Cheap pills" }), { id })).toEqual({ id });
  expect(await read(id)).toMatchObject({ spam: true, notifyState: "held" });
  const isListed = async (filter = {}) => (await listRecords(leadRecord, filter)).some((lead) => lead.id === id);
  expect([await isListed(), await isListed({ spam: true }), await isListed({ spam: false })]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a lead expires after 24 months, and an expired one is no longer listed", async () => {
  const id = newId();
  const { data } = await leads.create({ ...request(), id, source: "chat" }).go();
  const months = ((data.expiresAt ?? 0) * 1000 - Date.now()) / (1000 * 60 * 60 * 24 * 30.44);
  expect(Math.round(months)).toBe(24);
  await leads.patch({ id }).set({ expiresAt: 1 }).go();
  expect((await listRecords(leadRecord)).map((lead) => lead.id)).not.toContain(id);
});

test("a place outside the area is taken like any other and marked by its ZIP code", async () => {
  const [outside, inside] = [newId(), newId()];
  await submitQuote(request({ location: "Miami, FL 33101" }), { id: outside });
  await submitQuote(request({ location: "Utica 13501" }), { id: inside });
  expect((await read(outside))?.outOfArea).toBe(true);
  expect(await read(inside)).not.toHaveProperty("outOfArea");
});
