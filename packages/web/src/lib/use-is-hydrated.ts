import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerender and in the first render over it, true from then on: what only a browser knows comes after. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
