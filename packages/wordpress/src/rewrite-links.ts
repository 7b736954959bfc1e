import { categorySlugs } from "@site/core/catalogue/contract";
import { pages } from "@site/core/site/pages";
import { isOnProvider, type Provider, parseUrl } from "./provider.ts";

const sitePaths = new Set<string>(Object.values(pages).map(({ path }) => path));

const siteSections = new Set<string>([...categorySlugs, "blog", "post", "careers"]);

const archives = new Set(["category", "tag", "author", "page"]);

/** The page of this site for a path of the provider. Nested pages are found by their last segment; lists of posts are
 * /blog.
 * @param path below the provider's base, such as "/about-us/team/" */
function sitePath(path: string): string {
  const segments = path.split("/").filter(Boolean);
  const whole = `/${segments.join("/")}`;
  const [first = ""] = segments;
  if (segments.length < 2 || sitePaths.has(whole) || siteSections.has(first)) return whole;
  if (first === "category" && /-county$/.test(whole)) return whole;
  return archives.has(first) ? pages.blog.path : `/${segments.at(-1)}`;
}

/** Files of the provider keep its address; its own pages below /wp-admin and the like lead nowhere here. */
const isFile = (path: string): boolean => /^\/wp-(content|includes)\//.test(path);

/** Where a link of provider content leads on this site.
 * @param base address of the page it stands on
 * @returns undefined when it must not be a link */
export function rewriteLink(provider: Provider, href: string, base: URL = provider.base): string | undefined {
  if (href.startsWith("#")) return href;
  const url = parseUrl(href, base);
  if (!url) return undefined;
  if (url.origin !== provider.base.origin) return url.href;
  // A link from the root ("/quote") is meant for this site, also when WordPress lies in a folder.
  const path = isOnProvider(provider, url) ? url.pathname.slice(provider.base.pathname.length - 1) : url.pathname;
  if (isFile(path)) return url.href;
  if (/^\/(wp-|xmlrpc)/.test(path)) return undefined;
  return sitePath(path) + url.search + url.hash;
}

/** An absolute address of a picture or another file. @returns undefined when it is none by http(s) or a data: picture */
export function absoluteUrl(href: string, base: URL): string | undefined {
  if (/^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i.test(href)) return href;
  const url = parseUrl(href, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** `srcset` with absolute addresses; candidates that have none are left out. */
export const absoluteSrcset = (srcset: string, base: URL): string =>
  srcset
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [href = "", ...size] = candidate.trim().split(/\s+/);
      const url = absoluteUrl(href, base);
      return url ? [[url, ...size].join(" ")] : [];
    })
    .join(", ");
