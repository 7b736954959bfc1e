import type { BlocksPage } from "@site/core/content/contract";
import { sanitize } from "../clean/sanitize.ts";
import type { FetchResult } from "../fetch/failure.ts";
import { findPageOrPost } from "../fetch/rest-client.ts";
import { loadAddresses } from "../posts/address-index.ts";
import { withMenus } from "../posts/load-menus.ts";
import { cleanSlug } from "../provider.ts";
import { inOneLookup, type Source } from "../source.ts";
import { describePage } from "./load-rich-page.ts";

async function findBlocks(source: Source, slug: string, path?: string): Promise<BlocksPage | undefined> {
  const [item, { provider }] = await Promise.all([
    findPageOrPost(inOneLookup(source), slug, path),
    loadAddresses(source),
  ]);
  if (!item || item.content?.protected) return undefined;
  return { ...describePage(source, item), content: sanitize(provider, item.content?.rendered ?? "") };
}

/** A published page (or post) of a slug as sanitised blocks, without the provider's styles.
 * @param slug as it stands in the address, percent-decoded once
 * @param path of a page below another, plain */
export async function loadBlocks(
  slug: string,
  source: Source | undefined,
  path?: string,
): Promise<FetchResult<BlocksPage>> {
  const clean = cleanSlug(slug);
  if (!clean || !source) return { status: "missing" };
  return withMenus(
    source,
    source.blocks.load(path ?? clean, () => findBlocks(source, clean, path)),
  );
}
