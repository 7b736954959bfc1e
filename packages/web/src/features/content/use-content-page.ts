import {
  type BlocksPage,
  getBlocksEndpoint,
  getRichPageEndpoint,
  pageUrl,
  type RichPage,
} from "@site/core/content/contract";
import { ApiError, request } from "@site/ui/lib/api.ts";
import { useState } from "react";
import useSWR from "swr";
import { findPage, initContentClient } from "./find-page.ts";
import { useIsAway } from "./use-archive.ts";

initContentClient();

/** From the start of a visit to its last request, ms: a provider that hangs must not be waited for again and again. */
const timeoutMs = 10_000;

async function loadRich(url: string): Promise<RichPage | null> {
  try {
    const response = await request("GET", url);
    const page: RichPage = await response.json();
    return page.success ? page : null;
  } catch (error) {
    console.warn(`Elementor API error: ${error instanceof ApiError ? error.status : "network"}`);
    return null;
  }
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The block form; when its endpoint fails, which is not the same as having no such page, the page is looked up by its slug,
 * which a page below another one may share with a third. */
async function loadBlocks(url: string, path: string, signal: AbortSignal): Promise<BlocksPage | null> {
  try {
    const response = await request("GET", url, undefined, {}, signal);
    return await response.json();
  } catch (error) {
    if (isMissing(error)) return null;
    if (signal.aborted) throw error;
    const [slug = "", ...below] = path.split("/").filter(Boolean);
    const page = below.length === 0 ? await findPage(slug, signal) : null;
    if (!page) throw error;
    return { title: page.title, content: page.content ?? "", description: page.excerpt ?? "" };
  }
}

type Content =
  | { state: "loading" }
  | { state: "missing" }
  /** The provider can't be asked: there may be something. */
  | { state: "away" }
  | { state: "rich"; page: RichPage }
  | { state: "blocks"; page: BlocksPage };

/** The content of a page: the rich form, then, once that has ended without a result, the block form.
 * @param path of the page, decoded; a component that shows another page is a new one, by its key */
export function useContentPage(path: string): Content {
  const [start] = useState(() => performance.now());
  const rich = useSWR(pageUrl(getRichPageEndpoint, path), loadRich);
  const isRichOver = !rich.isLoading && !rich.data;
  const blocks = useSWR(isRichOver ? pageUrl(getBlocksEndpoint, path) : null, (url) =>
    loadBlocks(url, path, AbortSignal.timeout(Math.max(0, start + timeoutMs - performance.now()))),
  );
  const isAway = useIsAway();
  if (rich.data) return { state: "rich", page: rich.data };
  if (rich.isLoading || blocks.isLoading) return { state: "loading" };
  if (blocks.data?.content.trim()) return { state: "blocks", page: blocks.data };
  return { state: blocks.error !== undefined || isAway ? "away" : "missing" };
}
