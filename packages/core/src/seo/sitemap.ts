import { builtPages } from "../site/built-pages.ts";
import { element, xmlDeclaration } from "../site/markup.ts";
import { sitemapPath } from "../site/moved.ts";
import type { Page } from "../site/pages.ts";
import { absoluteUrl } from "./options.ts";

/** Pages that search engines are asked to list: those that count themselves and are not left out. */
export const listedPages: readonly Page[] = builtPages.filter(
  ({ inSitemap, isIndexed = true, canonical }) => inSitemap && isIndexed && canonical === undefined,
);

/** sitemap.xml of every listed page.
 * @param lastChanged day on which a page's text last changed, ISO; undefined where nobody knows, and then nothing is
 * said */
export const renderSitemap = (lastChanged: (path: string) => string | undefined): string => {
  const urls = listedPages.map(({ path }) => {
    const day = lastChanged(path);
    return `${element("url", [element("loc", absoluteUrl(path)), ...(day ? [element("lastmod", day)] : [])])}\n`;
  });
  return `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
};

/** robots.txt: everything may be read, scripts and styles too, because pages are judged as browsers show them. */
export const renderRobots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapPath)}\n`;
