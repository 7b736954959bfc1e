import { pages } from "./pages.ts";

export const feedPath = `${pages.blog.path}/feed.xml`;

export const sitemapPath = "/sitemap.xml";

/** Addresses that exist elsewhere and their place here, answered with a permanent redirect: short names people guess,
 * and those that a WordPress site, the company's former one, is known by to crawlers and feed readers. Lower case. */
export const redirects: Readonly<Record<string, string>> = {
  "/index": pages.home.path,
  "/index.php": pages.home.path,
  "/home": pages.home.path,
  "/post": pages.blog.path,
  "/category": pages.home.path,
  "/giveaway": pages.win.path,
  "/feed": feedPath,
  [`${pages.blog.path}/feed`]: feedPath,
  [`${pages.blog.path}/rss.xml`]: feedPath,
  "/wp-sitemap.xml": sitemapPath,
  "/sitemap_index.xml": sitemapPath,
};
