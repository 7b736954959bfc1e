import { isTooDeep } from "@site/core/content/plain-text";
import { apiPaths } from "@site/core/contract/paths";
import type { Element } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { toScriptedRoot } from "../clean/root-conditions.ts";
import { sanitize } from "../clean/sanitize.ts";
import { bodyClass } from "../clean/scope-css.ts";
import type { ProviderFailure } from "../fetch/failure.ts";
import type { Provider } from "../provider.ts";
import { bridgeConfig } from "./config-bridge.ts";
import { findMain, getClasses, hasAncestor } from "./find-main.ts";
import { getInlineStyles, getScripts, getStyles, restoreScripts, type Sheet } from "./page-assets.ts";

export interface PageParts {
  html: string;
  /** Addresses of style sheets in their order: our own for the provider's sheets, fonts as they are. */
  styles: string[];
  inlineStyles: string;
  scripts: string[];
  sheets: Sheet[];
  config?: string;
  /** Where the provider sends whoever asks for it, though it has a text. */
  leadsTo?: string;
  /** Why it is without its styles for now. */
  failure?: ProviderFailure;
}

export interface RichDocument extends PageParts {
  page: { id: number; title: string; url: string; description?: string; image?: string };
  isEmpty: boolean;
  isPost: boolean;
}

/** Elementor hides the backgrounds of its later sections until a script of its own, which doesn't run here, has seen
 * them on the screen. */
function showBackgrounds(main: Element): void {
  for (const { attribs } of DomUtils.findAll((element) => getClasses(element).includes("e-parent"), main.children))
    attribs.class += " e-lazyloaded";
}

interface ReadPage {
  slug: string;
  html: string;
  /** The address that it was read from. */
  base: URL;
  /** Of a nested page, plain. */
  path?: string;
}

/** Takes a public page of the provider apart: content, styles and scripts of one rendering, because numbered classes
 * differ between renderings.
 * @returns undefined when no content is found */
export function extractPage(provider: Provider, { slug, html, base, path }: ReadPage) {
  const place = path ? `?path=${encodeURIComponent(path)}` : "";
  const fileOf = (template: string, file: string) => template.replace("{slug}", slug).replace("{file}", file) + place;
  if (isTooDeep(html)) return undefined;
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const main = findMain(elements);
  if (!main) return undefined;
  showBackgrounds(main);
  restoreScripts(elements);
  const visible = elements.filter((element) => !hasAncestor(element, "noscript"));
  const body = elements.find(({ name }) => name === "body");
  const names = [bodyClass, ...(body ? getClasses(body) : [])].filter((name) => /^[\w-]+$/.test(name)).join(" ");
  const root = toScriptedRoot(elements.find(({ name }) => name === "html")?.attribs ?? {});
  const page = { elements: visible, base, root };
  const { leftOut, ...files } = getStyles(provider, (name) => fileOf(apiPaths.getRichStyle, name), page);
  const inline = getInlineStyles(provider, page);
  const inlineScripts = visible.filter(({ name, attribs }) => name === "script" && !attribs.src);
  const config = bridgeConfig(inlineScripts.map((element) => DomUtils.textContent(element)));
  const configPath = config === undefined ? config : fileOf(apiPaths.getRichConfig, `${slug}.js`);
  const scripts = getScripts(provider, visible, base, configPath);
  const inner = sanitize(provider, DomUtils.getOuterHTML(main), base, {
    isScripted: scripts.length > 0,
    isStyled: true,
  });
  return {
    html: `<div class="${names}">${inner}</div>`,
    ...files,
    inlineStyles: inline.inlineStyles,
    leftOut: [...inline.leftOut, ...leftOut],
    scripts,
    config,
  };
}
