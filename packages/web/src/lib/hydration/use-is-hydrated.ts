import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** A plain value that only a browser knows: `before` in the prerender and in the first render over it, `after` from
 * then on. Where both are equal nothing is rendered twice. */
export const useHydrated = <Value extends string | boolean | null>(before: Value, after: Value): Value =>
  useSyncExternalStore(
    never,
    () => after,
    () => before,
  );

export const useIsHydrated = (): boolean => useHydrated(false, true);

/** Whether the component takes over HTML of the built page, or is that HTML: false for what the application draws
 * afterwards. */
export function useIsBuilt(): boolean {
  const [isBuilt] = useState(() => typeof document === "undefined" || !("ready" in document.documentElement.dataset));
  return isBuilt;
}
