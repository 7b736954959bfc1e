import { hash } from "node:crypto";
import { isTooDeep } from "@site/core/content/plain-text";
import { apiPaths } from "@site/core/contract/paths";
import { Element, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { type RootAttributes, toScriptedRoot } from "../clean/root-conditions.ts";
import { sanitize } from "../clean/sanitize.ts";
import { bodyClass, scopeCss } from "../clean/scope-css.ts";
import type { ProviderFailure } from "../fetch/failure.ts";
import { fontStyles, isAsset, type Provider } from "../provider.ts";
import { bridgeConfig } from "./config-bridge.ts";
import { themeFilePath } from "./theme-file.ts";

const maxAssets = 30;

export interface Sheet {
  /** Derived from the address, such as "3f2a90c17b5e.css". */
  name: string;
  url: string;
  /** The html element of the page. */
  root: RootAttributes;
  /** Where it holds, as its link says: "(max-width: 600px)". */
  media?: string | undefined;
}

/** Why a style sheet is left out that is there. */
export const unreadable = "its CSS can't be read";

export interface PageParts {
  html: string;
  /** Addresses of style sheets in their order: our own for the provider's sheets, fonts as they are. */
  styles: string[];
  inlineStyles: string;
  scripts: string[];
  sheets: Sheet[];
  config?: string | undefined;
  /** Where the provider sends whoever asks for it, though it has a text. */
  leadsTo?: string;
  /** Why it is without its styles for now. */
  failure?: ProviderFailure | undefined;
}

export interface RichDocument extends PageParts {
  page: { id: number; title: string; url: string; description?: string; image?: string };
  isEmpty: boolean;
  isPost: boolean;
}

const classes = (element: Element): string[] => (element.attribs.class ?? "").split(/\s+/);

function hasAncestor(element: Element, name: string): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (isTag(parent) && parent.name === name) return true;
  }
  return false;
}

