import { plainText } from "@site/core/content/plain-text";
import { toSeconds } from "@site/core/store/expiry";
import { sign } from "@site/core/webhook/send-event";
import { sanitize } from "../clean/sanitize.ts";
import { parseJson } from "../fetch/parse-json.ts";
import { askRest, refusal } from "../fetch/rest-client.ts";
import { PreviewReply } from "../fetch/rest-schemas.ts";
import { loadAddresses } from "../posts/address-index.ts";
import type { Source } from "../source.ts";

/** A page or post as it was last saved, published or not; nothing of it is kept.
 * @returns undefined where WordPress has none of this number
 * @throws ProviderFailure */
export async function loadPreview(source: Source, secret: string, id: string, now: Date) {
  const time = String(toSeconds(now));
  const signature = `sha256=${sign(secret, time, `read preview ${id}`)}`;
  const headers = { "x-timestamp": time, "x-signature": signature };
  const reply = await askRest(source, `site-renewal/v1/preview/${id}`, {}, headers);
  if (reply.status === 404) return undefined;
  if (reply.status !== 200) throw refusal(reply);
  const { title, content } = parseJson(PreviewReply, reply);
  const { provider } = await loadAddresses(source);
  return { title: plainText(title), content: sanitize(provider, content) };
}
