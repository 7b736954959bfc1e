import { cataloguePageData } from "@site/core/catalogue/page-data";
import { renderPlainHead } from "@site/core/seo/render-head";
import { notFoundText } from "@site/core/site/pages";
import { fullTitle } from "@site/core/site/title";
import { page } from "../http/page.ts";
import { renderDocument } from "./page-server.ts";

/** A page that was not built. */
export const handler = page(async (path) => {
  const head = renderPlainHead(fullTitle("Page not found"), notFoundText);
  const html = await renderDocument({ path, head, data: cataloguePageData(path), isReadOnly: false });
  return { status: 404, html };
});
