import { articles } from "@site/company/articles";
import { profile } from "@site/company/profile";
import type { Article } from "@site/company/schema";
import { element, xmlDeclaration } from "../site/markup.ts";
import { feedPath } from "../site/moved.ts";
import { blogPath, descriptions, pages } from "../site/pages.ts";
import { absoluteUrl } from "./options.ts";

/** RFC 822 time of an ISO day, as RSS asks for it. */
const feedTime = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

const item = ({ slug, title, excerpt, category, date }: Article): string => {
  const url = absoluteUrl(blogPath(slug));
  const parts = { title, link: url, guid: url, description: excerpt, category, pubDate: feedTime(date) };
  return `${element(
    "item",
    Object.entries(parts).map(([name, text]) => element(name, text)),
  )}\n`;
};

/** RSS 2.0 of the articles, the newest first. */
export function renderFeed(): string {
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date));
  const channel = [
    element("title", `${pages.blog.title} | ${profile.company}`),
    element("link", absoluteUrl(pages.blog.path)),
    element("description", descriptions.blog),
    element("language", "en-US"),
    `<atom:link href="${absoluteUrl(feedPath)}" rel="self" type="application/rss+xml"/>\n`,
    ...(newestFirst[0] ? [element("lastBuildDate", feedTime(newestFirst[0].date))] : []),
    ...newestFirst.map(item),
  ];
  return `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${element("channel", channel)}</rss>\n`;
}
