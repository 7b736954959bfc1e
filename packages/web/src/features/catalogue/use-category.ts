import { type Category, getCategoryEndpoint, listTopicsEndpoint, type Topic } from "@site/core/catalogue/contract";
import { getPath } from "@site/core/contract/endpoint";
import { load } from "@site/ui/lib/api.ts";
import { hasKeys } from "@site/ui/lib/has-keys.ts";
import { usePrerendered } from "../../lib/hydration/use-prerendered.ts";

/** GETs with the feature's own error for the log; pages show the not-found view or leave the section out. */
const loadOr = (failure: string) => async (url: string) => {
  try {
    return await load<unknown>(url);
  } catch (cause) {
    throw new Error(failure, { cause });
  }
};

const categories = {
  load: loadOr("Failed to fetch category"),
  isAnswer: (value: unknown): value is Category => hasKeys(value, "products"),
};

const topics = {
  load: loadOr("Failed to fetch topics"),
  isAnswer: (value: unknown): value is Topic[] => Array.isArray(value),
};

/** A category with its products; nothing is asked without a slug. */
export const useCategory = (slug: string | undefined) =>
  usePrerendered(slug ? getPath(getCategoryEndpoint, { category: slug }) : undefined, categories);

/** Whether there are topics; a failed request counts as none. */
export function useHasTopics(): boolean {
  const { data } = usePrerendered(getPath(listTopicsEndpoint), topics);
  return (data?.length ?? 0) > 0;
}
