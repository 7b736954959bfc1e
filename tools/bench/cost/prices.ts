/** List prices of us-east-1 in USD as far as we know them Check them before a decision. */
export const prices = {
  cloudFront: {
    /** Upper end of each tier in GB, price a GB. */
    tiers: [
      [10_000, 0.085],
      [50_000, 0.08],
      [150_000, 0.06],
      [Number.POSITIVE_INFINITY, 0.04],
    ],
    freeGb: 1000,
    perRequest: 0.01 / 10_000,
    freeRequests: 10_000_000,
    perFunctionCall: 0.1e-6,
    freeFunctionCalls: 2_000_000,
  },
  firewall: { acl: 5, rule: 1, perRequest: 0.6e-6 },
  httpApi: { perRequest: 1e-6 },
  lambda: { perGbSecond: 0.0000133334, perCall: 0.2e-6 },
  table: { perWrite: 0.625e-6, perRead: 0.125e-6, gbMonth: 0.25, backupGbMonth: 0.2 },
  mail: { each: 0.0001 },
  /** A part of a text to the US with the carrier's fee, and a month of a number with its registration. */
  text: { eachPart: 0.011, number: 12 },
  logs: { gb: 0.5 },
  secrets: { each: 0.4, perCall: 0.05 / 10_000 },
  /** An alarm is paid by the metrics that it watches; the first ten of an account are free, as are ten metrics of its own. */
  alarms: { perMetric: 0.1, perOwnMetric: 0.3, free: 10 },
  bucket: { perGet: 0.4e-6, perPut: 5e-6, gbMonth: 0.023 },
  queue: { perCall: 0.4e-6, freeCalls: 1_000_000 },
  hostedZone: 0.5,
  /** GB-month of a copy in AWS Backup. */
  backupCopyGb: 0.1,
  /** USD per token in and out; one that is read from the provider's cache costs a tenth of one in. */
  models: { small: { in: 0.25e-6, out: 1.25e-6 }, dear: { in: 1e-6, out: 5e-6 } },
  cachedToken: 0.1,
} as const;

/**
 * CloudFront's plans at a flat rate: requests and GB a month, rules of the firewall, which they include as they do DNS, edge
 * functions and the logs of both. Above a plan's requests nothing is charged, but AWS may slow the site down.
 */
export const edgePlans = [
  { name: "Free", price: 0, requests: 1e6, gb: 100, rules: 5 },
  { name: "Pro", price: 15, requests: 10e6, gb: 50_000, rules: 25 },
  { name: "Business", price: 200, requests: 125e6, gb: 50_000, rules: 50 },
  { name: "Premium", price: 1000, requests: 500e6, gb: 50_000, rules: 75 },
  { name: "Premium, 750 M", price: 1450, requests: 750e6, gb: 75_000, rules: 75 },
  { name: "Premium, 1.25 B", price: 2250, requests: 1.25e9, gb: 125_000, rules: 75 },
  { name: "Premium, 2 B", price: 3500, requests: 2e9, gb: 200_000, rules: 75 },
] as const;

export type ModelSize = keyof typeof prices.models | "none";
