import { type ContentPost, getPost } from "@site/core/content/contract";
import { pathOf } from "@site/core/contract/endpoint";
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

/** A post of the provider by its slug. */
export const usePost = (slug: string) => useSWR(pathOf(getPost, { slug }), loadPost);
