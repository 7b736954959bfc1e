import { cataloguePageData } from "@site/core/catalogue/page-data";
import { notFoundText } from "@site/core/site/pages";
import { plainHead } from "@site/core/site/plain-head";
import { fullTitle } from "@site/core/site/title";
import { page } from "../http/page.ts";
import { renderDocument } from "./page-server.ts";

/** A page that was not built. */
export const handler = page(async (path) => {
  const head = plainHead({ title: fullTitle("Page not found"), description: notFoundText, isIndexed: false });
  const html = await renderDocument({ path, head, data: cataloguePageData(path), isReadOnly: false });
  return { status: 404, html };
});
