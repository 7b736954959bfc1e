declare global {
  /** Counts what was done, where the visitor lets us and the counter's code is there. */
  var __count: ((what: string) => void) | undefined;
}

/** Counts what a visitor did for the sums of the hour: nothing tells who. @param what as `countPageViews` knows it, or "view" */
export const count = (what: string): void => globalThis.__count?.(what);
