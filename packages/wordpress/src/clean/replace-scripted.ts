import { replaceControls } from "@site/core/foreign-forms/replace-controls";
import { isNamed, replaceBy } from "@site/core/foreign-forms/replace-forms";
import { escapeMarkup } from "@site/core/site/markup";
import { type Element, isTag, Text } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";

const mayBeScripted =
  /<(form|button|input|select|textarea|iframe|script|math)\b|\s(on\w+|role)\s*=|href\s*=\s*["']?\s*(#|javascript:|["'])|class="[^"]*(form|calendly)|\sdata-tf-/i;

const isUnseen = ({ attribs: { width, height, style = "" } }: Element): boolean =>
  [width, height].some((size) => size !== undefined && /^[01](px)?$/.test(size)) || /display\s*:\s*none/i.test(style);

/** A frame of a host that nobody named becomes a link to what it would have shown. */
function linkFrame(frame: Element, frameHosts: readonly string[]): void {
  const { "data-lazy-src": lazy, "data-src": late, src = "", title } = frame.attribs;
  const url = URL.parse((lazy || late || src).replace(/^\/\//, "https://"));
  const isWeb = url && /^https?:$/.test(url.protocol);
  if (isWeb && frameHosts.includes(url.host)) return;
  const label = title?.trim() || `Open ${url?.hostname.replace(/^www\./, "")}`;
  const link = `<p><a href="${escapeMarkup(url?.href ?? "")}">${escapeMarkup(label)}</a></p>`;
  replaceBy(frame, isWeb && !isUnseen(frame) ? parseDocument(link).children : []);
}

const operators: Readonly<Record<string, string>> = { mfrac: "/", msup: "^", msub: "_", mroot: "√" };

/** A formula as a line of text: its markup is read by rules of its own, which lets scripts through. */
function textOfMath(element: Element): string {
  const parts = element.children.flatMap((child) => {
    if (!isTag(child)) return DomUtils.textContent(child).trim();
    return /^annotation/.test(child.name) ? [] : textOfMath(child);
  });
  const text = parts.filter(Boolean);
  if (element.name === "msqrt") return `√(${text.join(" ")})`;
  const operator = operators[element.name];
  return operator ? text.map((part) => (part.includes(" ") ? `(${part})` : part)).join(operator) : text.join(" ");
}

/** WordPress's own accordion, which a script opens, as what a browser opens by itself. */
function openAccordion(item: Element): void {
  const find = (name: string) =>
    DomUtils.findOne(
      ({ attribs }) => new RegExp(`(^|\\s)wp-block-accordion-${name}(\\s|$)`).test(attribs.class ?? ""),
      item.children,
      true,
    );
  const title = find("heading__toggle-title") ?? find("heading");
  const panel = find("panel");
  if (!title || !panel) return;
  for (const name of ["inert", "hidden", "aria-hidden", "role"]) delete panel.attribs[name];
  const open = /(^|\s)is-open(\s|$)/.test(item.attribs.class ?? "") ? " open" : "";
  const summary = `<summary>${DomUtils.getInnerHTML(title)}</summary>`;
  replaceBy(item, parseDocument(`<details${open}>${summary}${DomUtils.getOuterHTML(panel)}</details>`).children);
}

const isAccordion = ({ attribs }: Element): boolean => /(^|\s)wp-block-accordion-item(\s|$)/.test(attribs.class ?? "");

/** HTML of the provider with what a browser shows by itself in the place of what only a script would: no control of it does
 * nothing here, and its forms and searches lead to this site's own.
 * @param isScripted whether scripts stay, which buttons outside of forms may belong to
 * @param frameHosts hosts whose frames stay */
export function replaceScripted(
  html: string,
  { isScripted, frameHosts }: { isScripted: boolean; frameHosts: readonly string[] },
): string {
  if (!mayBeScripted.test(html)) return html;
  const document = parseDocument(html);
  const all = (isWanted: (element: Element) => boolean) => DomUtils.findAll(isWanted, document.children);
  // One accordion may lie in another: the inner one comes first.
  for (const item of all(isAccordion).reverse()) openAccordion(item);
  for (const math of all(isNamed(/^math$/))) replaceBy(math, [new Text(textOfMath(math))]);
  replaceControls(document.children, isScripted);
  for (const frame of all(isNamed(/^iframe$/))) linkFrame(frame, frameHosts);
  return DomUtils.getOuterHTML(document);
}
