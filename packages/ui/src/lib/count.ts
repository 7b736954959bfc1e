declare global {
  interface Window {
    /** Counts what was done, where the visitor lets us and the counter's code is there. */
    __count?: (what: string) => void;
  }
}

/** Counts what a visitor did for the sums of the hour: nothing tells who. @param what as `countVisit` knows it, or "view" */
export const count = (what: string): void => window.__count?.(what);
