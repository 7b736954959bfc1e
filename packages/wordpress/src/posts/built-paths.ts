import { priceRanges } from "@site/company/prices";
import { projects } from "@site/company/proof";
import { categorySlugs } from "@site/core/catalogue/contract";
import { previewRoot } from "@site/core/content/preview";
import { builtPages } from "@site/core/site/built-pages";
import { isRequestPath, pages, parseThanksPath, pricePath, projectsPath } from "@site/core/site/pages";

/** Paths of the pages that this site was built with: no page of the provider takes their place. */
export const builtPaths: ReadonlySet<string> = new Set(builtPages.map(({ path }) => path));

/** Sections whose pages all belong to the build. */
const ownSections = new Set<string>([
  ...categorySlugs,
  pages.careers.path.slice(1),
  ...(priceRanges ? [pricePath("").split("/")[1] ?? ""] : []),
  ...(projects ? [projectsPath.slice(1)] : []),
]);

export const isInOwnSection = (path: string): boolean => ownSections.has(path.split("/")[1] ?? "");

/** Whether an address below one of ours can't be a page of the provider here. */
export const isOurs = (path: string): boolean =>
  !builtPaths.has(path) &&
  (isInOwnSection(path) ||
    parseThanksPath(path) !== undefined ||
    isRequestPath(path) ||
    path.startsWith(previewRoot) ||
    path.startsWith(`${pages.search.path}/`));
