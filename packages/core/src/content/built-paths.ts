import { priceRanges } from "@site/company/prices";
import { projects } from "@site/company/proof";
import { categorySlugs } from "../catalogue/contract.ts";
import { builtPages } from "../site/built-pages.ts";
import { isRequestPath, pages, parseThanksPath, pricePath, projectsPath } from "../site/pages.ts";
import { previewRoot } from "./preview.ts";

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
