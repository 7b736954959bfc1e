import { type Archive, archiveUrl, failedKey } from "@site/core/content/contract";
import { loadIfThere } from "@site/ui/lib/api.ts";
import { useBuiltData } from "@site/ui/lib/built-data.ts";
import { useLocation } from "react-router-dom";
import useSWR from "swr";

/** Whether the first document of a visit says of what it could not show that the provider was away. */
export function useIsAway(): boolean {
  const { key } = useLocation();
  return useBuiltData()[failedKey] === true && key === "default";
}

/** One page of a list of the provider's posts; nothing when there is none or it can't be asked.
 * @param path of the list, decoded */
export function useArchive(path: string) {
  const isAway = useIsAway();
  const { data, isLoading, error } = useSWR(archiveUrl(path), loadIfThere<Archive>);
  return { archive: data ?? undefined, isLoading, hasFailed: error !== undefined || (isAway && data === null) };
}
