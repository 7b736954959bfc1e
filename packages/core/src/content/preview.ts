import { toSeconds } from "../store/expiry.ts";
import { timingSafeCompare } from "../timing-safe-compare.ts";
import { sign } from "../webhook/send-event.ts";

/** A link that WordPress makes for an editor: the number of a page or post, the second at which it ends, Unix, and the
 * HMAC of both. */
export const previewRoot = "/preview/";

/** The number of the item that a preview's path shows.
 * @returns "expired" for one that ended; undefined where nobody with the key made it */
export function parsePreviewPath(secret: string, path: string, now: Date): string | "expired" | undefined {
  const [, id = "", end = "", given = ""] = /^\/preview\/(\d{1,12})\/(\d{1,12})\/([0-9a-f]{64})$/.exec(path) ?? [];
  if (!id || !timingSafeCompare(sign(secret, end, `preview ${id}`), given)) return undefined;
  return Number(end) < toSeconds(now) ? "expired" : id;
}
