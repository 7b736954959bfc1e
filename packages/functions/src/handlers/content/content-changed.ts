import { contentChangedEndpoint } from "@site/core/content/change-contract";
import { appendChanges } from "@site/core/content/change-log";
import { AppError } from "@site/core/contract/errors";
import { toSeconds } from "@site/core/store/expiry";
import { timingSafeCompare } from "@site/core/timing-safe-compare";
import { sign } from "@site/core/webhook/send-event";
import { getEdgePaths } from "@site/wordpress/fetch/invalidate";
import { getProvider } from "@site/wordpress/provider";
import type { HandlerContext } from "../../context.ts";
import { api, type Middleware } from "../../http/api.ts";
import { getBody } from "../../http/guards.ts";
import { purgeEdge } from "./purge-edge.ts";

/** How far a report's time may be from ours, s. */
const replayWindow = 300;

/** Refuses a report that the content provider has not signed, or not lately. */
const signatureGuard = (context: HandlerContext): Middleware => ({
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

/** First the functions, then the edge: what it asks for again must not be the old text. */
export const handler = api(
  contentChangedEndpoint,
  async ({ context, body: { id, changes }, event }) => {
    const provider = getProvider(context.settings.wordpress);
    if (!provider) throw new AppError("notFound", "This site takes no reports of changes.");
    const paths = getEdgePaths(provider, changes);
    const isNew = await appendChanges(context, id, changes);
    const distribution = event.headers["x-distribution-id"] ?? "";
    // Also for one that is sent again, because the edge may have refused: it purges once for an id.
    if (/^\w+$/.test(distribution)) await purgeEdge(context.settings, distribution, paths, id);
    else if (!isNew) throw new AppError("busy", "This report was received before.");
    return { body: { forgotten: paths.length } };
  },
  (context) => [signatureGuard(context)],
);
