import postcss, { type Declaration } from "postcss";
import { absoluteUrl } from "./rewrite-links.ts";

const positions = /^(static|relative|absolute|inherit|initial|unset|revert)$/i;
const dangerous = /expression\s*\(|javascript:|vbscript:|-moz-binding|behaviou?r\s*:/i;
const urls = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi;

/** Where a file is asked for. @param href absolute @param property of the declaration that names it */
export type FilePlace = (href: string, property: string) => string;

/** A value whose addresses are absolute; undefined when one is no address of a file. */
function withAbsoluteUrls({ prop, value }: Declaration, base: URL, place: FilePlace): string | undefined {
  let isClean = true;
  const absolute = value.replace(urls, (_, double: string, single: string, bare: string) => {
    const href = (double ?? single ?? bare ?? "").trim();
    const url =
      href.startsWith("#") || /^data:(font|application\/(x-)?font)/i.test(href) ? href : absoluteUrl(href, base);
    if (!url) isClean = false;
    return `url("${place(url ?? "", prop).replace(/["\\\n]/g, encodeURIComponent)}")`;
  });
  return isClean ? absolute : undefined;
}

/** Checks one declaration of provider CSS and makes its addresses absolute, in place.
 * @param isInline of a style attribute: there, nothing may be fixed to the screen and nothing is escaped
 * @returns whether it may stay */
export function cleanDeclaration(
  declaration: Declaration,
  base: URL,
  isInline = false,
  place: FilePlace = (href) => href,
): boolean {
  const { prop, value } = declaration;
  if (prop.includes("\\") || dangerous.test(`${prop}:${value}`) || /^(behavior|-moz-binding)$/i.test(prop))
    return false;
  if (isInline && (value.includes("\\") || (/^position$/i.test(prop) && !positions.test(value)))) return false;
  // An address behind an escape would be seen by the browser and not by us.
  if (/\\/.test(value) && !/^(content|quotes|font-family)$/i.test(prop)) return false;
  if (/(image-set|src)\s*\(/i.test(value) && !/url\(/i.test(value)) return false;
  const absolute = withAbsoluteUrls(declaration, base, place);
  if (absolute === undefined) return false;
  declaration.value = absolute;
  return true;
}

/** A style attribute without what could cover the page or run something; empty when nothing is left. */
export function cleanStyleAttribute(style: string, base: URL): string {
  try {
    const { nodes } = postcss.parse(style);
    return nodes
      .flatMap((node) => (node.type === "decl" && cleanDeclaration(node, base, true) ? [node.toString()] : []))
      .join("; ");
  } catch {
    return "";
  }
}
