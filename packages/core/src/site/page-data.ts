import { catalogue, findCategory, topics } from "../catalogue/catalogue.ts";
import { getCategoryEndpoint, listTopicsEndpoint } from "../catalogue/contract.ts";
import { getPath } from "../contract/endpoint.ts";
import type { PageData } from "./page-document.ts";

/** What the pages of a category show, by the URL that the browser would ask; nothing for any other path. */
export function cataloguePageData(path: string): PageData {
  const slug = path.split("/")[1] ?? "";
  if (!catalogue.some((category) => category.slug === slug)) return {};
  return {
    [getPath(getCategoryEndpoint, { category: slug })]: findCategory(slug),
    [getPath(listTopicsEndpoint)]: topics(),
  };
}
