import { plainText } from "@site/core/content/plain-text";
import { decodeSegment } from "@site/core/site/pages";

interface Titled {
  slug: string;
  type?: string;
  date?: string | null;
}

/** What a page or post is called: one without a title goes by its day, or by its address. @param title HTML */
export function titleOf(title: string, { slug, type, date }: Titled): string {
  const text = plainText(title);
  if (text) return text;
  if (type === "page" || !date) return decodeSegment(slug).replaceAll("-", " ") || "Untitled";
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return `Article of ${day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })}`;
}
