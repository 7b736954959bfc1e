import { articles } from "@site/company/articles";
import { profile } from "@site/company/profile";
import type { Article } from "@site/company/schema";
import { element, xmlDeclaration } from "../site/markup.ts";
import { blogPath, descriptions, pages } from "../site/pages.ts";
import { feedPath } from "../site/redirects.ts";
import { absoluteUrl } from "./options.ts";

/** RFC 822 time, as RSS asks for it. @param date ISO day or time */
const feedTime = (date: string): string => new Date(date.includes("T") ? date : `${date}T12:00:00Z`).toUTCString();

export type FeedItem = Pick<Article, "slug" | "title" | "excerpt" | "category" | "date">;

const item = ({ slug, title, excerpt, category, date }: FeedItem): string => {
  const url = absoluteUrl(blogPath(slug));
  const parts = { title, link: url, guid: url, description: excerpt, category, pubDate: feedTime(date) };
  const present = Object.entries(parts).filter(([, text]) => text !== "");
  return `${element(
    "item",
    present.map(([name, text]) => element(name, text)),
  )}\n`;
};

/** RSS 2.0 of articles, the newest first. */
export function renderFeed(items: readonly FeedItem[] = articles): string {
  const newestFirst = items.toSorted((a, b) => b.date.localeCompare(a.date));
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
