import { execFileSync } from "node:child_process";
import { buildWebIfNeeded } from "@site/web/built-site";
import { beforeAll, expect, test } from "vitest";
import { type Bill, estimate, totalOf } from "../../tools/cost/estimate.ts";
import { itemSize } from "../../tools/cost/item-size.ts";
import { type MeasuredUnits, measureUnits } from "../../tools/cost/measure-units.ts";
import { measurePageWeight } from "../../tools/cost/page-weight.ts";
import { spikeLimits } from "../../tools/cost/spike.ts";

let units: MeasuredUnits;

beforeAll(async () => {
  units = await measureUnits();
});

test("the size of an item follows DynamoDB's rules", () => {
  expect(itemSize("Añn")).toBe(4);
  expect(itemSize({ name: "Ann", count: 1234, on: true })).toBe(3 + (4 + 3 + 1) + (5 + 3 + 1) + (2 + 1 + 1));
});

test("every kind of work costs what its puts, updates and indexes come to", () => {
  // Limiter 1; lead with its status index 2, written once and once more when its notices are sent; two marks of contact.
  // It enters the index of what waits and leaves it.
  expect(units.lead).toEqual({ writes: 1 + 2 + 2 + 2 + 2, pendingWrites: 2, reads: 1 });
  // An entry has no index but that of what waits, which it leaves when the staff was told: limiter, entry, its notice.
  expect(units.entry).toEqual({ writes: 3 + 1, pendingWrites: 1, reads: 1 });
  expect(units.chatStart.writes).toBe(1);
  expect(units.reviews.reads).toBeGreaterThan(5);
});

test("a thousand leads cost less than five cents of table, function and API", () => {
  const measured = { pageWeight: { requests: 0, bytes: 0 }, units };
  const bill = (leads: number) => estimate({ views: 0, leads, chats: 0, model: "none" }, measured);
  const share = (one: Bill) => one["HTTP API"] + one.Lambda + one.Table;
  expect(share(bill(1000)) - share(bill(0))).toBeLessThan(0.05);
});

test("more of anything never costs less, and a model only costs by its messages", () => {
  const measured = { pageWeight: { requests: 6, bytes: 60_000 }, units };
  const total = (views: number, model: "none" | "small") =>
    totalOf(estimate({ views, leads: views / 300, chats: views / 60, model }, measured));
  expect(total(1e6, "none")).toBeGreaterThan(total(1e4, "none"));
  expect(total(1e8, "none")).toBeGreaterThan(total(1e6, "none"));
  expect(total(1e6, "small")).toBeGreaterThan(total(1e6, "none"));
  const quiet = { views: 1e6, leads: 0, chats: 0 };
  expect(estimate({ ...quiet, model: "small" }, measured)).toEqual(estimate({ ...quiet, model: "none" }, measured));
});

test("a page view is weighed on the built site", async () => {
  await buildWebIfNeeded();
  const { requests, bytes } = measurePageWeight();
  expect(requests).toBeGreaterThan(2);
  expect(bytes).toBeGreaterThan(20_000);
}, 60_000);

test("a spike of entries first meets the mail quota; the table holds", () => {
  const limits = spikeLimits(units);
  expect(limits[0]?.resource).toBe("SES sending rate");
  const table = limits.find(({ resource }) => resource.startsWith("Table"));
  expect(table?.demand).toBeLessThan(table?.limit ?? 0);
  for (const { remedy } of limits) expect(remedy.length).toBeGreaterThan(5);
});

test("the command says how it is used when a number is none", () => {
  const run = () =>
    execFileSync(process.execPath, ["tools/cost.ts", "--views", "many"], { encoding: "utf8", stdio: "pipe" });
  expect(run).toThrow(/usage: npm run cost/);
});
