import { pages } from "@site/core/site/pages";
import { type ChildNode, type Element, isTag } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { formBlock } from "./form-place.ts";

const mayHaveControls = /<(form|button|input|select|textarea|iframe)\b|hbspt\.forms/i;

const loneControls = /^(button|input|select|textarea)$/;

/** Frames of services that take forms, which the sanitiser would drop without a word. */
const formHosts =
  /(^|\.)(typeform|jotform|hsforms|hubspot|formstack|wufoo|cognitoforms|calendly)\.|\/\/docs\.google\.com\/forms\//i;

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
function wordsOf(form: Element): string {
  const parts = DomUtils.findAll(() => true, form.children).flatMap(({ attribs }) =>
    [attribs.placeholder, attribs.value, attribs.name, attribs["aria-label"]].flatMap((text) => text ?? []),
  );
  return [DomUtils.textContent(form), form.attribs.class ?? "", form.attribs.action ?? "", ...parts].join(" ");
}

function headingOf(form: Element): string {
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
  // Around text and links a form does nothing; what it holds is read without it.
  else if (fields === 0) replaceBy(form, form.children);
  else replaceBy(form, parseDocument(formBlock(wordsOf(form), headingOf(form), fields)).children);
}

const isForeignForm = ({ name, attribs, children }: Element): boolean =>
  (name === "iframe" && formHosts.test(attribs.src ?? attribs["data-src"] ?? "")) ||
  (name === "script" && DomUtils.textContent(children).includes("hbspt.forms.create"));

/** A button's words stay when it can't do anything; a field without a form goes. */
function replaceLone(element: Element): void {
  if (element.name !== "button") DomUtils.removeElement(element);
  else replaceBy(element, element.children);
}

/** What ran in an attribute is gone, whatever scripts come along. */
const isHandledInline = ({ attribs }: Element): boolean => Object.keys(attribs).some((name) => /^on/i.test(name));

/** HTML of the provider without controls that do nothing here: its forms and searches become blocks that lead to this
 * site's own.
 * @param isScripted whether scripts of the provider come with it, which buttons outside of forms may belong to */
export function replaceControls(html: string, isScripted: boolean): string {
  if (!mayHaveControls.test(html)) return html;
  const document = parseDocument(html);
  const all = (isWanted: (element: Element) => boolean) => DomUtils.findAll(isWanted, document.children);
  for (const form of all(isNamed(/^form$/))) replaceForm(form);
  for (const element of all(isForeignForm)) {
    replaceBy(element, parseDocument(formBlock("estimate", "", 2)).children);
  }
  for (const control of all(isNamed(loneControls))) if (!isScripted || isHandledInline(control)) replaceLone(control);
  return DomUtils.getOuterHTML(document);
}
