// `npm run bench -- cost --views N --leads N --chats N [--model none|small|dear]`: the month's bill in USD, from the
// units that the use-cases really read and write, a visit counted in a browser, list prices and stated assumptions.

import { readOptions } from "../read-options.ts";
import { assumptions, edgeHitRate } from "./cost/assumptions.ts";
import { edgeChoices } from "./cost/edge.ts";
import { type Bill, edgeLoad, estimate, sum } from "./cost/estimate.ts";
import { measureUnits } from "./cost/measure-units.ts";
import { type ModelSize, prices } from "./cost/prices.ts";
import { spikeLimits } from "./cost/spike.ts";
import { previewStanding, standing } from "./cost/standing.ts";

const { values } = readOptions({
  options: {
    views: { type: "string" },
    leads: { type: "string" },
    chats: { type: "string" },
    model: { type: "string", default: "none" },
  },
});

const models: readonly ModelSize[] = ["none", "small", "dear"];
const model = models.find((each) => each === values.model);
const getNumber = (text: string | undefined, byDefault: number): number =>
  text === undefined ? byDefault : Number(text);
const viewCounts = values.views === undefined ? [1e4, 1e6, 1e8] : [Number(values.views)];
// One visit in a hundred sends a form and one in twenty chats, unless said otherwise.
const traffics = viewCounts.map((views) => ({
  views,
  leads: getNumber(values.leads, views / 300),
  chats: getNumber(values.chats, views / 60),
}));
if (!model || traffics.flatMap(Object.values).some((count) => !(Number.isFinite(count) && count >= 0))) {
  console.error(
    "usage: npm run bench -- cost [--views N] [--leads N] [--chats N] [--model none|small|dear], numbers a month",
  );
  process.exit(2);
}

const units = await measureUnits();
console.log("units of the table, measured:");
console.table(units);
console.log("assumed:", JSON.stringify({ ...assumptions, edgeHitRate: viewCounts.map(edgeHitRate), model }, null, 1));
const { visit, viewsPerVisit } = assumptions;
console.log(
  `a page view is ${((visit.files + visit.apiReads) / viewsPerVisit).toFixed(1)} requests and ${Math.round(visit.bytes / viewsPerVisit / 1000)} KB`,
);

const headings = traffics.map(({ views, leads, chats }) =>
  [`${views} views`, `${Math.round(leads)} leads`, `${Math.round(chats)} chats`].join(", "),
);
const row = (amounts: (number | undefined)[]) =>
  Object.fromEntries(headings.map((name, at) => [name, amounts[at]?.toFixed(2) ?? "-"]));

const bills = traffics.map((traffic) => estimate({ ...traffic, model }, units));
console.log("USD a month of a stage with everything configured, the edge paid the cheapest way that has a firewall");
const services = Object.keys(bills[0] ?? {}) as (keyof Bill)[];
console.table({
  ...Object.fromEntries(services.map((service) => [service, row(bills.map((bill) => bill[service]))])),
  total: row(bills.map(sum)),
});

const { eachPart, number } = prices.text;
const smsCosts = traffics.map(({ leads }) => (number + leads * assumptions.smsPartsPerLead * eachPart).toFixed(2));
console.log(`texts, where a service is set: $${smsCosts.join(", $")} a month more`);

/** Totals by the ways to pay for the edge. */
const totalsBy = (name: RegExp, ofModel: ModelSize): (number | undefined)[] =>
  traffics.map((views) => {
    const traffic = { ...views, model: ofModel };
    const edge = edgeChoices(edgeLoad(traffic)).find((choice) => name.test(choice.name));
    return edge && sum(estimate(traffic, units, standing, edge));
  });
console.log("the same total by how the edge is paid");
console.table({
  "by use, firewall": row(totalsBy(/^by use$/, model)),
  "by use, no firewall": row(totalsBy(/no firewall/, model)),
  "plan at a flat rate": row(totalsBy(/^plan/, model)),
});

/** The bill with another number of requests a view, everything else equal. */
const totalsAt = (requestsPerView: number): number[] =>
  traffics.map((traffic) => {
    const files = requestsPerView * viewsPerVisit - visit.apiReads;
    return sum(estimate({ ...traffic, model, visit: { ...visit, files } }, units));
  });
console.log("the same total by requests a view, the edge paid the cheapest way that has a firewall");
console.table(Object.fromEntries([5, 7.5, 10, 12.5].map((each) => [`${each} a view`, row(totalsAt(each))])));
const preview = sum(estimate({ views: 1000, leads: 10, chats: 20, model: "none" }, units, previewStanding));
console.log(`a pull request's preview, 1,000 views: ${preview.toFixed(2)} USD a month`);

console.log("100,000 entries in ten minutes, 1,000 a second at the peak: the first limit that is passed stands on top");
console.table(
  spikeLimits(units).map(({ demand, limit, ...rest }) => ({
    ...rest,
    demand: Math.round(demand),
    limit,
    holds: demand <= limit,
  })),
);
