// `npm run build -- --note-dates`: notes today for every page whose text changed since it was last noted. Run it before a release;
// the sitemap says nothing about a page that changed afterwards, because a wrong date is worse than none.
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { articles } from "@site/company/articles";
import { blogPath } from "@site/core/site/pages";

interface NotedPage {
  text: string;
  /** ISO day. */
  changed: string;
}

const file = join(import.meta.dirname, "page-dates.json");
let noted: Readonly<Record<string, NotedPage>> = JSON.parse(readFileSync(file, "utf8"));

/** What a visitor reads on the page: the main element without markup, so that a new style is no change. */
function textHash(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html;
  const text = main
    .replace(/<(style|script|noscript)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  return hash("sha256", text).slice(0, 16);
}

/** Day on which the page got the text that it has. @returns undefined when it changed since dates were noted */
export function changedOn(path: string, html: string): string | undefined {
  const page = noted[path];
  return page?.text === textHash(html) ? page.changed : undefined;
}

/** Notes the pages as they are. @param pages path -> built HTML */
export function writeDates(pages: ReadonlyMap<string, string>, today: string): void {
  const published = new Map(articles.map(({ slug, date }) => [blogPath(slug), date]));
  const entries = [...pages].map(([path, html]): [string, NotedPage] => {
    const changed = changedOn(path, html) ?? (noted[path] ? today : (published.get(path) ?? today));
    return [path, { text: textHash(html), changed }];
  });
  noted = Object.fromEntries(entries);
  writeFileSync(file, `${JSON.stringify(noted, null, 2)}\n`);
}
