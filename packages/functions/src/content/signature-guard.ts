import { AppError } from "@site/core/contract/errors";
import { toSeconds } from "@site/core/store/expiry";
import { timingSafeCompare } from "@site/core/timing-safe-compare";
import { sign } from "@site/core/webhook/send-event";
import type { HandlerContext } from "../context.ts";
import type { Middleware } from "../http/api.ts";
import { getBody } from "../http/guards.ts";

/** How far a report's time may be from ours, s. */
const replayWindow = 300;

/** Refuses a report that the content provider has not signed, or not lately. */
export const signatureGuard = (context: HandlerContext): Middleware => ({
  async before({ event }) {
    const secret = context.settings.wordpress?.secret;
    if (!secret) throw new AppError("notFound", "This site takes no reports of changes.");
    const { "x-timestamp": timestamp = "", "x-signature": given = "" } = event.headers;
    const expected = `sha256=${sign(secret, timestamp, getBody(event).toString("utf8"))}`;
    if (!timingSafeCompare(expected, given)) throw new AppError("unauthenticated", "This report's signature is wrong.");
    if (!/^\d{1,12}$/.test(timestamp) || Math.abs(toSeconds(context.now()) - Number(timestamp)) > replayWindow)
      throw new AppError("unauthenticated", "This report's time is more than five minutes from ours.");
  },
});
