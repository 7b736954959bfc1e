import * as z from "zod";

/** What AWS End User Messaging reports of a text that will not arrive any more. */
export const failedSmsEvents = [
  "TEXT_BLOCKED",
  "TEXT_CARRIER_BLOCKED",
  "TEXT_CARRIER_UNREACHABLE",
  "TEXT_INVALID",
  "TEXT_INVALID_MESSAGE",
  "TEXT_PROTECT_BLOCKED",
  "TEXT_SPAM",
  "TEXT_TTL_EXPIRED",
  "TEXT_UNREACHABLE",
] as const;

/** A text that failed for good; `context` is what it was sent with. */
export const FailedSms = z.object({
  eventType: z.enum(failedSmsEvents),
  isFinal: z.literal(true),
  messageId: z.string(),
  context: z.object({ kind: z.string(), id: z.string() }),
});
