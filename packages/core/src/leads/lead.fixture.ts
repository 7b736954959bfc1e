import type { QuoteRequest } from "./contract.ts";

const request = {
  name: "Ann Lee",
  email: "ann@example.org",
  serviceType: "windows" as const,
  smsOptIn: false,
} satisfies QuoteRequest;

/** A valid estimate request for tests; as it is, it can be stored too. */
export function buildQuoteRequest(): typeof request;
export function buildQuoteRequest(more: Partial<QuoteRequest>): QuoteRequest;
export function buildQuoteRequest(more: Partial<QuoteRequest> = {}): QuoteRequest {
  return { ...request, ...more };
}
