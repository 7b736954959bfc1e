import { isIP } from "node:net";
import type { WordpressSettings } from "@site/core/settings";
import { decodeSegment } from "@site/core/site/pages";

/** The configured WordPress: everything that may be asked lies below `base`. */
export interface Provider
  extends Pick<WordpressSettings, "hasScripts">,
    Partial<Pick<WordpressSettings, "frameHosts" | "layouts" | "menus" | "showsSamples">> {
  base: URL;
  /** Origins besides the provider's own that styles and scripts may come from. */
  assetOrigins: string[];
  /** What it calls itself in its links, where that is not the address that it is asked at. */
  alias?: string;
  /** Its addresses, as paths and as "?p=" with a number, to those of this site, where they are known. */
  addresses?: ReadonlyMap<string, string>;
}

/** Style sheets with web fonts; they hold nothing but @font-face rules. */
export const fontStyles = "https://fonts.googleapis.com";

const isPublicHost = ({ protocol, hostname }: URL): boolean =>
  protocol === "https:" &&
  isIP(hostname.replace(/^\[|\]$/g, "")) === 0 &&
  hostname.includes(".") &&
  !/\.(local|localhost|internal|lan)$/.test(hostname);

/** The provider that a deployment is configured for.
 * @returns undefined when none is configured: the site then has no pages and posts but its own
 * @throws Error when the address can't be used */
export function getProvider(settings: WordpressSettings | undefined): Provider | undefined {
  if (!settings) return undefined;
  const { url, isPublicOnly, assetHosts, secret: _, ...shown } = settings;
  const base = new URL(url);
  const isUsable = isPublicOnly ? isPublicHost(base) : /^https?:$/.test(base.protocol);
  if (!isUsable || base.username || base.search || base.hash) throw new Error("WORDPRESS_URL can't be used");
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  return { base, assetOrigins: assetHosts.map((host) => new URL(`https://${host}`).origin), ...shown };
}

/** An address below the provider's base. @param path one of our constants, never a visitor's text */
export function providerUrl({ base }: Provider, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base);
  url.pathname += path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** An address of the provider's as it is asked: its settings may have one from before its certificate, or its move. */
export function ownAddress({ base, alias }: Provider, text: string, from: URL = base): URL | null {
  const url = URL.parse(text, from.href);
  if (!url || !/^https?:$/.test(url.protocol) || (url.host !== base.host && url.origin !== alias)) return url;
  return new URL(url.pathname + url.search + url.hash, base);
}

export const isOnProvider = ({ base }: Provider, url: URL): boolean =>
  url.origin === base.origin && url.pathname.startsWith(base.pathname) && !url.username;

/** Whether an address is that of a file of themes, plug-ins, editors or WordPress itself, or on a host that the
 * configuration names; nothing of it is made for one visitor. */
export const isAsset = (provider: Provider, url: URL): boolean =>
  provider.assetOrigins.includes(url.origin) ||
  (isOnProvider(provider, url) && /\/wp-(content|includes)\//.test(url.pathname));

/** Origins whose pictures, styles, scripts and fonts content pages load: the site's policy has to name them. */
export function contentOrigins(settings: WordpressSettings | undefined): string[] {
  const provider = getProvider(settings);
  return provider ? [provider.base.origin, ...provider.assetOrigins] : [];
}

/** A slash that was escaped is no border between segments, and no slug has one. */
const plainSegment = (segment: string): string => {
  const plain = decodeSegment(segment);
  return plain.includes("/") ? segment : plain;
};

/** A path in one spelling: decoded once, without slashes at its end. @returns "/" for the root */
export const plainPath = (path: string): string => `/${path.split("/").filter(Boolean).map(plainSegment).join("/")}`;

/** The address of a plain path, as links and canonical addresses write it. */
export const encodedPath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** The path of a page or post. Permalinks may end in ".html", which this site's addresses don't. */
export const itemPath = (provider: Provider, url: URL): string => providerPath(provider, url).replace(/\.html$/, "");

/** Path below the provider's base, plain. A link from the root is meant for this site, also when WordPress lies in a
 * folder. */
export const providerPath = (provider: Provider, url: URL): string =>
  plainPath(isOnProvider(provider, url) ? url.pathname.slice(provider.base.pathname.length - 1) : url.pathname);

/** The path of a page, post or list by its link. */
export function pathOfLink(provider: Provider, link: string): string {
  const url = ownAddress(provider, link);
  return url ? itemPath(provider, url) : "/";
}

/** A slug as WordPress stores it: other scripts than Latin are percent-encoded bytes from 0x80 on, in lower case. */
const wordpressSlug = /^(?:[a-z0-9_-]|%[89a-f][0-9a-f]){1,200}$/;

/** The slug of a path segment that was percent-decoded once, without slashes at its ends.
 * @returns undefined for what can't be a slug: dots, slashes inside, a second encoding, commas, upper case */
export function cleanSlug(text: string): string | undefined {
  if (!text.isWellFormed()) return undefined;
  const slug = encodeURIComponent(text.replace(/^\/+|\/+$/g, ""));
  const stored = slug.replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase());
  return wordpressSlug.test(stored) ? stored : undefined;
}
