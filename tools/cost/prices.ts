/** List prices of us-east-1 in USD as far as we know them (design/reliability.md, section 11). Check them before a decision. */
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
  logs: { gb: 0.5 },
  secret: 0.4,
  alarm: 0.1,
  /** USD per token in and out. */
  models: { small: [0.25e-6, 1.25e-6], dear: [1e-6, 5e-6] },
} as const;

export type ModelSize = keyof typeof prices.models | "none";
