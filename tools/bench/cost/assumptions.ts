/** What can't be measured without a browser or an account. Printed with every estimate. */
export const assumptions = {
  viewsPerVisit: 3,
  /**
   * A visit as most are: the start page, a category and the form, by links, each read to its end. Counted in a browser by
   * `tests/site/visit.journey.ts`, which fails when the real one is dearer.
   */
  visit: { files: 16, bytes: 249_000, apiReads: 2, chatSessions: 0, told: 1 },
  /** Bytes of headers of one answer. */
  headerBytes: 700,
  messagesPerChat: 6,
  /** Of them `cached` are the rules and facts, which a provider keeps from one message to the next. */
  tokensPerMessage: { in: 2000, cached: 11_000, out: 250 },
  /** Seconds that a function runs, with 512 MB. */
  seconds: { read: 0.06, form: 0.12, message: 0.2, messageWithModel: 3, notice: 0.4, canary: 8, sweep: 0.5 },
  memoryGb: 0.5,
  logBytesPerRequest: 400,
  mailsPerLead: 2,
  /** Where a service is set: one lead of three agrees, and has two texts of two parts. */
  smsPartsPerLead: 4 / 3,
  /** On average, each made small by the browser: one lead of three has three. */
  photosPerLead: 1,
  photo: { bytes: 400_000, seconds: 2, memoryGb: 2, writes: 4, reads: 4, gets: 3, puts: 3 },
  leadRetentionMonths: 24,
  chatRetentionMonths: 6,
  /** Calls of the bucket: a page's document is asked for anew each time, its files once in a while. */
  bucketGetsPerView: 1.2,
  /** Calls by which Lambda asks a queue for a month: five at a time, 20 s each. */
  pollsPerQueue: (5 * 30 * 24 * 3600) / 20,
  /** Share of calls that start a function and read its secrets. */
  coldShare: 0.02,
} as const;

/** Share of API reads that the edge answers: the more visitors, the fewer reads get through. */
export function edgeHitRate(views: number): number {
  if (views < 100_000) return 0.5;
  return views < 10_000_000 ? 0.9 : 0.99;
}
