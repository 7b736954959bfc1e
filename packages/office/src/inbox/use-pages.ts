import { createContext, useContext, useEffect } from "react";
import useSWRInfinite, { type SWRInfiniteConfiguration } from "swr/infinite";

/** How often somebody has signed in again over the screens that stand there. */
export const SignInCount = createContext(0);

/** A list that comes page by page. @param getAddress of the page after another one; of the first one without */
export function usePages<Page extends { next?: string }>(
  getAddress: (after: string | undefined) => string,
  options: SWRInfiniteConfiguration<Page> = {},
) {
  const pages = useSWRInfinite<Page>(
    (at: number, last: Page | null) => (last && !last.next ? null : getAddress(at > 0 ? last?.next : undefined)),
    { revalidateAll: false, ...options },
  );
  // What renews all that was read passes by lists of this kind.
  const count = useContext(SignInCount);
  const { mutate } = pages;
  useEffect(() => {
    if (count > 0) void mutate();
  }, [count, mutate]);
  return pages;
}
