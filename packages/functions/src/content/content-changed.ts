import { contentChangedEndpoint } from "@site/core/content/change-contract";
import { appendChanges } from "@site/core/content/change-log";
import { AppError } from "@site/core/contract/errors";
import { getEdgePaths } from "@site/wordpress/fetch/invalidate";
import { getProvider } from "@site/wordpress/provider";
import { api } from "../http/api.ts";
import { purgeEdge } from "./purge-edge.ts";
import { signatureGuard } from "./signature-guard.ts";

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
