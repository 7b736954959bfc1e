import { Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";

export const getClasses = (element: Element): string[] => (element.attribs.class ?? "").split(/\s+/);

export function hasAncestor(element: Element, name: string): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (isTag(parent) && parent.name === name) return true;
  }
  return false;
}

const places: readonly ((element: Element) => boolean)[] = [
  ({ attribs }) => /^(wp-page|wp-post|single-page)$/.test(attribs["data-elementor-type"] ?? ""),
  (element) => getClasses(element).includes("wp-block-post-content"),
  (element) => getClasses(element).includes("entry-content"),
  (element) => element.name === "article" && hasAncestor(element, "main"),
  ({ name }) => name === "main",
  ({ attribs }) => attribs.id === "content",
  ({ name }) => name === "article",
];

const mediaTags = /^(img|picture|video|audio|iframe|svg|form)$/;
const silentTags = /^(script|style|noscript|template)$/;

const isSpoken = ({ parent }: { parent: unknown }): boolean =>
  !(parent instanceof Element && silentTags.test(parent.name));

function hasSubstance(element: Element): boolean {
  if (DomUtils.existsOne(({ name }) => mediaTags.test(name), element.children)) return true;
  return DomUtils.filter((node) => isText(node) && /\S/.test(node.data) && isSpoken(node), element.children).length > 0;
}

/** The element that holds what a page says, and not its header, menus and footer. */
export function findMain(elements: Element[]): Element | undefined {
  for (const isPlace of places) {
    const found = elements.find((element) => isPlace(element) && hasSubstance(element));
    if (found) return found;
  }
  return undefined;
}
