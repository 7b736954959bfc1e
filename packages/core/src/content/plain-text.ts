import { DomUtils, parseDocument } from "htmlparser2";
import { isTooDeep } from "./is-too-deep.ts";

/** Text of a piece of HTML: tags are gone, entities decoded exactly once, so that it is used as text and never as HTML.
 * @returns "" for HTML that nests deeper than any real page */
export const plainText = (html: string): string =>
  isTooDeep(html) ? "" : DomUtils.textContent(parseDocument(html)).replace(/\s+/g, " ").trim();

/** Plain text for a description, cut at a word below `max` characters. */
export function shortText(html: string, max = 155): string {
  const text = plainText(html);
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, "")}…`;
}
