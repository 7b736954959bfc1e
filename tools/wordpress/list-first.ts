const mostNamed = 5;

/** The first of some addresses, and how many more there are. */
export const listFirst = (paths: readonly string[]): string =>
  paths.slice(0, mostNamed).join(", ") + (paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : "");
