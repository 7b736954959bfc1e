const mostNamed = 5;

/** The first of some addresses, and how many more there are. */
export const listFirst = (paths: readonly string[]): string =>
  paths.slice(0, mostNamed).join(", ") + (paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : "");

/** @throws Error with the first of what is wrong, where anything is */
export function refuseAny(what: string, wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(`${what}: ${listFirst(wrong)}`);
}
