import { profile } from "@site/company/profile";
import { escapeMarkup, inlineJson } from "../site/markup.ts";
import { feedPath } from "../site/redirects.ts";
import type { StructuredData } from "./contract.ts";
import type { PageMetadata } from "./metadata-of.ts";
import { absoluteUrl, notIndexed, socialImageSize } from "./options.ts";

const formatMeta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeMarkup(content)}">`;
const formatProperty = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeMarkup(String(content))}">`;

/** A data block is no script: CSP needs no hash. */
const formatDataBlock = (data: StructuredData): string =>
  `<script type="application/ld+json">${inlineJson(data)}</script>`;

const titleTags = (title: string, description: string): string[] => [
  `<title>${escapeMarkup(title)}</title>`,
  formatMeta("description", description),
];

/** The head elements of a page as HTML.
 * @param path of the page: tells the browser's code which page the head already describes */
export const renderHead = (path: string, metadata: PageMetadata): string =>
  [
    ...titleTags(metadata.title, metadata.description),
    `<link rel="canonical" href="${escapeMarkup(metadata.canonical)}" data-path="${escapeMarkup(path)}">`,
    ...(metadata.isIndexed ? [] : [formatMeta("robots", notIndexed)]),
    formatProperty("og:site_name", profile.company),
    formatProperty("og:type", metadata.ogType),
    formatProperty("og:url", metadata.canonical),
    formatProperty("og:title", metadata.ogTitle),
    formatProperty("og:description", metadata.ogDescription),
    formatProperty("og:image", metadata.ogImage),
    // Of a picture that somebody else made nobody knows the size.
    ...(metadata.ogImage.startsWith(absoluteUrl("/og/"))
      ? [
          formatProperty("og:image:width", socialImageSize.width),
          formatProperty("og:image:height", socialImageSize.height),
        ]
      : []),
    formatMeta("twitter:card", metadata.twitterCard),
    formatMeta("twitter:title", metadata.twitterTitle),
    formatMeta("twitter:description", metadata.twitterDescription),
    formatMeta("twitter:image", metadata.twitterImage),
    ...metadata.schemaMarkup.map(formatDataBlock),
  ].join("\n    ");

export const feedLink = `<link rel="alternate" type="application/rss+xml" href="${feedPath}">`;

/** The head of a page that stands for no address of its own, such as the not-found page. */
export const renderPlainHead = (title: string, description: string): string =>
  [...titleTags(title, description), formatMeta("robots", notIndexed)].join("\n    ");
