import { builtPages } from "@site/core/site/built-pages";

/** Paths of the pages that this site was built with: no page of the provider takes their place. */
export const builtPaths: ReadonlySet<string> = new Set(builtPages.map(({ path }) => path));
