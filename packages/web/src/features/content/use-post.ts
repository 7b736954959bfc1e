import { type ContentPost, getPostEndpoint } from "@site/core/content/contract";
import { getPath } from "@site/core/contract/endpoint";
import { loadIfThere } from "@site/ui/lib/api.ts";
import useSWR from "swr";

const getUrl = (slug: string): string => getPath(getPostEndpoint, { slug });

/** Answers that were asked for ahead and that no page has taken yet, by their URL. */
const ahead = new Map<string, Promise<ContentPost | null>>();

function takePost(url: string): Promise<ContentPost | null> {
  const answer = ahead.get(url) ?? loadIfThere<ContentPost>(url);
  ahead.delete(url);
  return answer;
}

export const usePost = (slug: string) => useSWR(getUrl(slug), takePost);

/** Asks for a post ahead. What fails is asked for again by the page that shows it: SWR's own `preload` keeps a failure. */
export function prefetchPost(slug: string): void {
  const url = getUrl(slug);
  if (ahead.has(url)) return;
  const answer = loadIfThere<ContentPost>(url);
  ahead.set(url, answer);
  answer.catch(() => ahead.delete(url));
}
