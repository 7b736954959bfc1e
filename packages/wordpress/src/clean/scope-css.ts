import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  list,
  type Root,
  type Rule,
} from "postcss";
import parseSafely from "postcss-safe-parser";
import { cleanDeclaration, type FilePlace } from "./filter-style.ts";
import { matchesRoot, type RootAttributes, splitConditions } from "./root-conditions.ts";

/** Class of the element that holds a content page, and of the one inside that stands for the provider's body. */
const pageClass = "wp-page";
export const bodyClass = "wp-body";

const animationWords =
  /^(none|normal|reverse|alternate|alternate-reverse|forwards|backwards|both|running|paused|infinite|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|initial|inherit|unset|revert)$/i;

/** Names are global in a document, so that the shell's own animations and layers need protection from namesakes. */
const addPrefix = (name: string): string => `wp-${name}`;

const renameAnimation = (value: string): string =>
  value.replace(/(?<![\w#.(-])-?[a-z_][\w-]*(?![\w(-])/gi, (word) =>
    animationWords.test(word) ? word : addPrefix(word),
  );

const rootPart = /^(?:html|:root)(?![\w-])/i;
const bodyPart = /^(?:body)(?![\w-])/i;

/** What a selector asks of the root, and what it names inside; undefined when the root of the page is another one. A
 * condition weighs as much as a class of the wrapper. */
function splitRoot(selector: string, root: RootAttributes): { wrapper: string; rest: string } | undefined {
  const wrapper = `.${pageClass}`;
  if (!rootPart.test(selector)) return { wrapper, rest: selector };
  const { conditions, rest } = splitConditions(selector.replace(rootPart, ""));
  const [combinator] = /^(?:\s*>\s*|\s+|$)/.exec(rest) ?? [];
  if (combinator === undefined || !matchesRoot(conditions, root)) return undefined;
  return { wrapper: wrapper.repeat(1 + conditions.length), rest: rest.slice(combinator.length) };
}

/** A selector that matches inside the content only; undefined when it can't be told, or asks for another root than the
 * page's: the wrapper stands for that one.
 * @example scopeSelector("body.home h1") // ".wp-page .wp-body.home h1" */
export function scopeSelector(selector: string, root: RootAttributes = {}): string | undefined {
  const bare = selector
    .replace(/\/\*[\s\S]*?\*\//g, " ")
    .trim()
    .replace(/^\*(?=\s)/, "html");
  if (/^[>+~&]|&/.test(bare) || bare.includes(`.${pageClass}`)) return undefined;
  const { wrapper, rest } = splitRoot(bare, root) ?? {};
  if (!wrapper || rest === undefined || /^[+~]/.test(rest)) return undefined;
  return `${wrapper} ${rest.replace(bodyPart, `.${bodyClass}`)}`.trim();
}

const isOwnFont = (rule: AtRule): boolean =>
  rule.some((node) => node.type === "decl" && /^font-family$/i.test(node.prop) && /besley/i.test(node.value));

interface SheetPlace {
  base: URL;
  fileAt?: FilePlace;
  root?: RootAttributes;
}

function cleanChild(node: Declaration, { base, fileAt }: SheetPlace): void {
  if (!cleanDeclaration(node, base, false, fileAt)) node.remove();
  else if (/^(-webkit-)?animation(-name)?$/i.test(node.prop)) node.value = renameAnimation(node.value);
}

function cleanDeclarations(container: Container, place: SheetPlace): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === "decl") cleanChild(node, place);
    else if (node.type === "atrule" && /^(media|supports|container)$/i.test(node.name)) cleanDeclarations(node, place);
    else if (node.type === "rule") cleanRule(node, node.selectors.filter(staysInside), place);
    else node.remove();
  }
}

/** A nested rule may name its parent anywhere (`body:not(&)`), or an element beside it, and so reach outside. */
const staysInside = (selector: string): boolean =>
  /^(?:(?![+~])[^&]*|&(?![^\s>+~]*\s*[+~])[^&]*|[^&()]*\s&[^\s>+~&]*)$/.test(selector) && !selector.includes("/*");

