import { DomUtils, Parser, parseDocument } from "htmlparser2";
import { cutText } from "../text/cut-text.ts";

/** Deepest nesting of elements that is read. Browsers stop at about the same depth (Chromium at 512). */
const maxDepth = 512;
/** Characters after which the depth is looked at, so that a hostile text is given up early. */
const step = 16_384;

/** Whether HTML nests deeper than any real page: walking such a tree blocks the process for half a minute. */
export function isTooDeep(html: string): boolean {
  // No text is deeper than it has tags: most need no parser.
  if (html.split("<", maxDepth + 2).length <= maxDepth) return false;
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && deepest <= maxDepth; at += step) parser.write(html.slice(at, at + step));
  return deepest > maxDepth;
}

/** Text of a piece of HTML: tags are gone, entities decoded exactly once, so that it is used as text and never as HTML.
 * @returns "" for HTML that nests deeper than any real page */
export const plainText = (html: string): string =>
  isTooDeep(html) ? "" : DomUtils.textContent(parseDocument(html)).replace(/\s+/g, " ").trim();

/** Plain text for a description, cut at a word below `max` characters. */
export function shortText(html: string, max = 155): string {
  const text = plainText(html);
  if (text.length <= max) return text;
  return `${cutText(text, max - 1).replace(/\s+\S*$/, "")}…`;
}
