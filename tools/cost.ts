// `npm run cost -- --views N --leads N --chats N [--model none|small|dear]`: the month's bill in USD, from the bytes of the
// built site, the units that the use-cases really read and write, list prices and stated assumptions.
import { parseArgs } from "node:util";
import { buildWebIfNeeded } from "@site/web/built-site";
import { assumptions, edgeHitRate } from "./cost/assumptions.ts";
import { estimate, totalOf } from "./cost/estimate.ts";
import { measureUnits } from "./cost/measure-units.ts";
import { measurePageWeight } from "./cost/page-weight.ts";
import type { ModelSize } from "./cost/prices.ts";
import { spikeLimits } from "./cost/spike.ts";

const { values } = parseArgs({
  options: {
    views: { type: "string" },
    leads: { type: "string" },
    chats: { type: "string" },
    model: { type: "string", default: "none" },
  },
});

const models: readonly ModelSize[] = ["none", "small", "dear"];
const model = models.find((each) => each === values.model);
const numberOf = (text: string | undefined, byDefault: number): number =>
  text === undefined ? byDefault : Number(text);
const viewCounts = values.views === undefined ? [1e4, 1e6, 1e8] : [Number(values.views)];
// One visit in a hundred sends a form and one in twenty chats, unless said otherwise.
const traffics = viewCounts.map((views) => ({
  views,
  leads: numberOf(values.leads, views / 300),
  chats: numberOf(values.chats, views / 60),
}));
if (!model || traffics.flatMap(Object.values).some((count) => !(count >= 0))) {
  console.error(
    "usage: npm run cost -- [--views N] [--leads N] [--chats N] [--model none|small|dear], numbers a month",
  );
  process.exit(2);
}

await buildWebIfNeeded();
const measured = { pageWeight: measurePageWeight(), units: await measureUnits() };
const { requests, bytes } = measured.pageWeight;

console.log(
  `measured: a page view is ${(bytes / 1000).toFixed(0)} KB and ${requests.toFixed(1)} requests; units of the table:`,
);
console.table(measured.units);
console.log("assumed:", JSON.stringify({ ...assumptions, edgeHitRate: viewCounts.map(edgeHitRate), model }, null, 1));

const bills = traffics.map((traffic) => estimate({ ...traffic, model }, measured));
const headings = traffics.map(({ views, leads, chats }) =>
  [`${views} views`, `${Math.round(leads)} leads`, `${Math.round(chats)} chats`].join(", "),
);
const services = Object.keys(bills[0] ?? {}) as (keyof (typeof bills)[number])[];
const row = (amounts: number[]) =>
  Object.fromEntries(headings.map((name, at) => [name, (amounts[at] ?? 0).toFixed(2)]));
console.log("USD a month");
console.table({
  ...Object.fromEntries(services.map((service) => [service, row(bills.map((bill) => bill[service]))])),
  total: row(bills.map(totalOf)),
});

console.log("100,000 entries in ten minutes, 1,000 a second at the peak: the first limit that is passed stands on top");
console.table(
  spikeLimits(measured.units).map(({ demand, limit, ...rest }) => ({
    ...rest,
    demand: Math.round(demand),
    limit,
    holds: demand <= limit,
  })),
);
