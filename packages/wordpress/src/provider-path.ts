import { decoded } from "@site/core/site/pages";
import { isOnProvider, type Provider } from "./provider.ts";

/** A slash that was escaped is no border between segments, and no slug has one. */
const plainSegment = (segment: string): string => {
  const plain = decoded(segment);
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
