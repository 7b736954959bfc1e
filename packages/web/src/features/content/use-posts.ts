import { type Archive, archiveUrl, type ContentPost, failedKey, getPostEndpoint } from "@site/core/content/contract";
import { getPath } from "@site/core/contract/endpoint";
import { ApiError, loaderFor } from "@site/ui/lib/api.ts";
import { BuiltDataContext } from "@site/ui/lib/built-data.ts";
import { useContext } from "react";
import { useLocation } from "react-router-dom";
import useSWR from "swr";

/** Whether the first document of a visit says of what it could not show that the provider was away. */
export function useIsAway(): boolean {
  const { key } = useLocation();
  return useContext(BuiltDataContext)[failedKey] === true && key === "default";
}

const load = loaderFor({ on401: "throw" });

/** @returns null when the provider has no such thing. @throws ApiError when it can't be asked */
async function loadIfThere<Answer>(url: string): Promise<Answer | null> {
  try {
    return await load<Answer>(url);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** One page of a list of the provider's posts; nothing when there is none or it can't be asked.
 * @param path of the list, decoded */
export function useArchive(path: string) {
  const isAway = useIsAway();
  const { data, isLoading, error } = useSWR(archiveUrl(path), loadIfThere<Archive>);
  return { archive: data ?? undefined, isLoading, hasFailed: error !== undefined || (isAway && data === null) };
}

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
