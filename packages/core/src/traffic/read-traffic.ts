import type { Context } from "../context.ts";
import { listKeys } from "../contract/form.ts";
import { monthsBetween } from "../search/read-intake.ts";
import { isLive } from "../store/expiry.ts";
import { queryItems } from "../store/iterate-items.ts";
import type { TrafficReport } from "./contract.ts";
import { trafficHours } from "./count-page-views.ts";
import {
  countedEvents,
  formLabels,
  formSteps,
  pageKinds,
  type Vital,
  vitalClass,
  vitalNames,
  vitals,
} from "./options.ts";

type Sums = Readonly<Record<string, number | undefined>>;

/** What its rows hold is what the entity put there, so they are not looked through again: that costs ten times the query. */
async function readMonth({ store, now }: Context, month: string, from: string, to: string): Promise<Sums[]> {
  const query = trafficHours(store).query.byMonth({ month }).between({ hour: from }, { hour: to });
  const rows = (await Array.fromAsync(queryItems(store, query.params()))) as Sums[];
  return rows.filter((each) => isLive(each, now()));
}

const formatVital = (name: Vital, value: number): string =>
  name === "cls" ? String(value / 1000) : value < 1000 ? `${value} ms` : `${value / 1000} s`;

/** The end of the class in which three of four views are. */
function buildVital(name: Vital, get: (counter: string) => number): TrafficReport["vitals"] {
  const { label, ends, good, poor } = vitals[name];
  const classes = [...ends.map((end) => get(vitalClass(name, end))), get(`${name}_more`)];
  const count = classes.reduce((sum, each) => sum + each, 0);
  let reached = 0;
  const at = classes.findIndex((each) => {
    reached += each;
    return reached > 0 && reached >= 0.75 * count;
  });
  if (at < 0) return [];
  const end = ends[at];
  const p75 = end === undefined ? `over ${formatVital(name, ends.at(-1) ?? 0)}` : formatVital(name, end);
  return [{ name: label, count, p75, rating: rate(end, good, poor) }];
}

function rate(end: number | undefined, good: number, poor: number): TrafficReport["vitals"][number]["rating"] {
  if (end === undefined || end > poor) return "poor";
  return end <= good ? "good" : "fair";
}

/** What visitors did in a span of time, by the hours that are in it.
 * @param from ISO 8601
 * @param to ISO 8601; its hour is in the span */
export async function readTraffic(
  context: Context,
  { from, to }: { from: string; to: string },
): Promise<TrafficReport> {
  const [first = "", last = ""] = [from, to].map((at) => at.slice(0, "2026-11-27T20".length));
  const months = monthsBetween(from, to).map((month) => readMonth(context, month, first, last));
  const hours = (await Promise.all(months)).flat();
  const get = (counter: string): number => hours.reduce((sum, hour) => sum + (hour[counter] ?? 0), 0);
  const pages = Object.entries(pageKinds).map(([kind, name]) => ({ name, count: get(`view_${kind}`) }));
  return {
    views: pages.reduce((sum, { count }) => sum + count, 0),
    pages: pages.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
    events: listKeys(countedEvents).map((event) => ({ name: countedEvents[event], count: get(event) })),
    forms: listKeys(formLabels).map((form) => {
      const [started = 0, tried = 0, sent = 0] = formSteps.map((step) => get(`${step}_${form}`));
      return { name: formLabels[form], started, tried, sent };
    }),
    vitals: vitalNames.flatMap((name) => buildVital(name, get)),
  };
}
