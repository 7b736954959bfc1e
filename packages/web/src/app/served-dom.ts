// Where React looks for its own in a served page (packages/web/tolerant-hydration.ts): among what extensions put there, and
// in the <font> elements that translators wrap words in. By itself it draws the page anew for each of them, and what was
// typed is gone.
import { isInUse } from "../lib/hydration/in-use.ts";

type Props = Record<string, unknown> & { className?: string; id?: string; name?: string; style?: object };

const isFont = (node: Node | null): boolean => node?.nodeName === "FONT";

/** The next one of those that stood beside each other when the page was served. */
export function nextServed(node: Node): Node | null {
  let at = node;
  while (!at.nextSibling && at.parentNode && isFont(at.parentNode)) at = at.parentNode;
  return at.nextSibling;
}

/** Where a part begins or ends that is taken over by itself. */
const isBoundary = ({ nodeType, nodeValue }: Node): boolean =>
  nodeType === Node.COMMENT_NODE && /^(?:[$&]|F!?$|\/[$&])/.test(nodeValue ?? "");

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function* walkServed(first: Node): Generator<Node> {
  let at: Node | null = first;
  while (at && !isBoundary(at)) {
    if (isFont(at) && at.firstChild) at = at.firstChild;
    else {
      yield at;
      at = nextServed(at);
    }
  }
}

/** What an element of ours has only when we gave it. */
const mark = /^(?:class|id|style|data-.*)$/;

const hasStyle = (element: Element, style: object): boolean =>
  element instanceof HTMLElement &&
  Object.entries(style).every(
    ([name, value]) => typeof value !== "string" || element.style[name as keyof CSSStyleDeclaration] === value,
  );

function isServed(element: Element, { className, id, name, style, ...others }: Props): boolean {
  if ((id ?? element.id) !== element.id || (name ?? element.getAttribute("name")) !== element.getAttribute("name"))
    return false;
  const classes = element.getAttribute("class") ?? "";
  if (className && className !== classes)
    return className.split(" ").every((each) => classes.split(" ").includes(each));
  if (className ?? id ?? name) return true;
  // Without a name of its own it is known by its style or another attribute, or by having nothing of anybody's.
  if (style) return hasStyle(element, style);
  const isAttribute = ([key, value]: [string, unknown]) =>
    key !== "children" && typeof value === "string" && element.getAttribute(key) === value;
  if (Object.entries(others).some(isAttribute)) return true;
  return !Array.from(element.attributes).some((each) => mark.test(each.name) && !(each.name in others));
}

/** Whether an element stands where it was served, as nearly all do: looking closer at each would take as long as the rest
 * of what React does with it. */
const isInPlace = (node: Node, type: string, { className, id, name, style }: Props): node is Element =>
  isElement(node) &&
  node.localName === type &&
  !name &&
  (className
    ? node.getAttribute("class") === className && (!id || node.id === id)
    : !id && !style && node.attributes.length === 0);

/** @returns the element that was served for these properties; without any that has all of them the first of its kind */
export function findElement(first: Node, type: string, props: Props): Element | null {
  if (isInPlace(first, type, props)) return first;
  let alike: Element | null = null;
  for (const node of walkServed(first)) {
    if (!isElement(node) || node.localName !== type) continue;
    if (isServed(node, props)) return node;
    alike ??= node;
  }
  return alike;
}

/** @returns the text that was served as these words, or what they were translated to */
export function findText(first: Node, text: string): Text | null {
  let translated: Text | null = null;
  if (text === "") return null;
  if (first instanceof Text && first.data === text) return first;
  for (const node of walkServed(first)) {
    if (!(node instanceof Text)) continue;
    if (node.data === text) return node;
    translated ??= node;
  }
  return translated;
}

/** @returns the comment with which a part begins that is taken over by itself */
export function findBoundary(first: Node): Node | null {
  for (let at: Node | null = first; at; at = nextServed(at))
    if (isBoundary(at)) return /^[$&F]/.test(at.nodeValue ?? "") ? at : null;
  return null;
}

/** Whether a node was left over that is ours: a mistake of the application's, and worth telling. */
export const isOurs = (node: Node): boolean => isElement(node) && /^css-/.test(node.getAttribute("class") ?? "");

/** Whether the words of a node are a translator's. */
export const isTranslated = (node: Element | Text): boolean =>
  isFont(node.parentNode) || (isElement(node) && node.querySelector("font") !== null);

/** Nothing stands where something of ours should. React would draw the part anew; while somebody uses the page, it is left
 * as plain HTML instead. @returns what to wait for, if anything */
export function standStill(): Promise<void> | undefined {
  console.error("hydration: a part of the page is not as it was served");
  if (!isInUse(document.body)) return undefined;
  document.documentElement.dataset.late = "";
  window.__applicationReady?.(false);
  return new Promise(() => {});
}