function cleanRule(rule: Rule, selectors: string[], place: SheetPlace): void {
  if (selectors.length === 0) return void rule.remove();
  rule.selectors = selectors;
  cleanDeclarations(rule, place);
}

const scopeSelectors = (selectors: readonly string[], { root }: SheetPlace): string[] =>
  selectors.flatMap((selector) => scopeSelector(selector, root) ?? []);

const renameLayer = (name: string): string => name.trim().split(".").map(addPrefix).join(".");

function cleanFrames(rule: AtRule, place: SheetPlace): void {
  rule.params = addPrefix(rule.params.replace(/["']/g, ""));
  for (const frame of rule.nodes ?? []) if (frame.type === "rule") cleanDeclarations(frame, place);
}

function scopeLayer(rule: AtRule, place: SheetPlace): void {
  rule.params = list
    .comma(rule.params || "page")
    .map(renameLayer)
    .join(", ");
  scopeAll(rule, place);
}

/** `@scope (.card) to (.foot)` begins inside the content, wherever it ends. */
function scopeScope(rule: AtRule, place: SheetPlace): void {
  const [, from = "", end = ""] = /^(?:\((.*?)\))?\s*(to\s*\(.*)?$/is.exec(rule.params.trim()) ?? [];
  const roots = from ? scopeSelectors(list.comma(from), place) : [`.${pageClass}`];
  if (roots.length === 0) return void rule.remove();
  rule.params = `(${roots.join(", ")}) ${end}`.trim();
  scopeAll(rule, place);
}

const atRules: Readonly<Record<string, (rule: AtRule, place: SheetPlace) => void>> = {
  keyframes: cleanFrames,
  media: scopeAll,
  supports: scopeAll,
  container: scopeAll,
  layer: scopeLayer,
  scope: scopeScope,
  "font-face": (rule, place) => (isOwnFont(rule) ? rule.remove() : cleanDeclarations(rule, place)),
  // Its name is global, too; none of ours begins so.
  property: (rule, place) => (/^--(tw|wp)-/.test(rule.params) ? cleanDeclarations(rule, place) : rule.remove()),
};

function scopeAtRule(rule: AtRule, place: SheetPlace): void {
  const scope = atRules[rule.name.toLowerCase().replace(/^-\w+-(?=keyframes$)/, "")];
  if (scope && (rule.nodes || scope === scopeLayer)) scope(rule, place);
  else rule.remove();
}

function scopeAll(container: Container, place: SheetPlace): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === "rule") cleanRule(node, scopeSelectors(node.selectors, place), place);
    else if (node.type === "atrule") scopeAtRule(node, place);
    else node.remove();
  }
}

const stringsAndComments = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'/g;

/** A string that has no end in its line ends there for a browser, and what follows is read as rules of the whole page. */
const hasOpenString = (text: string): boolean => /["']/.test(text.replace(stringsAndComments, ""));

function dropOpenStrings(root: Root): void {
  root.walk((node) => {
    const text = node.type === "rule" ? node.selector : node.type === "atrule" ? node.params : node.toString();
    if (node.type !== "comment" && hasOpenString(text)) node.remove();
  });
}

/** A sheet as browsers read it: a brace that is missing or too many costs its rule and not the sheet. */
function parse(css: string): Root {
  try {
    return postcss.parse(css);
  } catch {
    const root = parseSafely(css);
    root.raws.after = "";
    return postcss.parse(root.toString());
  }
}

/** Provider CSS that reaches nothing outside `.wp-page`: body and root rules move to the wrapper, imports and what has
 * document-wide effect is left out, addresses are absolute.
 * @param base address of the sheet
 * @param options.fileAt where a file is asked for; where it lies unless told otherwise
 * @param options.root the page's html element, whose conditions hold
 * @returns undefined when it can't be parsed */
export function scopeCss(css: string, base: URL, options: Omit<SheetPlace, "base"> = {}): string | undefined {
  try {
    const root = parse(css);
    dropOpenStrings(root);
    scopeAll(root, { base, ...options });
    return root.toString().replaceAll("</", "<\\/");
  } catch {
    return undefined;
  }
}
