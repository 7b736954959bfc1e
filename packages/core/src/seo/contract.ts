import { type CachePolicy, siteGet } from "../contract/endpoint.ts";
import type { PageData } from "../site/page-document.ts";

// No schema here, as in the catalogue's contract: every page knows this endpoint before any script may load zod.

export interface StructuredData {
  readonly "@context": "https://schema.org";
  readonly "@type": string;
  readonly [property: string]: unknown;
}

export interface SearchMetadata {
  title: string;
  description: string;
  keywords: readonly string[];
  canonical: string;
  ogType: "website" | "article";
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterCard: "summary_large_image";
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
  schemaMarkup: readonly StructuredData[];
  voiceSearchKeywords: readonly string[];
  conversationalQueries: readonly string[];
}

const secondsPerHour = 3600;

const seoCache: CachePolicy = { browser: secondsPerHour, edge: secondsPerHour, staleWhileRevalidate: 0 };

/** `?path=` names the page. An unknown path is a 404. */
export const getSeoEndpoint = siteGet("getSeo", seoCache, { query: ["path"] });

/** Address of a page's record. @param path of the page, without query */
export const seoUrl = (path: string): string => `${getSeoEndpoint.path}?path=${encodeURIComponent(path)}`;

export const seoMessages = {
  pathMissing: "Please name a page: ?path=/quote",
  pageUnknown: "There is no page at this path.",
} as const;

/** What the application fetches when it goes to a built page by itself. */
export interface PageFile {
  data: PageData;
  metadata: SearchMetadata;
}

/** Where the build puts a page's file. */
export const pageFilePath = (path: string): string => `${path === "/" ? "/index" : path}.json`;
