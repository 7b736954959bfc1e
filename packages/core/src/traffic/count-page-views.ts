import { retention } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { listKeys } from "../contract/form.ts";
import { parseThanksPath } from "../site/pages.ts";
import { defineEntity } from "../store/define-entity.ts";
import { getExpiry } from "../store/expiry.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import type { PageViews } from "./contract.ts";
import { countedEvents, countedForms, counters, formSteps, pageKind, vitalClass, vitalNames } from "./options.ts";

const numbers: Record<string, { type: "number" }> = Object.fromEntries(
  counters.map((name) => [name, { type: "number" }]),
);

/** Sums of an hour, of nobody in particular. A partition is a month: the route's rate keeps it below what one takes. */
export const trafficHours = defineEntity(entityNames.trafficHour, {
  attributes: {
    /** "2026-11", in UTC. */
    month: { type: "string", required: true },
    /** "2026-11-27T20", in UTC. */
    hour: { type: "string", required: true },
    expiresAt: { type: "number", required: true },
    ...numbers,
  },
  indexes: { byMonth: primaryKey(["month"], ["hour"]) },
});

/** The name of each thing that a browser may count beside pages, by the browser's word for it. */
const counterNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...listKeys(countedEvents).map((event) => [event, event]),
  ...formSteps.flatMap((step) =>
    Object.entries(countedForms).map(([form, path]) => [`${step} ${path}`, `${step}_${form}`]),
  ),
]);

/** What a page that is left adds to the counters of its hour. */
function getSums({ views, counts, vitals = {} }: PageViews): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (name: string | undefined, count = 1): void => {
    if (name) sums[name] = (sums[name] ?? 0) + count;
  };
  for (const view of views) {
    add(`view_${pageKind(view)}`);
    // The browser posted it without our script, and was sent on to this page.
    const form = parseThanksPath(`/${view}`)?.form;
    if (form) add(counterNames[`sent ${Object.entries(countedForms).find(([name]) => name === form)?.[1]}`]);
  }
  for (const [word, count] of Object.entries(counts))
    if (Object.hasOwn(counterNames, word)) add(counterNames[word], count);
  for (const name of vitalNames) {
    const value = vitals[name];
    if (value !== undefined) add(vitalClass(name, value));
  }
  return sums;
}

/** Adds what a browser counted to the sums of this hour, by one atomic update; nothing tells afterwards that it was one visitor's. */
export async function countPageViews({ store, now }: Pick<Context, "store" | "now">, seen: PageViews): Promise<void> {
  const sums = getSums(seen);
  if (listKeys(sums).length === 0) return;
  const at = now();
  const hour = at.toISOString().slice(0, "2026-11-27T20".length);
  await trafficHours(store)
    .upsert({ month: hour.slice(0, "2026-11".length), hour })
    .add(sums)
    .set({ expiresAt: getExpiry(retention.traffic, new Date(`${hour}:00:00Z`)) })
    .go();
}
