import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from "postcss";
import { cleanDeclaration, type FilePlace } from "./filter-style.ts";

/** Class of the element that holds a content page, and of the one inside that stands for the provider's body. */
const pageClass = "wp-page";
export const bodyClass = "wp-body";

const groups = new Set(["media", "supports", "container", "layer"]);

const animationWords =
  /^(none|normal|reverse|alternate|alternate-reverse|forwards|backwards|both|running|paused|infinite|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|initial|inherit|unset|revert)$/i;

/** Names are global in a document, so that the shell's own animations and layers need protection from namesakes. */
const prefixed = (name: string): string => `wp-${name}`;

const renameAnimation = (value: string): string =>
  value.replace(/(?<![\w#.(-])-?[a-z_][\w-]*(?![\w(-])/gi, (word) =>
    animationWords.test(word) ? word : prefixed(word),
  );

const rootParts = /^(?:html|:root)(?![\w-])((?:[.#:[][^\s>+~]*)?)\s*(?:>\s*)?/i;
const bodyParts = /^(?:body)(?![\w-])/i;

/**
 * A selector that matches inside the content only; undefined when it can't be told.
 * @example scopeSelector("body.home h1") // ".wp-page .wp-body.home h1"
 */
export function scopeSelector(selector: string): string | undefined {
  const bare = selector
    .replace(/\/\*[\s\S]*?\*\//g, " ")
    .trim()
    .replace(/^\*(?=\s)/, "html");
  if (/^[>+~&]|&/.test(bare) || bare.includes(`.${pageClass}`)) return undefined;
  const root = rootParts.exec(bare);
  const rest = root ? bare.slice(root[0].length) : bare;
  if (/^[+~]/.test(rest)) return undefined;
  if (bodyParts.test(rest)) return `.${pageClass} ${rest.replace(bodyParts, `.${bodyClass}`)}`;
  return rest === "" ? `.${pageClass}` : `.${pageClass} ${rest}`;
}

const isOwnFont = (rule: AtRule): boolean =>
  rule.some((node) => node.type === "decl" && /^font-family$/i.test(node.prop) && /besley/i.test(node.value));

/** Where a sheet lies, and where its files are asked for. */
interface SheetPlace {
  base: URL;
  fileAt: FilePlace | undefined;
}

function cleanChild(node: Declaration, { base, fileAt }: SheetPlace): void {
  if (!cleanDeclaration(node, base, false, fileAt)) node.remove();
  else if (/^(-webkit-)?animation(-name)?$/i.test(node.prop)) node.value = renameAnimation(node.value);
}

function cleanDeclarations(container: Container, place: SheetPlace): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === "decl") cleanChild(node, place);
    else if (node.type === "atrule" && /^(media|supports)$/i.test(node.name)) cleanDeclarations(node, place);
    // A nested rule may name its parent anywhere (`body:not(&)`), so it could reach outside.
    else node.remove();
  }
}

function scopeRule(rule: Rule, place: SheetPlace): void {
  const selectors = rule.selectors.flatMap((selector) => scopeSelector(selector) ?? []);
  if (selectors.length === 0) {
    rule.remove();
    return;
  }
  rule.selectors = selectors;
  cleanDeclarations(rule, place);
}

function scopeAtRule(rule: AtRule, place: SheetPlace): void {
  const name = rule.name.toLowerCase();
  if (/^(-\w+-)?keyframes$/.test(name)) {
    rule.params = prefixed(rule.params.replace(/["']/g, ""));
    for (const frame of rule.nodes ?? []) if (frame.type === "rule") cleanDeclarations(frame, place);
  } else if (name === "font-face" && !isOwnFont(rule)) cleanDeclarations(rule, place);
  else if (groups.has(name) && rule.nodes) {
    if (name === "layer") rule.params = prefixed(rule.params.trim() || "page");
    scopeAll(rule, place);
  } else rule.remove();
}

function scopeAll(container: Container, place: SheetPlace): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === "rule") scopeRule(node, place);
    else if (node.type === "atrule") scopeAtRule(node, place);
    else node.remove();
  }
}

/** Provider CSS that reaches nothing outside `.wp-page`: body and root rules move to the wrapper, imports and what has
 * document-wide effect is left out, addresses are absolute.
 * @param base address of the sheet
 * @param fileAt where a file is asked for; where it lies unless told otherwise
 * @returns "" when it can't be parsed */
export function scopeCss(css: string, base: URL, fileAt?: FilePlace): string {
  try {
    const root = postcss.parse(css);
    scopeAll(root, { base, fileAt });
    return root.toString().replaceAll("</", "<\\/");
  } catch {
    return "";
  }
}
