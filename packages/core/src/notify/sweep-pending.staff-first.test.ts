import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { profile } from "@site/company/profile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { createSesSender } from "../email/ses.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { entries } from "../giveaway/record.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { listenLocally } from "../listen-locally.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { deliverAll } from "./deliver-all.ts";
import { entrySpan } from "./entry-digest.ts";
import { sweepPending } from "./sweep-pending.ts";

let own: { TABLE_NAME: string };
let context: Context;
let store: Context["store"];

const day = Date.parse("2002-01-01T00:00:00Z");
const minute = 60_000;

/** Amazon SES as the SDK sees it: an account with a day's quota, which it enforces, and a switch for too many a second. */
async function startSes() {
  const ses = { perDay: 40, sent: [] as string[], today: 0, isTooFast: false, refused: 0 };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, error: string, content: object) =>
      response
        .writeHead(status, { "content-type": "application/json", ...(error ? { "x-amzn-errortype": error } : {}) })
        .end(JSON.stringify(content));
    if (request.url === "/v2/email/account") {
      const SendQuota = { Max24HourSend: ses.perDay, SentLast24Hours: ses.today, MaxSendRate: 10_000 };
      return void answer(200, "", { SendQuota });
    }
    if (ses.isTooFast || ses.today >= ses.perDay) {
      ses.refused += 1;
      return void answer(429, "TooManyRequestsException", { message: "Maximum sending rate exceeded" });
    }
    ses.today += 1;
    ses.sent.push(JSON.parse(body).Destination.ToAddresses[0]);
    answer(200, "", { MessageId: `ses-${ses.sent.length}` });
  });
  const endpoint = await listenLocally(server);
  const made = contextWith({ ...own, AWS_ENDPOINT_URL: endpoint });
  // A loaded machine may take longer than SES does.
  const sendMail = createSesSender(made.settings, made.now, { connectionTimeout: 60_000, requestTimeout: 60_000 });
  return { ses, context: { ...made, sendMail }, close: () => server.close() };
}

beforeEach(async () => {
  own = { TABLE_NAME: await ownTable() };
  context = contextWith(own);
  store = context.store;
  vi.useFakeTimers({ toFake: ["Date"], now: day });
});

afterEach(() => {
  vi.useRealTimers();
});

const buildKey = (params: { Key: RowKey }) => params.Key;

async function newLead(): Promise<RowKey> {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), {
    id: newId(),
  });
  return buildKey(leads(store).get({ id }).params());
}

async function newEntry(): Promise<RowKey> {
  const { id } = await enterGiveaway(context, buildEntryRequest({ email: `${newId()}@example.org` }), {
    id: newId(),
  });
  return buildKey(entries(store).get({ id }).params());
}

const many = <Made>(count: number, make: () => Promise<Made>) => Promise.all(Array.from({ length: count }, make));

test("when the day's mails run short the staff gets all of theirs, first, and confirmations wait without being lost", async () => {
  const { ses, context, close } = await startSes();
  const isStaff = (to: string) => to === profile.email;
  // Entries came before the leads, as in a campaign.
  const keys = [...(await many(30, newEntry)), ...(await many(10, newLead))];
  const outcomes = await deliverAll(context, keys);
  expect(outcomes.every(({ status }) => status === "fulfilled")).toBe(true);
  // Of 40 mails confirmations may use 32 together with what was sent before them: 10 to the staff.
  expect(ses.sent.filter(isStaff)).toHaveLength(10);
  expect(ses.sent.slice(0, 10).every(isStaff)).toBe(true);
  expect(ses.sent).toHaveLength(32);
  expect(ses.refused).toBe(0);

  // A lead that comes now is told to the staff at once.
  await deliverAll(context, [await newLead()]);
  expect(ses.sent.slice(32)).toEqual([profile.email]);

  const sweep = (minutes: number) => {
    vi.setSystemTime(day + minutes * minute);
    const now = new Date();
    return sweepPending(context, { digest: entrySpan(now) });
  };
  // No room yet: the staff's digest goes out, confirmations go on waiting, and nothing counts as failed.
  expect(await sweep(15)).toMatchObject({ failed: 0, waiting: 19 });
  expect(ses.sent.slice(33)).toEqual([profile.email]);
  expect(await sweep(30)).toMatchObject({ failed: 0, waiting: 19 });

  ses.today = 0;
  expect(await sweep(24 * 60)).toEqual({ delivered: 19, failed: 0, waiting: 0 });
  expect(await sweep(24 * 60 + 15)).toEqual({ delivered: 0, failed: 0, waiting: 0 });
  const visitors = ses.sent.filter((to) => !isStaff(to));
  expect(visitors).toHaveLength(41);
  expect(new Set(visitors).size).toBe(41);
  close();
});

test("while SES refuses by the second a confirmation is put off after one try, and the staff's mail is tried again", async () => {
  const { ses, context, close } = await startSes();
  Object.assign(ses, { perDay: 50_000, isTooFast: true });
  vi.setSystemTime(day + 48 * 60 * minute);
  const [entry, lead] = [await newEntry(), await newLead()];
  expect(await deliverAll(context, [entry])).toEqual([{ status: "fulfilled", value: "postponed" }]);
  expect(ses.refused).toBe(1);
  // The staff's mail was tried three times; the confirmation not even once, it left the room.
  expect(await deliverAll(context, [lead])).toMatchObject([{ status: "rejected" }]);
  expect(ses.refused).toBe(4);
  ses.isTooFast = false;
  vi.setSystemTime(day + (48 * 60 + 20) * minute);
  expect(await sweepPending(context, { digest: entrySpan(new Date()) })).toEqual({
    delivered: 2,
    failed: 0,
    waiting: 0,
  });
  expect(ses.sent.slice(0, 2)).toEqual([profile.email, profile.email]);
  expect(ses.sent).toHaveLength(4);
  close();
});
