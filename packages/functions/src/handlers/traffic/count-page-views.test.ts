import { ownTable } from "@site/core/context.fixture";
import { exportFigures } from "@site/core/office/reports/export-figures";
import { scanTable } from "@site/core/store/iterate-items";
import { readTraffic } from "@site/core/traffic/read-traffic";
import { beforeEach, expect, test } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import type { HandlerContext } from "../../context.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler } from "./count-page-views.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36";
const whole = { from: "2026-11-01T00:00:00.000Z", to: "2026-11-30T23:59:59.000Z" };

let now: Date;
let context: HandlerContext;

beforeEach(async () => {
  now = new Date("2026-11-27T20:15:00Z");
  const settings = { TABLE_NAME: await ownTable(), IP_HASH_SECRET: "secret of the tests" };
  context = handlerContextWith(settings, { now: () => now });
});

async function tell(visit: object, headers: Record<string, string> = {}, userAgent = chrome) {
  const event = buildEvent({ body: JSON.stringify({ views: [], counts: {}, ...visit }), headers });
  event.requestContext.http.userAgent = userAgent;
  return handler.withContext(context)(event, buildContext());
}

async function listRows() {
  const rows: Record<string, unknown>[] = [];
  for await (const row of scanTable(context)) if (row.__edb_e__ === "traffic_hour") rows.push(row);
  return rows;
}

test("visits of an hour are one row of sums, which goes after thirteen months and holds nothing of anybody", async () => {
  const one = { views: ["", "quote", "windows"], counts: { call: 1 }, vitals: { lcp: 1800, cls: 12 } };
  const answers = [await tell(one), await tell({ views: ["quote"], counts: { call: 2, chat: 1 } })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  now = new Date("2026-11-27T21:00:00Z");
  await tell({ views: ["service-request"] });
  const rows = await listRows();
  expect(rows).toHaveLength(2);
  const { pk, sk, __edb_e__, __edb_v__, ...kept } = rows.find(({ hour }) => hour === "2026-11-27T20") ?? {};
  expect(kept).toEqual({
    ...{ month: "2026-11", hour: "2026-11-27T20", expiresAt: Date.parse("2027-12-27T20:00:00Z") / 1000 },
    ...{ view_home: 1, view_quote: 2, view_windows: 1, call: 3, chat: 1, lcp_2000: 1, cls_50: 1 },
  });
});

test("parallel visits are all counted", async () => {
  await Promise.all(Array.from({ length: 30 }, () => tell({ views: ["quote"] })));
  expect((await readTraffic(context, whole)).pages).toEqual([{ name: expect.any(String), count: 30 }]);
});

test.each([
  ["Global Privacy Control", { "sec-gpc": "1" }, chrome],
  ["Do Not Track", { dnt: "1" }, chrome],
  ["a search engine", {}, "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["a browser without a window", {}, chrome.replace("Chrome", "HeadlessChrome")],
])("nothing is counted of %s", async (_, headers, userAgent) => {
  expect((await tell({ views: ["quote"] }, headers, userAgent)).statusCode).toBe(200);
  expect(await listRows()).toEqual([]);
});

test("names that nobody knows are not kept, whatever they hold", async () => {
  await tell({
    views: ["ann@example.org", "constructor", "__proto__", "thank-you/estimate", "blog", "request"],
    counts: { "started /api/quotes": 1, "sent /api/contest/entries": 1, "315 555 0142": 3, constructor: 1 },
  });
  const [row = {}] = await listRows();
  const names = Object.keys(row).filter((name) => typeof row[name] === "number" && name !== "expiresAt");
  expect(Object.fromEntries(names.map((name) => [name, row[name]]))).toEqual({
    ...{ view_other: 4, view_thankYou: 1, view_blog: 1 },
    ...{ started_estimate: 1, sent_estimate: 1, sent_entry: 1 },
  });
});

test.each([
  ["a number below one", { counts: { call: 0 } }],
  ["a number that would drown the others", { counts: { call: 1e6 } }],
  ["a fraction", { vitals: { lcp: 1.5 } }],
  ["more pages than somebody sees", { views: Array(31).fill("quote") }],
])("%s is refused", async (_, visit) => {
  const { statusCode, body } = await tell(visit);
  expect(statusCode).toBe(400);
  expect(JSON.parse(body ?? "")).toMatchObject({ message: expect.any(String) });
  expect(await listRows()).toEqual([]);
});

test("one address can't fill the counters", async () => {
  const statuses = new Set<number | undefined>();
  for (let round = 0; round < 31; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell({ views: ["quote"] })));
    for (const { statusCode } of answers) statuses.add(statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
  const { views } = await readTraffic(context, whole);
  expect(views).toBeGreaterThanOrEqual(300);
  // On a busy machine one whose counter is late is let through.
  expect(views).toBeLessThan(310);
});

test("the office reads pages, events, forms and the speed of three views of four, in the span alone", async () => {
  for (const lcp of [900, 1200, 2400, 2400, 9000, 90_000]) await tell({ views: ["quote"], vitals: { lcp, inp: 80 } });
  await tell({ counts: { "started /api/quotes": 4, "tried /api/quotes": 3, "sent /api/quotes": 2, upload: 6 } });
  now = new Date("2026-10-31T23:59:00Z");
  await tell({ views: ["windows"] });
  const { forms, ...report } = await readTraffic(context, whole);
  expect(report).toEqual({
    views: 6,
    pages: [{ name: expect.any(String), count: 6 }],
    events: [
      { name: "Calls tapped", count: 0 },
      { name: "Chats started", count: 0 },
      { name: "Photos and files sent", count: 6 },
    ],
    vitals: [
      { name: "Main content shown", count: 6, p75: "10 s", rating: "poor" },
      { name: "Slowest answer to a tap or key", count: 6, p75: "100 ms", rating: "good" },
    ],
  });
  expect(forms[0]).toEqual({ name: "Estimate", started: 4, tried: 3, sent: 2 });
  now = new Date("2026-11-27T22:00:00Z");
  const csv = await exportFigures(context, 12);
  expect(csv).toContain('"On the website","Page views","7"');
  expect(csv).toContain('"Forms on the website","Estimate, sent","2"');
});

test("hours of more than one answer of the table are all read", async () => {
  const filler = "x".repeat(300_000);
  for (const hour of ["2026-11-02T01", "2026-11-03T01", "2026-11-04T01", "2026-11-05T01", "2026-11-06T01"]) {
    now = new Date(`${hour}:30:00Z`);
    await tell({ views: ["quote"] });
  }
  const { UpdateCommand } = await import("@aws-sdk/lib-dynamodb");
  for (const { pk, sk } of await listRows())
    await context.store.client.send(
      new UpdateCommand({
        TableName: context.store.table,
        Key: { pk, sk },
        UpdateExpression: "SET filler = :filler",
        ExpressionAttributeValues: { ":filler": filler },
      }),
    );
  expect((await readTraffic(context, whole)).views).toBe(5);
});
