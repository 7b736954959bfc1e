import { getThemeFileEndpoint } from "@site/core/content/contract";
import type { FilePlace } from "../clean/filter-style.ts";
import { catchFailure, type FetchResult, ProviderFailure } from "../fetch/failure.ts";
import { isAsset, type Provider } from "../provider.ts";
import type { Source } from "../source.ts";

const fonts = { woff2: "font/woff2", woff: "font/woff", ttf: "font/ttf", otf: "font/otf" };
const types: Readonly<Record<string, string>> = {
  ...fonts,
  ...{ svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg" },
  ...{ gif: "image/gif", webp: "image/webp", avif: "image/avif" },
};

const getEnding = ({ pathname }: URL): string => /\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase() ?? "";

const getType = (provider: Provider, url: URL): string | undefined =>
  isAsset(provider, url) && !/%2f|%5c|\/\//i.test(url.pathname) ? types[getEnding(url)] : undefined;

/** Browsers ask for these by CORS, which a stock server refuses to other sites. */
const isGuarded = (url: URL, property: string): boolean =>
  getEnding(url) in fonts || /^(-webkit-)?mask|^shape-outside$/i.test(property);

const isOfTheme = ({ pathname }: URL): boolean => /\/wp-(content\/(themes|plugins)|includes)\//.test(pathname);

/** Where this site has a file that a style sheet of the provider names: with us for fonts, masks and the theme's own
 * pictures; photos stay where they are. */
export const themeFilePath: (provider: Provider) => FilePlace = (provider) => (href, property) => {
  const url = URL.parse(href);
  if (!url || !getType(provider, url) || !(isGuarded(url, property) || isOfTheme(url))) return href;
  const isOwn = url.origin === provider.base.origin;
  const path = isOwn ? url.pathname.slice(provider.base.pathname.length - 1) : url.origin + url.pathname;
  return `${getThemeFileEndpoint.path}?path=${encodeURIComponent(path + url.search)}${url.hash}`;
};

/** A file as a style sheet names it.
 * @param path below the provider's base, or an address on a host of the configuration */
export async function loadThemeFile(
  path: string,
  source: Source | undefined,
): Promise<FetchResult<{ type: string; bytes: Buffer }>> {
  const { provider } = source ?? {};
  const url = provider && URL.parse(path.startsWith("/") ? `.${path}` : path, provider.base.href);
  const type = url && !url.username && path.length <= 500 ? getType(provider, url) : undefined;
  if (!source || !url || !type) return { status: "missing" };
  const reply = await catchFailure(source.callFile({ url, accept: "*/*" }));
  if (reply instanceof ProviderFailure) return { status: "unavailable", failure: reply };
  const { status, bytes, type: said } = reply;
  // A server that is asked for what it hasn't may answer with a page.
  if (status !== 200 || !bytes || said === "text/html") return { status: "missing" };
  return { status: "found", value: { type, bytes } };
}
