import { type Route, routes } from "@site/functions/routes";
import { getStageSettings } from "../../../stacks/settings.ts";
import type { MeasuredUnits } from "./measure-units.ts";

/** A resource under a spike: what it gets, what it takes at once, and what to do about it. */
export interface Limit {
  resource: string;
  demand: number;
  limit: number;
  unit: string;
  remedy: string;
}

const entries = 100_000;
const minutes = 10;
/** Entries a second while the TV spot is on. */
const peak = 1000;
const tvSpotSeconds = 60;
/** Visitors of a home show in five minutes, all behind one address. */
const showVisitors = 500;
/** Seconds that a copy is busy with an entry: started anew, and running already. */
const busy = { cold: 0.8, warm: 0.12 };

/** Quotas of an account that nobody has raised. */
const quotas = { copies: 1000, mailsPerSecond: 14, mailsPerDay: 50_000, newTableWrites: 4000, apiRequests: 10_000 };

/**
 * 100,000 giveaway entries in ten minutes, 1,000 a second at the peak, against the default quotas of an account and the
 * settings of production.
 * @returns the limits in the order in which the spike meets them: by the moment, then by how far they are passed
 */
export function spikeLimits({ entry }: MeasuredUnits): Limit[] {
  const { caps, postsPerAddress } = getStageSettings("production");
  const reserved = Object.values<Route>(routes).reduce(
    (sum, { pool }) => sum + (pool ? (caps[pool].reservedConcurrency ?? 0) : 0),
    0,
  );
  const limits: (Limit & { after: number })[] = [
    {
      resource: "Firewall, one address (a home show's network)",
      after: 0,
      demand: showVisitors,
      limit: postsPerAddress,
      unit: "POSTs/5 min",
      remedy: "postsPerAddress 500 in stacks/settings.ts while the campaign runs",
    },
    {
      resource: "Lambda copies, cold",
      after: 1,
      demand: peak * busy.cold,
      limit: quotas.copies - reserved,
      unit: "copies",
      remedy: `${reserved} of ${quotas.copies} are reserved for others; ask for 3,000, a new account has 10`,
    },
    {
      resource: "Lambda copies, warm",
      after: 1,
      demand: peak * busy.warm,
      limit: quotas.copies - reserved,
      unit: "copies",
      remedy: "none needed",
    },
    {
      resource: "Table, writes when it is new",
      after: 1,
      demand: peak * (entry.writes - entry.pendingWrites),
      limit: quotas.newTableWrites,
      unit: "WRU/s",
      remedy: "warmThroughput { reads: 12000, writes: 10000 }; what is refused is parked and stored later",
    },
    {
      resource: "Index of what waits, writes when it is new",
      after: 1,
      demand: peak * 2,
      limit: quotas.newTableWrites,
      unit: "WRU/s",
      remedy: "none needed",
    },
    {
      resource: "Route's own rate",
      after: 1,
      demand: peak,
      limit: caps.forms.perSecond,
      unit: "requests/s",
      remedy: "caps.forms.perSecond in stacks/settings.ts",
    },
    {
      resource: "HTTP API",
      after: 1,
      demand: peak,
      limit: quotas.apiRequests,
      unit: "requests/s",
      remedy: "none needed",
    },
    {
      resource: "SES, emails a second",
      after: 5,
      demand: entries / (minutes * 60),
      limit: quotas.mailsPerSecond,
      unit: "emails/s",
      remedy: "nothing is lost: confirmations wait, the staff's emails go first; ask for the quota weeks before",
    },
    {
      resource: "Notifier, 10 batches at once",
      after: 5,
      demand: entries / (minutes * 60),
      limit: 10 * 4 * 10,
      unit: "records/s",
      remedy: `the stream keeps 24 h; behind by ${tvSpotSeconds} s at most after the spot`,
    },
    {
      resource: "SES, emails a day",
      after: quotas.mailsPerDay / quotas.mailsPerSecond,
      demand: entries,
      limit: quotas.mailsPerDay * 0.8,
      unit: "confirmations/day",
      remedy: `confirmations take ${Math.ceil(entries / (quotas.mailsPerDay * 0.8))} days; a fifth is left to the staff`,
    },
  ];
  const passed = ({ demand, limit }: Limit) => demand > limit;
  return limits
    .toSorted(
      (a, b) =>
        Number(passed(b)) - Number(passed(a)) ||
        (passed(a) ? a.after - b.after : 0) ||
        b.demand / b.limit - a.demand / a.limit,
    )
    .map(({ after: _, ...limit }) => limit);
}
