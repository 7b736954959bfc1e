import type { AnyNode, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { askingPath } from "./map-foreign-form.ts";
import { isNamed, replaceBy, replaceForms } from "./replace-forms.ts";

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

/** Puts this site's own forms in the place of foreign ones and of controls that do nothing here.
 * @param nodes of a document @param isScripted whether scripts come along, which buttons outside of forms may belong to */
export function replaceControls(nodes: AnyNode[], isScripted: boolean): void {
  replaceForms(nodes);
  const all = DomUtils.findAll(() => true, nodes);
  const ids = new Set(all.flatMap(({ attribs }) => attribs.id ?? []));
  const isSilent = (element: Element) => !isScripted || isHandledInline(element);
  for (const element of all)
    if (waitsForScript(element, ids) && (isSilent(element) || opensPopup(element))) leadOn(element);
  for (const control of DomUtils.findAll(isNamed(loneControls), nodes)) if (isSilent(control)) replaceLone(control);
}
