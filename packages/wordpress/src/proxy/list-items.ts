import { type ContentItem, contentResources } from "@site/core/content/contract";
import { AppError } from "@site/core/contract/errors";
import { toContentError } from "../fetch/failure.ts";
import { findItems } from "../fetch/rest-client.ts";
import { loadAddresses } from "../posts/address-index.ts";
import { toContentItem } from "../posts/to-post.ts";
import { cleanSlug } from "../provider.ts";
import type { Source } from "../source.ts";

/** Pages or posts: those of a slug with their content (one or none), or the newest without.
 * @throws AppError notFound for any other resource; upstream, upstreamTimeout or unavailable when the provider fails */
export async function listItems(
  resource: string | undefined,
  slug: string | undefined,
  source: Source | undefined,
): Promise<ContentItem[]> {
  const known = contentResources.find((name) => name === resource);
  if (!known) throw new AppError("notFound", "There is no such content.");
  const clean = slug === undefined ? undefined : cleanSlug(slug);
  if (!source || (slug !== undefined && clean === undefined)) return [];
  const result = await source.lists.load(`${known}?${clean ?? ""}`, async () => {
    const [items, { provider }] = await Promise.all([findItems(source, known, clean), loadAddresses(source)]);
    // Of a slug the first item, as specified; in a list nothing that asks for a password.
    const shown = items.filter(({ content }, index) => (slug === undefined ? !content?.protected : index === 0));
    return shown.map((item) => toContentItem(provider, item));
  });
  if (result.status === "unavailable") throw toContentError(result.failure);
  return result.status === "found" ? result.value : [];
}
