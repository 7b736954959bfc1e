import { absoluteUrl as siteUrl } from "@site/core/seo/options";
import { pages } from "@site/core/site/pages";
import { encodedPath, itemPath, ownAddress, type Provider, providerPath } from "../provider.ts";

/** "?p=12" and its like name a page or post by its number. */
function numberedAddress({ addresses }: Provider, { searchParams }: URL): string | undefined {
  const id = searchParams.get("p") ?? searchParams.get("page_id");
  return id ? addresses?.get(`?p=${id}`) : undefined;
}

/** What WordPress is run by, which leads nowhere here. A page's own name may begin with "wp-", too. */
export const isInternal = (path: string): boolean =>
  /^\/(?:wp-(?:admin|json|content|includes)(?:\/|$)|(?:wp-[a-z-]+|xmlrpc)\.php(?:\/|$))/.test(path);

const isFile = (path: string): boolean => /^\/wp-(content|includes)\//.test(path);

const bareHost = ({ host }: URL): string => host.replace(/^www\./, "");

const siteHost = bareHost(new URL(siteUrl("/")));

/** Whether an address names this site, with or without its "www": a WordPress that stood here still calls itself so. */
export const namesSite = (url: URL): boolean => /^https?:$/.test(url.protocol) && bareHost(url) === siteHost;

/** Where a file of WordPress lies. @param path as addresses have it */
export const getFile = ({ base }: Pick<Provider, "base">, path: string): string =>
  base.origin + base.pathname.slice(0, -1) + path;

/** Where a link of provider content leads on this site.
 * @param base address of the page it stands on
 * @returns undefined when it must not be a link */
export function rewriteLink(provider: Provider, href: string, base: URL = provider.base): string | undefined {
  if (href.startsWith("#")) return href;
  const url = ownAddress(provider, href, base);
  if (!url) return undefined;
  if (namesSite(url) && isFile(url.pathname)) return getFile(provider, url.pathname) + url.search;
  if (!namesSite(url) && url.origin !== provider.base.origin) return url.href;
  const path = providerPath(provider, url);
  if (isFile(path)) return url.href;
  if (isInternal(path)) return undefined;
  // The next page of a list inside a text: all posts are on ours.
  if (/^\?query-\d+-page=/.test(url.search)) return pages.blog.path;
  const numbered = path === "/" ? numberedAddress(provider, url) : undefined;
  if (numbered) return numbered + url.hash;
  return (provider.addresses?.get(itemPath(provider, url)) ?? encodedPath(path)) + url.search + url.hash;
}

/** An absolute address of a picture or another file. @returns undefined when it is none by http(s) or a data: picture */
export function absoluteUrl(href: string, base: URL): string | undefined {
  if (/^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i.test(href)) return href;
  const url = URL.parse(href, base.href);
  // WordPress writes the host into its texts, and this site may have that name since.
  if (url && namesSite(url) && isFile(url.pathname)) return `${base.origin}${url.pathname}${url.search}`;
  // Browsers show no picture by http on a page by https.
  if (url?.protocol === "http:" && base.protocol === "https:") url.protocol = "https:";
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
