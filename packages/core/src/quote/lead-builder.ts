import type { QuoteRequest } from "./contract.ts";

/** A valid estimate request for tests. */
export const buildQuoteRequest = (more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  name: "Ann Lee",
  email: "ann@example.org",
  serviceType: "windows",
  smsOptIn: false,
  ...more,
});
