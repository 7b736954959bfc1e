import { type ContentPost, getPost } from "@site/core/content/contract";
import { pathOf } from "@site/core/contract/endpoint";
import { ApiError, loaderFor } from "@site/ui/lib/api.ts";
import useSWR, { preload } from "swr";

const load = loaderFor({ on401: "throw" });

/** @returns null when the provider has no such post. @throws ApiError when it can't be asked */
async function loadPost(url: string): Promise<ContentPost | null> {
  try {
    return await load<ContentPost>(url);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const urlOf = (slug: string): string => pathOf(getPost, { slug });

/** A post of the provider by its slug. */
export function usePost(slug: string) {
  asked.add(slug);
  return useSWR(urlOf(slug), loadPost);
}

const asked = new Set<string>();

/** Asks for a post ahead, once. What fails is said by the page that shows it. */
export function prefetchPost(slug: string): void {
  if (asked.has(slug)) return;
  asked.add(slug);
  preload(urlOf(slug), loadPost).catch(() => undefined);
}
