import { execFileSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { getStageSettings } from "../../../stacks/settings.ts";
import { assumptions } from "../../../tools/bench/cost/assumptions.ts";
import { edgeChoices, flatRate } from "../../../tools/bench/cost/edge.ts";
import { type Bill, edgeLoad, estimate, sum } from "../../../tools/bench/cost/estimate.ts";
import { itemSize } from "../../../tools/bench/cost/item-size.ts";
import { type MeasuredUnits, measureUnits } from "../../../tools/bench/cost/measure-units.ts";
import { prices } from "../../../tools/bench/cost/prices.ts";
import { spikeLimits } from "../../../tools/bench/cost/spike.ts";
import { previewStanding, standing } from "../../../tools/bench/cost/standing.ts";

let units: MeasuredUnits;

beforeAll(async () => {
  units = await measureUnits();
});

test("the size of an item follows DynamoDB's rules", () => {
  expect(itemSize("Añn")).toBe(4);
  expect(itemSize({ name: "Ann", count: 1234, on: true })).toBe(3 + (4 + 3 + 1) + (5 + 3 + 1) + (2 + 1 + 1));
});

test("every kind of work costs what its puts, updates and indexes come to", () => {
  // Limiter 1; lead of more than 1 KB with its status index 4, written once and once more when its notices are sent; two
  // marks of contact.
  // It enters the office's list; it enters the index of what waits and leaves it. The ledger is asked about the address, by two hashes.
  expect(units.lead).toEqual({ writes: 1 + 4 + 4 + 2 + 1 + 2, pendingWrites: 2, reads: 1 + 2 });
  // Six words and the reference, three forms of its number and what all of them are, once; whom it names, an address and a number, each both
  // ways, once; when it came, each time that the row changes.
  expect(units.index).toEqual({ writes: 6 + 1 + 3 + 1 + 2 * 2 + 2, pendingWrites: 0, reads: 2 * 3 });
  // An entry has no index but that of what waits, which it leaves when the staff was told: limiter, entry, its notice.
  expect(units.entry).toEqual({ writes: 3 + 1, pendingWrites: 1, reads: 1 + 2 });
  expect(units.chatStart.writes).toBe(1);
  // Limiter and the hour's sums.
  expect(units.visit).toEqual({ writes: 2, pendingWrites: 0, reads: 0 });
  expect(units.reviews.reads).toBeGreaterThan(5);
});

test("a thousand leads cost less than five cents of table, function and API, and a photo with each no more than ten", () => {
  const bill = (leads: number, photos: number) => estimate({ views: 0, leads, photos, chats: 0, model: "none" }, units);
  const share = (one: Bill) => one["HTTP API"] + one.Lambda + one.Table;
  expect(share(bill(1000, 0)) - share(bill(0, 0))).toBeLessThan(0.05);
  expect(share(bill(1000, 1000)) - share(bill(1000, 0))).toBeLessThan(0.1);
});

test("more of anything never costs less, and a model only costs by its messages", () => {
  const total = (views: number, model: "none" | "small") =>
    sum(estimate({ views, leads: views / 300, chats: views / 60, model }, units));
  expect(total(1e6, "none")).toBeGreaterThan(total(1e4, "none"));
  expect(total(1e8, "none")).toBeGreaterThan(total(1e6, "none"));
  expect(total(1e6, "small")).toBeGreaterThan(total(1e6, "none"));
  const quiet = { views: 1e6, leads: 0, chats: 0 };
  expect(estimate({ ...quiet, model: "small" }, units)).toEqual(estimate({ ...quiet, model: "none" }, units));
});

/** A month without a model, as `npm run bench -- cost` takes it. */
const month = (views: number) => ({ views, leads: views / 300, chats: views / 60, model: "none" as const });

test("ten thousand views a month cost at most 6 USD, with a plan or without a firewall", () => {
  expect(sum(estimate(month(1e4), units))).toBeLessThanOrEqual(6);
  expect(sum(estimate(month(1e4), units, { ...standing, firewallRules: 0 }))).toBeLessThanOrEqual(6);
});

test.each([
  [1e6, 25],
  [1e8, 2500],
])("%i views a month cost at most %i USD", (views, goal) => {
  expect(sum(estimate(month(views), units))).toBeLessThanOrEqual(goal);
  // More requests cost more: what a visit asks for is what decides about the goal.
  const dearer = { ...assumptions.visit, files: assumptions.visit.files * 2 };
  expect(sum(estimate({ ...month(views), visit: dearer }, units))).toBeGreaterThan(sum(estimate(month(views), units)));
});

test("a page view is at most five and a half requests, beside what a visit asks for once: banner and counter", () => {
  const { visit, viewsPerVisit } = assumptions;
  expect((visit.files + visit.apiReads - 2) / viewsPerVisit).toBeLessThanOrEqual(5.5);
});

test("a preview costs less than a dollar a month", () => {
  expect(sum(estimate(month(1000), units, previewStanding))).toBeLessThan(1);
});

test("however many come, counting their visits costs no more than the route's rate lets through", () => {
  const flood = { ...month(1e9), leads: 0, chats: 0 };
  const { caps } = getStageSettings("production");
  const most = caps.traffic.perSecond * 30 * 24 * 3600;
  const table = estimate(flood, units).Table - estimate({ ...flood, views: 0 }, units).Table;
  expect(table).toBeCloseTo(most * 2 * prices.table.perWrite, 3);
  expect(table).toBeLessThan(100);
});

test("a sweep at rest costs the same whatever is stored", () => {
  expect(units.sweep.writes).toBe(0);
  expect(estimate(month(1e8), units)["Sweeper's reads"]).toBe(estimate(month(1e4), units)["Sweeper's reads"]);
});

test("a plan is taken when it holds the month's requests, bytes and rules, and never with too small an allowance", () => {
  expect(flatRate({ requests: 1e6, gb: 100, rules: 5 })?.cloudFront).toBe(0);
  expect(flatRate({ requests: 1e6 + 1, gb: 100, rules: 5 })?.cloudFront).toBe(15);
  expect(flatRate({ requests: 1e6, gb: 101, rules: 5 })?.cloudFront).toBe(15);
  expect(flatRate({ requests: 1e6, gb: 100, rules: 6 })?.cloudFront).toBe(15);
  expect(flatRate({ requests: 1e11, gb: 1, rules: 1 })).toBeUndefined();
  const names = edgeChoices(edgeLoad(month(1e6), standing)).map(({ name }) => name);
  expect(names).toContain("by use");
});

test("a spike of entries meets its limits in the order in which they come, and the table holds", () => {
  const limits = spikeLimits(units);
  const passed = limits.filter(({ demand, limit }) => demand > limit).map(({ resource }) => resource);
  // The settings of a stage may hold the first two; nobody raises the mail service's by a setting.
  const order = [/^Firewall/, /^Lambda copies, cold/, /^SES, emails a second/, /^SES, emails a day/];
  const places = passed.map((resource) => order.findIndex((each) => each.test(resource)));
  expect(places).toEqual(places.toSorted());
  expect(places.slice(-2)).toEqual([2, 3]);
  const table = limits.find(({ resource }) => resource.startsWith("Table"));
  expect(table?.demand).toBeLessThan(table?.limit ?? 0);
  for (const { remedy } of limits) expect(remedy.length).toBeGreaterThan(5);
});

test("the command says how it is used when a number is none", () => {
  const run = () =>
    execFileSync(process.execPath, ["tools/bench/cost.ts", "--views", "many"], { encoding: "utf8", stdio: "pipe" });
  expect(run).toThrow(/usage: npm run bench -- cost/);
});