const places: readonly ((element: Element) => boolean)[] = [
  ({ attribs }) => /^(wp-page|wp-post|single-page)$/.test(attribs["data-elementor-type"] ?? ""),
  (element) => classes(element).includes("wp-block-post-content"),
  (element) => classes(element).includes("entry-content"),
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

function findMain(elements: Element[]): Element | undefined {
  for (const isPlace of places) {
    const found = elements.find((element) => isPlace(element) && hasSubstance(element));
    if (found) return found;
  }
  return undefined;
}

const unwantedScript = /comment-reply|wp-emoji|\/themes\/[^?]*(navigation|primary-menu)|interactivity/i;

function addresses(elements: Element[], attribute: string, base: URL): URL[] {
  const urls = elements.flatMap(
    ({ attribs }) => (attribs[attribute] && URL.parse(attribs[attribute], base.href)) || [],
  );
  return [...new Map(urls.map((url) => [url.href, url])).values()];
}

/** Elementor hides the backgrounds of its later sections until a script of its own, which doesn't run here, has seen
 * them on the screen. */
function showBackgrounds(main: Element): void {
  for (const { attribs } of DomUtils.findAll((element) => classes(element).includes("e-parent"), main.children))
    attribs.class += " e-lazyloaded";
}

const shortHash = (text: string): string => hash("sha256", text).slice(0, 6);

/** Six digits for the file and six for its version, so that a version that is gone leads to the one that took its place. */
const sheetName = (url: URL): string => `${shortHash(url.origin + url.pathname)}${shortHash(url.search)}.css`;

/** A plug-in for speed has a script make a sheet of it: one for print, or one that is only fetched ahead. */
export const isLateSheet = ({ rel = "", as = "", onload = "" }: Element["attribs"]): boolean =>
  /media|rel/.test(onload) && (/stylesheet/i.test(rel) || (/preload/i.test(rel) && as === "style"));

export const isScreenSheet = ({ name, attribs }: Element): boolean =>
  name === "link" &&
  (isLateSheet(attribs) || (/(^|\s)stylesheet(\s|$)/i.test(attribs.rel ?? "") && attribs.media !== "print"));

function getMedia({ attribs }: Element): string | undefined {
  const media = attribs.media?.trim() ?? "";
  const isEverywhere = isLateSheet(attribs) || /^(?:all|screen)?$/i.test(media);
  return isEverywhere || !/^[\w\s():,.<>=/%-]+$/.test(media) ? undefined : media;
}

/** Where each sheet holds, by its address: a sheet may be linked several times, each for another screen. */
function getMediaByUrl(links: Element[], base: URL): Map<string, string | undefined> {
  const byUrl = Map.groupBy(links, ({ attribs }) => URL.parse(attribs.href ?? "", base.href)?.href ?? "");
  const merged = [...byUrl].map(([url, same]): [string, string | undefined] => {
    const media = same.map(getMedia);
    return [url, media.includes(undefined) ? undefined : media.join(", ")];
  });
  return new Map(merged);
}

/** Rules that hold only where a medium is given. */
export const withinMedia = (css: string, media: string | undefined): string =>
  media ? `@media ${media} {${css.replace(/@charset[^;]*;/gi, "")}\n}` : css;

const isClassicScript = ({ name, attribs }: Element): boolean =>
  name === "script" &&
  Boolean(attribs.src) &&
  attribs.nomodule === undefined &&
  /^(text\/javascript|rocketlazyloadscript)?$/.test(attribs.type ?? "");

function restoreScripts(elements: Element[]): void {
  for (const { name, attribs } of elements)
    if (name === "script" && attribs["data-rocket-src"]) attribs.src = attribs["data-rocket-src"];
}

interface StyledPage {
  elements: Element[];
  base: URL;
  root: RootAttributes;
}

function getStyles(provider: Provider, toPath: (name: string) => string, { elements, base, root }: StyledPage) {
  const links = elements.filter(isScreenSheet);
  const media = getMediaByUrl(links, base);
  const all = addresses(links, "href", base);
  const allowed = all.filter((url) => url.origin === fontStyles || isAsset(provider, url));
  const wanted = allowed.slice(0, maxAssets);
  const isOurs = ({ origin }: URL) => origin !== fontStyles;
  return {
    sheets: wanted.filter(isOurs).map((url) => ({
      name: sheetName(url),
      url: url.href,
      root,
      media: media.get(url.href),
    })),
    styles: wanted.map((url) => (isOurs(url) ? toPath(sheetName(url)) : url.href)),
    leftOut: all
      .filter((url) => !wanted.includes(url))
      .map(({ href, host }) => ({
        where: href,
        detail: allowed.some((url) => url.href === href)
          ? `a page has more than ${maxAssets}`
          : `styles of ${host} are not loaded`,
      })),
  };
}

function getScripts(provider: Provider, elements: Element[], base: URL, config: string | undefined): string[] {
  if (!provider.hasScripts) return [];
  const urls = addresses(elements.filter(isClassicScript), "src", base)
    .filter((url) => isAsset(provider, url) && !unwantedScript.test(url.pathname))
    .slice(0, maxAssets)
    .map(({ href }) => href);
  const reader = urls.findIndex((url) => /\/elementor[^?]*\/frontend(\.min)?\.js/.test(url));
  return config === undefined ? urls : urls.toSpliced(Math.max(reader, 0), 0, config);
}

const isInlineStyle = ({ name, attribs }: Element): boolean =>
  name === "style" && !/^wp-emoji/.test(attribs.id ?? "") && attribs.media !== "print";

function getInlineStyles(provider: Provider, { elements, base, root }: StyledPage) {
  const options = { fileAt: themeFilePath(provider), root };
  const read = elements
    .filter(isInlineStyle)
    .map((element) => scopeCss(withinMedia(DomUtils.textContent(element), getMedia(element)), base, options));
  return {
    inlineStyles: read.filter(Boolean).join("\n"),
    leftOut: read.includes(undefined) ? [{ where: base.href, detail: unreadable }] : [],
  };
}

/** Takes a public page of the provider apart: content, styles and scripts of one rendering, because numbered classes
 * differ between renderings.
 * @param base address that the page was read from
 * @returns undefined when no content is found */
export function extractPage(provider: Provider, slug: string, source: string, base: URL, path?: string) {
  const place = path ? `?path=${encodeURIComponent(path)}` : "";
  const fileOf = (template: string, file: string) => template.replace("{slug}", slug).replace("{file}", file) + place;
  if (isTooDeep(source)) return undefined;
  const elements = DomUtils.findAll(() => true, parseDocument(source).children);
  const main = findMain(elements);
  if (!main) return undefined;
  showBackgrounds(main);
  restoreScripts(elements);
  const visible = elements.filter((element) => !hasAncestor(element, "noscript"));
  const body = elements.find(({ name }) => name === "body");
  const names = [bodyClass, ...(body ? classes(body) : [])].filter((name) => /^[\w-]+$/.test(name)).join(" ");
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
