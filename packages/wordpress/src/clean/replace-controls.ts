import { askingPath } from "@site/core/foreign-forms/map-foreign-form";
import { isNamed, replaceBy, replaceForms } from "@site/core/foreign-forms/replace-forms";
import { escapeMarkup } from "@site/core/site/markup";
import { type Element, isTag, Text } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { parseUrl } from "../provider.ts";

const mayHaveControls =
  /<(form|button|input|select|textarea|iframe|script|math)\b|\s(on\w+|role)\s*=|href\s*=\s*["']?\s*(#|javascript:|["'])|class="[^"]*(form|calendly)|\sdata-tf-/i;

const loneControls = /^(button|input|select|textarea)$/;

/** A button's words stay when it can't do anything, and lead to our own form when they ask for one; a field without a
 * form goes. */
function replaceLone(element: Element): void {
  if (element.name !== "button") DomUtils.removeElement(element);
  else if (!leadOn(element)) replaceBy(element, element.children);
}

/** What ran in an attribute is gone, whatever scripts come along. */
const isHandledInline = ({ attribs }: Element): boolean => Object.keys(attribs).some((name) => /^on/i.test(name));

/** What opens a popup of a builder, which stands outside of the page's own content. */
const opensPopup = ({ attribs }: Element): boolean => /^#elementor-action/i.test(attribs.href ?? "");

const pressable = /^(a|area|button)$/;

/** A control that only a script would answer: a link that leads nowhere, and what was made a button of. */
function waitsForScript(element: Element, ids: ReadonlySet<string>): boolean {
  const { name, attribs } = element;
  if (name !== "a") return attribs.role === "button" || (isHandledInline(element) && !loneControls.test(name));
  const href = (attribs.href ?? "").trim();
  return href === "" || /^javascript:/i.test(href) || (href.startsWith("#") && !ids.has(href.slice(1)));
}

const longestLabel = 60;

/** Makes a link to our own form of a control that asks for what the form is for. @returns whether it does */
function leadOn(element: Element): boolean {
  const label = DomUtils.textContent(element).replace(/\s+/g, " ").trim();
  const path = label.length <= longestLabel ? askingPath(label) : undefined;
  if (!path || DomUtils.existsOne(isNamed(pressable), element.children)) return false;
  const isButton = element.name !== "a" || /btn|button/i.test(element.attribs.class ?? "");
  element.name = "a";
  element.attribs = { href: path, ...(isButton ? { class: "site-button" } : {}) };
  return true;
}

const isUnseen = ({ attribs: { width, height, style = "" } }: Element): boolean =>
  [width, height].some((size) => size !== undefined && /^[01](px)?$/.test(size)) || /display\s*:\s*none/i.test(style);

/** A frame of a host that nobody named becomes a link to what it would have shown. */
function linkFrame(frame: Element, frameHosts: readonly string[]): void {
  const { "data-lazy-src": lazy, "data-src": late, src = "", title } = frame.attribs;
  const url = parseUrl((lazy || late || src).replace(/^\/\//, "https://"));
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

/** HTML of the provider without controls that do nothing here: its forms and searches become blocks that lead to this
 * site's own.
 * @param kept scripts, which buttons outside of forms may belong to, and hosts of frames */
export function replaceControls(
  html: string,
  { isScripted, frameHosts }: { isScripted: boolean; frameHosts: readonly string[] },
): string {
  if (!mayHaveControls.test(html)) return html;
  const document = parseDocument(html);
  const all = (isWanted: (element: Element) => boolean) => DomUtils.findAll(isWanted, document.children);
  // One accordion may lie in another: the inner one comes first.
  for (const item of all(isAccordion).reverse()) openAccordion(item);
  for (const math of all(isNamed(/^math$/))) replaceBy(math, [new Text(textOfMath(math))]);
  replaceForms(document.children);
  for (const frame of all(isNamed(/^iframe$/))) linkFrame(frame, frameHosts);
  const ids = new Set(all(({ attribs }) => attribs.id !== undefined).map(({ attribs }) => attribs.id ?? ""));
  for (const element of all((each) => waitsForScript(each, ids)))
    if (!isScripted || isHandledInline(element) || opensPopup(element)) leadOn(element);
  for (const control of all(isNamed(loneControls))) if (!isScripted || isHandledInline(control)) replaceLone(control);
  return DomUtils.getOuterHTML(document);
}
