import type * as z from "zod";
import type { QuoteRequest } from "./contract.ts";

/** The request of a test lead: valid, nobody's, and slow enough for a person. */
export const buildCanaryRequest = (): z.input<typeof QuoteRequest> => ({
  name: "Test lead",
  email: "success@simulator.amazonses.com",
  serviceType: "other",
  notes: "Sent by our own monitoring.",
  filledMs: 60_000,
});
