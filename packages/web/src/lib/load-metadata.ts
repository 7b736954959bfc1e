import { type SearchMetadata, seoUrl } from "@site/core/seo/contract";
import { request } from "@site/ui/lib/api.ts";
import { hasKeys } from "@site/ui/lib/has-keys.ts";

const maxAge = 60 * 60 * 1000;

const cache = new Map<string, { record: Promise<SearchMetadata | undefined>; at: number }>();

const isRecord = (value: unknown): value is SearchMetadata =>
  hasKeys(value, "title", "schemaMarkup") && typeof value.title === "string" && Array.isArray(value.schemaMarkup);

async function ask(path: string): Promise<SearchMetadata | undefined> {
  try {
    const answer: unknown = await (await request("GET", seoUrl(path))).json();
    if (isRecord(answer)) return answer;
    throw new Error("the answer is no search metadata");
  } catch (error) {
    cache.delete(path);
    console.warn(`No search metadata for ${path}, using defaults:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}

export function keepMetadata(path: string, record: SearchMetadata): void {
  cache.set(path, { record: Promise.resolve(record), at: Date.now() });
}

/** The search metadata of a page, asked at most once an hour.
 * @returns undefined when it can't be had; that is logged as a warning and the defaults stay */
export function loadMetadata(path: string, now = Date.now()): Promise<SearchMetadata | undefined> {
  const cached = cache.get(path);
  if (cached && now - cached.at < maxAge) return cached.record;
  const record = ask(path);
  cache.set(path, { record, at: now });
  return record;
}
