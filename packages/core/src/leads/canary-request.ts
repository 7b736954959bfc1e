import type * as z from "zod";
import type { QuoteRequest } from "./contract.ts";

/** SES takes a mail to it, says that it was delivered and shows it to nobody. */
export const nobodysMailbox = "success@simulator.amazonses.com";

/** The request of a test lead: valid, nobody's, and slow enough for a person. */
export const buildCanaryRequest = (): z.input<typeof QuoteRequest> => ({
  name: "Test lead",
  email: nobodysMailbox,
  serviceType: "other",
  notes: "Sent by our own monitoring.",
  filledMs: 60_000,
});
