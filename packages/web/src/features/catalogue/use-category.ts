import { type Category, getCategory, listTopics, type Topic } from "@site/core/catalogue/contract";
import { pathOf } from "@site/core/contract/endpoint";
import { loaderFor } from "@site/ui/lib/api.ts";
import useSWR from "swr";

const load = loaderFor({ on401: "throw" });

/** GETs with the feature's own error for the log; pages show the not-found view or leave the section out. */
async function fetchOr<Answer>(failure: string, url: string): Promise<Answer | null> {
  try {
    return await load<Answer>(url);
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}

/** A category with its products; nothing is asked without a slug. */
export const useCategory = (slug: string | undefined) =>
  useSWR(slug ? pathOf(getCategory, { category: slug }) : null, (url) =>
    fetchOr<Category>("Failed to fetch category", url),
  );

/** Whether there are topics; a failed request counts as none. */
export function useHasTopics(): boolean {
  const { data } = useSWR(pathOf(listTopics), (url) => fetchOr<Topic[]>("Failed to fetch topics", url));
  return (data?.length ?? 0) > 0;
}
