import { currentEdition, getWindowState } from "../business/edition.ts";
import { builtPages } from "../site/built-pages.ts";
import { element, xmlDeclaration } from "../site/markup.ts";
import { type Page, pages } from "../site/pages.ts";
import { sitemapPath } from "../site/redirects.ts";
import { absoluteUrl } from "./options.ts";

/** Pages that search engines are asked to list: those that count themselves and are not left out. */
const listedPages: readonly Page[] = builtPages.filter(
  ({ isIndexed = true, canonical }) => isIndexed && canonical === undefined,
);

interface SitemapEntry {
  path: string;
  /** ISO day or time of the last change. */
  changed?: string;
}

/** sitemap.xml of every listed page.
 * @param lastChanged day on which a page's text last changed, ISO; undefined where nobody knows, and then nothing is
 * said
 * @param others pages that the build doesn't know; one whose path the build has is left out
 * @param now of a giveaway whose entries are closed nothing is listed
 * @param isListed tells pages of the build that are not shown on this deployment */
export const renderSitemap = (
  lastChanged: (path: string) => string | undefined,
  others: readonly SitemapEntry[] = [],
  isListed: (path: string) => boolean = () => true,
  now = new Date(),
): string => {
  const isOver = getWindowState(currentEdition, now) === "closed";
  const own = listedPages
    .filter(({ path }) => isListed(path) && !(isOver && path === pages.win.path))
    .map(({ path }): SitemapEntry => ({ path, changed: lastChanged(path) }));
  const paths = new Set(own.map(({ path }) => path));
  const urls = [...own, ...others.filter(({ path }) => !paths.has(path))].map(
    ({ path, changed }) =>
      `${element("url", [element("loc", absoluteUrl(path)), ...(changed ? [element("lastmod", changed)] : [])])}\n`,
  );
  return `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
};

/** robots.txt: everything may be read, scripts and styles too, because pages are judged as browsers show them. */
export const renderRobots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapPath)}\n`;
