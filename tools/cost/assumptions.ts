/** What can't be measured here. Printed with every estimate. */
export const assumptions = {
  viewsPerVisit: 3,
  /** Bytes of headers of one answer. */
  headerBytes: 700,
  /** GETs of the API that a page view makes; prerendered pages carry their own data. */
  apiReadsPerView: 2.5,
  messagesPerChat: 6,
  tokensPerMessage: { in: 1500, out: 200 },
  /** Seconds that a function runs, with 512 MB. */
  seconds: { read: 0.06, form: 0.12, message: 0.2, messageWithModel: 3, notice: 0.4 },
  memoryGb: 0.5,
  logBytesPerRequest: 400,
  mailsPerLead: 2,
  leadRetentionMonths: 24,
  chatRetentionMonths: 6,
} as const;

/** Share of API reads that the edge answers: the more visitors, the fewer reads get through. */
export function edgeHitRate(views: number): number {
  if (views < 100_000) return 0.5;
  return views < 10_000_000 ? 0.9 : 0.99;
}
