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

/**
 * 100,000 giveaway entries in ten minutes, 1,000 a second at the peak, against default quotas of an account.
 * @returns the limits, the one that is passed first on top
 */
export function spikeLimits({ entry }: MeasuredUnits): Limit[] {
  const limits: Limit[] = [
    {
      resource: "SES sending rate",
      demand: entries / (minutes * 60),
      limit: 14,
      unit: "mails/s",
      remedy: `confirmations arrive over ${Math.round(entries / 14 / 60)} min; ask for the quota weeks before`,
    },
    {
      resource: "Firewall, one address (a home show's network)",
      demand: 500,
      limit: 100,
      unit: "POSTs/5 min",
      remedy: "postsPerAddress 500 in stacks/settings.ts while the campaign runs",
    },
    {
      resource: "Lambda copies, cold",
      demand: peak * 0.8,
      limit: 1000,
      unit: "copies",
      remedy: "ask for 3,000; new accounts have far fewer",
    },
    {
      resource: "Lambda copies, warm",
      demand: peak * 0.12,
      limit: 1000,
      unit: "copies",
      remedy: "none needed",
    },
    {
      resource: "Table, writes when it is new",
      demand: peak * (entry.writes - entry.pendingWrites),
      limit: 4000,
      unit: "WRU/s",
      remedy: "warmThroughput { reads: 12000, writes: 10000 }; what is refused is parked and stored later",
    },
    {
      resource: "Route's own rate",
      demand: peak,
      limit: 2000,
      unit: "requests/s",
      remedy: "caps.forms.perSecond in stacks/settings.ts",
    },
    {
      resource: "Notifier, 10 batches at once",
      demand: entries / (minutes * 60),
      limit: 10 * 4 * 10,
      unit: "records/s",
      remedy: `the stream keeps 24 h; behind by ${tvSpotSeconds} s at most after the spot`,
    },
    { resource: "HTTP API", demand: peak, limit: 10_000, unit: "requests/s", remedy: "none needed" },
  ];
  return limits.toSorted((a, b) => b.demand / b.limit - a.demand / a.limit);
}
