import { type ContentPost, getPostEndpoint } from "@site/core/content/contract";
import { getPath } from "@site/core/contract/endpoint";
import { ApiError, loaderFor } from "@site/ui/lib/api.ts";
import useSWR from "swr";

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

const getUrl = (slug: string): string => getPath(getPostEndpoint, { slug });

/** Answers that were asked for ahead and that no page has taken yet, by their URL. */
const ahead = new Map<string, ReturnType<typeof loadPost>>();

function takePost(url: string): ReturnType<typeof loadPost> {
  const answer = ahead.get(url) ?? loadPost(url);
  ahead.delete(url);
  return answer;
}

export const usePost = (slug: string) => useSWR(getUrl(slug), takePost);

/** Asks for a post ahead. What fails is asked for again by the page that shows it: SWR's own `preload` keeps a failure. */
export function prefetchPost(slug: string): void {
  const url = getUrl(slug);
  if (ahead.has(url)) return;
  const answer = loadPost(url);
  ahead.set(url, answer);
  answer.catch(() => ahead.delete(url));
}
