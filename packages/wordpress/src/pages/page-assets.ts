import { hash } from "node:crypto";
import type { Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import type { RootAttributes } from "../clean/root-conditions.ts";
import { scopeCss } from "../clean/scope-css.ts";
import { fontStyles, isAsset, type Provider } from "../provider.ts";
import { themeFilePath } from "./theme-file.ts";

export const maxAssets = 30;

export interface Sheet {
  /** Derived from the address, such as "3f2a90c17b5e.css". */
  name: string;
  url: string;
  /** The html element of the page. */
  root: RootAttributes;
  /** Where it holds, as its link says: "(max-width: 600px)". */
  media?: string;
}

/** Why a style sheet is left out that is there. */
export const unreadableCss = "its CSS can't be read";

const unwantedScript = /comment-reply|wp-emoji|\/themes\/[^?]*(navigation|primary-menu)|interactivity/i;

function addresses(elements: Element[], attribute: string, base: URL): URL[] {
  const urls = elements.flatMap(
    ({ attribs }) => (attribs[attribute] && URL.parse(attribs[attribute], base.href)) || [],
  );
  return [...new Map(urls.map((url) => [url.href, url])).values()];
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

export function restoreScripts(elements: Element[]): void {
  for (const { name, attribs } of elements)
    if (name === "script" && attribs["data-rocket-src"]) attribs.src = attribs["data-rocket-src"];
}

interface StyledPage {
  elements: Element[];
  base: URL;
  root: RootAttributes;
}

export function getStyles(provider: Provider, toPath: (name: string) => string, { elements, base, root }: StyledPage) {
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

export function getScripts(provider: Provider, elements: Element[], base: URL, config: string | undefined): string[] {
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

export function getInlineStyles(provider: Provider, { elements, base, root }: StyledPage) {
  const options = { fileAt: themeFilePath(provider), root };
  const read = elements
    .filter(isInlineStyle)
    .map((element) => scopeCss(withinMedia(DomUtils.textContent(element), getMedia(element)), base, options));
  return {
    inlineStyles: read.filter(Boolean).join("\n"),
    leftOut: read.includes(undefined) ? [{ where: base.href, detail: unreadableCss }] : [],
  };
}
