import { useState } from "react";
import { useIsHydrated } from "../../lib/hydration/use-is-hydrated.ts";

/** The style sheets of a page, one after another: a sheet is asked for when the one before it is there or has failed. A
 * document that was rendered with its content names all of them at once, so that it is never seen without.
 * @returns what to render now, and whether all are done */
export function useSheets(urls: readonly string[]) {
  const isNavigated = useIsHydrated();
  const [settled, setSettled] = useState(isNavigated ? 0 : urls.length);
  return {
    sheets: urls.slice(0, settled + 1).map((href, index) => ({
      href,
      onSettled: () => setSettled((before) => Math.max(before, index + 1)),
    })),
    isStyled: settled >= urls.length,
  };
}
