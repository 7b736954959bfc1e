import { isTooDeep, plainText } from "@site/core/content/plain-text";
import { escapeMarkup } from "@site/core/site/markup";
import { DomUtils, parseDocument } from "htmlparser2";

const mayHaveForm = /<(form|select|textarea|button)\b/i;

/** As many as WordPress takes. */
const wordCount = 55;

const tokenize = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Whether a summary is the beginning of the text, as WordPress makes it where nobody has written one: all words stand
 * in it in their order, some of its blocks are left out.
 * @param excerpt HTML @param content HTML */
export function repeatsText(excerpt: string, content: string): boolean {
  const text = plainText(content).replaceAll(" ", "");
  let at = 0;
  return tokenize(plainText(excerpt).replace(/\s*(\[…\]|…|\.\.\.)$/, "")).every((word) => {
    const place = text.indexOf(word, at);
    at = place + word.length;
    return place >= 0;
  });
}

/** The link to the text itself that a theme puts behind its first words. Its class or its words tell it from a link that
 * an editor wrote. */
const moreLink = /<a\b[^<>]*>(?:(?!<\/?a\b)[\s\S])*<\/a>(?=(?:\s|<\/[a-z]+>|&hellip;|…|\.|\]|&raquo;|»|&rarr;|→)*$)/i;
const leadsOn =
  /class=["'][^"'<>]*\b(?:more-link|read-?more|link-more)|(?:continue reading|read (?:more|on|the rest)|>\s*more\b)/i;

const withoutMoreLink = (excerpt: string): string =>
  excerpt.replace(moreLink, (link) => (leadsOn.test(link) ? "" : link));

const control = /^(form|select|textarea|button|label|script|style)$/;
/** Where one line ends and the next begins, which the text alone doesn't say. */
const lineEnd = /<\/(?:p|div|h[1-6]|li|figure|figcaption|section|blockquote|t[dhr])>|<br[^>]*>/gi;

/** What sums up a text. WordPress makes it of the first words where nobody has written one, the labels of a form among
 * them: then it is made again without them. @param given HTML of WordPress @param content HTML that it sums up */
export function ownExcerpt(given: string, content: string): string {
  const excerpt = withoutMoreLink(given);
  if (!mayHaveForm.test(content) || isTooDeep(content) || !repeatsText(excerpt, content)) return excerpt;
  const { children } = parseDocument(content.replace(lineEnd, "$& "));
  for (const element of DomUtils.findAll(({ name }) => control.test(name), children)) DomUtils.removeElement(element);
  const words = tokenize(DomUtils.textContent(children));
  const text = words.slice(0, wordCount).join(" ") + (words.length > wordCount ? " […]" : "");
  return text ? `<p>${escapeMarkup(text)}</p>` : "";
}
