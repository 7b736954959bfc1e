import { profile } from "@site/company/profile";
import { escapeMarkup, inlineJson } from "../site/markup.ts";
import { feedPath } from "../site/redirects.ts";
import type { StructuredData } from "./contract.ts";
import type { PageMetadata } from "./metadata-of.ts";
import { absoluteUrl, notIndexed, socialImageSize } from "./options.ts";

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeMarkup(content)}">`;
const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeMarkup(String(content))}">`;

/** A data block is no script: CSP needs no hash. */
const dataBlock = (data: StructuredData): string => `<script type="application/ld+json">${inlineJson(data)}</script>`;

const titleTags = (title: string, description: string): string[] => [
  `<title>${escapeMarkup(title)}</title>`,
  named("description", description),
];

/** The head elements of a page as HTML.
 * @param path of the page: tells the browser's code which page the head already describes */
export function renderHead(path: string, metadata: PageMetadata): string {
  return [
    ...titleTags(metadata.title, metadata.description),
    `<link rel="canonical" href="${escapeMarkup(metadata.canonical)}" data-path="${escapeMarkup(path)}">`,
    ...(metadata.isIndexed ? [] : [named("robots", notIndexed)]),
    property("og:site_name", profile.company),
    property("og:type", metadata.ogType),
    property("og:url", metadata.canonical),
    property("og:title", metadata.ogTitle),
    property("og:description", metadata.ogDescription),
    property("og:image", metadata.ogImage),
    // Of a picture that somebody else made nobody knows the size.
    ...(metadata.ogImage.startsWith(absoluteUrl("/og/"))
      ? [property("og:image:width", socialImageSize.width), property("og:image:height", socialImageSize.height)]
      : []),
    named("twitter:card", metadata.twitterCard),
    named("twitter:title", metadata.twitterTitle),
    named("twitter:description", metadata.twitterDescription),
    named("twitter:image", metadata.twitterImage),
    ...metadata.schemaMarkup.map(dataBlock),
  ].join("\n    ");
}

/** Where feed readers find the articles. */
export const feedLink = `<link rel="alternate" type="application/rss+xml" href="${feedPath}">`;

/** The head of a page that stands for no address of its own, such as the not-found page. */
export const renderPlainHead = (title: string, description: string): string =>
  [...titleTags(title, description), named("robots", notIndexed)].join("\n    ");
