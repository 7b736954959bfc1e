import { type Archive, archiveUrl } from "@site/core/content/contract";
import { ApiError, loaderFor } from "@site/ui/lib/api.ts";
import useSWR from "swr";
import { useIsAway } from "./use-is-away.ts";

const load = loaderFor({ on401: "throw" });

async function loadArchive(url: string): Promise<Archive | null> {
  try {
    return await load<Archive>(url);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** One page of a list of the provider's posts; nothing when there is none or it can't be asked.
 * @param path of the list, decoded; nothing is asked for without one */
export function useArchive(path: string | undefined): {
  archive: Archive | undefined;
  isLoading: boolean;
  hasFailed: boolean;
} {
  const isAway = useIsAway();
  const { data, isLoading, error } = useSWR(path === undefined ? null : archiveUrl(path), loadArchive);
  return { archive: data ?? undefined, isLoading, hasFailed: error !== undefined || (isAway && data === null) };
}
