import { askingPath, mapForeignForm } from "@site/core/foreign-forms/map-foreign-form";
import { escapeMarkup } from "@site/core/site/markup";
import { pages } from "@site/core/site/pages";
import { type ChildNode, type Element, isTag, Text } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { parseUrl } from "../provider.ts";

const mayHaveControls =
  /<(form|button|input|select|textarea|iframe|script|math)\b|\s(on\w+|role)\s*=|href\s*=\s*["']?\s*(#|javascript:|["'])|class="[^"]*(form|calendly)|\sdata-tf-/i;

const loneControls = /^(button|input|select|textarea)$/;

/** Services whose forms and calendars stand in frames, which the sanitiser would drop without a word. */
const formHosts =
  /[/.](typeform|jotform|hsforms|hubspot|formstack|wufoo|cognitoforms|calendly|acuityscheduling|squareup|getjobber|housecallpro|servicetitan|leadconnectorhq|msgsndr|zohopublic|tally|paperform|123formbuilder|formsite|surveymonkey)\.|\/\/(docs\.google\.com\/forms|forms\.gle|forms\.office\.com|airtable\.com\/embed)\//i;

/** Scripts that draw a form where they stand. */
const drawingScripts =
  /jotform\.com\/jsform|cognitoforms\.com\/f\/|work_request_embed|formstack\.com\/forms\/js|hbspt\.forms\.create|new WufooForm/i;

/** Empty places that a plug-in or a service fills in by a script: Ninja Forms, MetForm, Fluent Forms, Calendly. */
const filledLater =
  /(^|\s)(nf-form-cont|mf-form-wrapper|ffc_conv_form|calendly-inline-widget|typeform-widget|hs-form-frame)(\s|$)/;

/** Stands for a search of the provider until its HTML is clean: no form of the provider's gets through. */
const searchPlace = '<div class="site-search"></div>';

const searchForm = `<form class="site-form" role="search" method="get" action="${pages.search.path}"><label>Search this site <input type="search" name="q" required></label> <button type="submit" class="site-button">Search</button></form>`;

/** Clean HTML with this site's own search in each place of one. */
export const placeSearches = (html: string): string => html.replaceAll(searchPlace, searchForm);

const isNamed = (names: RegExp) => (element: Element) => names.test(element.name);

const isField = ({ name, attribs }: Element): boolean =>
  name === "select" ||
  name === "textarea" ||
  (name === "input" && !/^(hidden|submit|button|image|reset)$/i.test(attribs.type ?? ""));

const isPassword = ({ name, attribs }: Element): boolean => name === "input" && attribs.type === "password";

const isSearch = (form: Element): boolean =>
  form.attribs.role === "search" || DomUtils.existsOne(({ attribs }) => attribs.name === "s", form.children);

/** What a form says to its visitor, with the texts that stand in attributes. */
function tokenize(form: Element): string {
  const parts = DomUtils.findAll(() => true, form.children).flatMap(({ attribs }) =>
    [attribs.placeholder, attribs.value, attribs.name, attribs["aria-label"]].flatMap((text) => text ?? []),
  );
  return [DomUtils.textContent(form), form.attribs.class ?? "", form.attribs.action ?? "", ...parts].join(" ");
}

function getHeading(form: Element): string {
  const heading = DomUtils.findOne(isNamed(/^(h[1-6]|legend)$/), form.children, true);
  return heading ? DomUtils.textContent(heading).replace(/\s+/g, " ").trim() : "";
}

function replaceBy(element: Element, nodes: readonly ChildNode[]): void {
  for (const node of [...nodes]) DomUtils.prepend(element, node);
  DomUtils.removeElement(element);
}

function replaceForm(form: Element): void {
  const fields = DomUtils.filter((node) => isTag(node) && isField(node), form.children).length;
  if (form.attribs.id === "commentform" || DomUtils.existsOne(isPassword, form.children)) DomUtils.removeElement(form);
  else if (isSearch(form)) replaceBy(form, parseDocument(searchPlace).children);
  // A form that a script fills in says nothing yet.
  else if (fields === 0 && !hasSubstance(form)) replaceBy(form, isFormPlugin(form) ? getBlock(tokenize(form)) : []);
  // Around text and links a form does nothing; what it holds is read without it.
  else if (fields === 0) replaceBy(form, form.children);
  else replaceBy(form, getBlock(tokenize(form), getHeading(form), fields));
}

const hasSubstance = ({ children }: Element): boolean =>
  /\S/.test(DomUtils.textContent(children)) || DomUtils.existsOne(isNamed(/^(img|picture|video|iframe|a)$/), children);

const isFormPlugin = ({ attribs }: Element): boolean => /form/i.test(`${attribs.class} ${attribs.id}`);

const getBlock = (words: string, heading = "", fields = 2): ChildNode[] =>
  parseDocument(mapForeignForm(words, heading, fields)).children;

const isForeignForm = ({ name, attribs, children }: Element): boolean =>
  (name === "iframe" && Object.values(attribs).some((value) => formHosts.test(value))) ||
  (name === "script" && drawingScripts.test(attribs.src ?? DomUtils.textContent(children))) ||
  filledLater.test(attribs.class ?? "") ||
  Object.keys(attribs).some((attribute) => /^data-tf-(live|widget)$/.test(attribute));

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

const isOpenFrame = ({ attribs }: Element, frameHosts: readonly string[]): boolean => {
  const src = attribs["data-lazy-src"] || attribs["data-src"] || attribs.src || "";
  return frameHosts.some((host) => /^(https?:)?\/\//.test(src) && parseUrl(src, anyBase)?.host === host);
};

const anyBase = new URL("https://site.test");

const isUnseen = ({ attribs: { width, height, style = "" } }: Element): boolean =>
  [width, height].some((size) => size !== undefined && /^[01](px)?$/.test(size)) || /display\s*:\s*none/i.test(style);

function linkFrame(frame: Element): void {
  const { "data-lazy-src": lazy, "data-src": late, src, title } = frame.attribs;
  const url = parseUrl((lazy || late || src || "").replace(/^\/\//, "https://"));
  const label = title?.trim() || `Open ${url?.hostname.replace(/^www\./, "")}`;
  const link = `<p><a href="${escapeMarkup(url?.href ?? "")}">${escapeMarkup(label)}</a></p>`;
  replaceBy(frame, url && /^https?:$/.test(url.protocol) && !isUnseen(frame) ? parseDocument(link).children : []);
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
  const summary = parseDocument(`<summary>${DomUtils.getInnerHTML(title)}</summary>`).children;
  const { inert: _inert, hidden: _hidden, "aria-hidden": _aria, role: _role, ...kept } = panel.attribs;
  panel.attribs = kept;
  const isOpen = /(^|\s)is-open(\s|$)/.test(item.attribs.class ?? "");
  item.name = "details";
  item.attribs = isOpen ? { open: "" } : {};
  const inside = [...summary, panel];
  for (const child of [...item.children]) DomUtils.removeElement(child);
  for (const child of inside) DomUtils.appendChild(item, child);
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
  const replacements: [(element: Element) => boolean, (element: Element) => void][] = [
    [isAccordion, openAccordion],
    [isNamed(/^math$/), (math) => replaceBy(math, [new Text(textOfMath(math))])],
    [isNamed(/^form$/), replaceForm],
    [isForeignForm, (element) => replaceBy(element, getBlock("estimate"))],
    [(element) => element.name === "iframe" && !isOpenFrame(element, frameHosts), linkFrame],
  ];
  for (const [isMeant, replace] of replacements) for (const element of all(isMeant)) replace(element);
  const ids = new Set(all(({ attribs }) => attribs.id !== undefined).map(({ attribs }) => attribs.id ?? ""));
  for (const element of all((each) => waitsForScript(each, ids)))
    if (!isScripted || isHandledInline(element) || opensPopup(element)) leadOn(element);
  for (const control of all(isNamed(loneControls))) if (!isScripted || isHandledInline(control)) replaceLone(control);
  return DomUtils.getOuterHTML(document);
}
