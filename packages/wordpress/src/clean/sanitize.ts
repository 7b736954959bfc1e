import { frameHosts as everySites } from "@site/core/content/frame-hosts";
import { isTooDeep } from "@site/core/content/plain-text";
import { placeSearches } from "@site/core/foreign-forms/replace-forms";
import { decodeSegment } from "@site/core/site/pages";
import sanitizeHtml, { type Attributes, type IFrame } from "sanitize-html";
import type { Provider } from "../provider.ts";
import { allowedAttributes, allowedTags, droppedWithText } from "./allowed-html.ts";
import { cleanStyleAttribute } from "./filter-style.ts";
import { pairColors } from "./pair-colors.ts";
import { replaceScripted } from "./replace-scripted.ts";
import { restoreEmails } from "./restore-emails.ts";
import { absoluteSrcset, absoluteUrl, rewriteLink } from "./rewrite-links.ts";
import { stripShortcodes } from "./strip-shortcodes.ts";

/** Ids of the site's own elements, by which its chats, dialogs and menu are found: content must not answer to them. */
const reservedId =
  /^(root|app|main|agent|chats?|chat-window(-title)?|chat-panel-title|consultation|menu|notifications|apply|rules|__.*)$/i;

/** What the site's own script looks for before the application runs: of a text nothing opens, hides or sends anything here. */
const reservedData =
  /^data-(act|embed|allow|choose|from|until|window|early|said|composer|live|asked|held|awaits|closings|late|start|if)$/i;

const isFurniture = ({ tag, attribs }: IFrame): boolean =>
  /^(wpadminbar|comments)$/.test(attribs.id ?? "") ||
  (tag === "a" && /(^|\s)skip-link(\s|$)/.test(attribs.class ?? ""));

const isGravatar = ({ tag, attribs }: IFrame): boolean =>
  tag === "img" && /\/\/[\w.]*gravatar\.com\//.test(attribs.src ?? "");

/** What stands in the place of something that comes later. */
const standIn = /^(?:data:|about:blank|$)|(?:placeholder|blank|spacer|loader|transparent|lazy)[^/]*\.(?:gif|png|svg)$/i;

/** What a plugin put aside until it is near: browsers do that by themselves. */
function restoreLazy({ "data-src": src, "data-lazy-src": lazySrc, "data-orig-src": orig, ...rest }: Attributes) {
  const { "data-srcset": srcset, "data-lazy-srcset": lazySrcset, ...attributes } = rest;
  const meant = src || lazySrc || orig;
  return {
    ...attributes,
    ...(meant && standIn.test(attributes.src ?? "") ? { src: meant } : {}),
    ...(!attributes.srcset && (srcset || lazySrcset) ? { srcset: srcset || lazySrcset || "" } : {}),
  };
}

const lateBackgrounds = ["data-bg", "data-bg-image", "data-background", "data-background-image", "data-lazy-bg"];

/** The same for pictures behind text, which a script would put into the style. */
function showBackground(attributes: Attributes): Attributes {
  const name = lateBackgrounds.find((each) => attributes[each]?.includes("/"));
  const address = name && /^(?:url\()?["']?([^"')]+)/i.exec(attributes[name]?.trim() ?? "")?.[1];
  if (!name || !address) return attributes;
  const { [name]: _shown, style = "", ...rest } = attributes;
  return { ...rest, style: `${style};background-image:url("${address}")` };
}

function set(attributes: Attributes, name: string, value: string | undefined): void {
  if (value) attributes[name] = value;
  else delete attributes[name];
}

function cleanLink(provider: Provider, attributes: Attributes, base: URL): void {
  const [, place] = /^#(.+)$/.exec(attributes.href?.trim() ?? "") ?? [];
  if (place && reservedId.test(place)) attributes.href = `#wp-${place}`;
  else if (attributes.href !== undefined) set(attributes, "href", rewriteLink(provider, attributes.href.trim(), base));
  if (attributes.target === "_blank") attributes.rel = "noopener";
  else delete attributes.target;
}

/** Places of a text that an older editor marked by a name, as ids. */
const withIds = (html: string): string =>
  html.replace(/<a\b(?![^<>]*\sid\s*=)([^<>]*?\s)name(?=\s*=)/gi, (_tag, before: string) => `<a${before}id`);

const listIds = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid\s*=\s*["']?([^"'\s>]+)/gi)].map(([, id = ""]) => id));

/** Whether an address leads nowhere: none, a script's "#", a place that is not in the text. */
const isDead = (href: string, ids: ReadonlySet<string>): boolean =>
  href === "" || (href.startsWith("#") && href !== "#top" && !ids.has(decodeSegment(href.slice(1))));

/** What only a script would answer is no control without one. */
function withoutRole(given: Attributes): Attributes {
  const isControl = /^(button|tab|switch|checkbox|radio|menuitem|combobox|slider)$/i.test(given.role ?? "");
  const lost = isControl ? /^(role|tabindex|aria-.*)$/i : /^aria-(expanded|controls|haspopup|selected|pressed)$/i;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !lost.test(name)));
}

function cleanMedia(tag: string, attributes: Attributes, base: URL): void {
  for (const name of ["src", "poster"]) {
    if (attributes[name] !== undefined) set(attributes, name, absoluteUrl(attributes[name].trim(), base));
  }
  if (attributes.srcset !== undefined) set(attributes, "srcset", absoluteSrcset(attributes.srcset, base));
  if (tag === "img" || tag === "iframe") attributes.loading ||= "lazy";
}

function cleanAttributes(provider: Provider, tag: string, attribs: Attributes, base: URL): void {
  cleanMedia(tag, attribs, base);
  if (tag === "a" || tag === "area") cleanLink(provider, attribs, base);
  if (attribs.style !== undefined) set(attribs, "style", cleanStyleAttribute(attribs.style, base));
  // A cover's background that nobody described is no picture to tell of.
  if (attribs.role === "img" && !attribs["aria-label"] && !attribs["aria-labelledby"]) delete attribs.role;
  if (attribs.id !== undefined && reservedId.test(attribs.id)) attribs.id = `wp-${attribs.id}`;
  for (const name of Object.keys(attribs)) if (reservedData.test(name)) delete attribs[name];
}

/** Lets a keyboard scroll what may be wide: code, and tables or the figures around them. Takes tags in their order. */
function createScrollStops(): (tag: string, attributes: Attributes) => void {
  let isFramed = false;
  return (tag, attributes) => {
    const isFrame = tag === "figure" && /(^|\s)wp-block-table(\s|$)/.test(attributes.class ?? "");
    if (tag === "pre" || isFrame || (tag === "table" && !isFramed)) attributes.tabindex = "0";
    if (isFrame || tag === "table") isFramed = isFrame;
  };
}

/** Names links around pictures that nobody described. */
const namePictureLinks = (html: string): string =>
  html.replace(
    /<a(?=[^>]*\shref=)((?:(?!aria-label)[^>])*)>(?=\s*<img(?:(?! alt="[^"])[^>])*>\s*<\/a>)/g,
    '<a$1 aria-label="Picture">',
  );

/** Provider HTML that is safe to show: no scripts, handlers, foreign frames or overlays; own-host links lead to this
 * site's pages, files keep the provider's address.
 * @param base address of the page that the HTML stands on
 * @param isScripted whether scripts of the provider are shown with it
 * @param isStyled whether its styles are
 * @returns "" for HTML that nests deeper than any real page */
export function sanitize(
  provider: Provider,
  html: string,
  base: URL = provider.base,
  { isScripted = false, isStyled = false } = {},
): string {
  if (isTooDeep(html)) return "";
  const marked = withIds(restoreEmails(stripShortcodes(html)));
  const ids = listIds(marked);
  const stopAtScrolls = createScrollStops();
  const frameHosts = [...everySites, ...(provider.frameHosts ?? [])];
  const clean = sanitizeHtml(replaceScripted(marked, { isScripted, frameHosts }), {
    allowedTags,
    allowedAttributes,
    // `hidden=""` hides as `hidden` does.
    nonBooleanAttributes: sanitizeHtml.defaults.nonBooleanAttributes.filter((name) => name !== "hidden"),
    nonTextTags: droppedWithText,
    allowedSchemes: ["http", "https", "mailto", "tel", "sms"],
    allowedSchemesByTag: { img: ["http", "https", "data"], source: ["http", "https", "data"] },
    allowedIframeHostnames: frameHosts,
    parseStyleAttributes: false,
    nestingLimit: 100,
    exclusiveFilter: (frame) =>
      isFurniture(frame) || isGravatar(frame) || (frame.tag === "iframe" && !frame.attribs.src),
    transformTags: {
      "*": (tag, given) => {
        const restored = showBackground(restoreLazy(isScripted ? given : withoutRole(given)));
        const attribs = isStyled ? restored : pairColors(restored);
        if (!isScripted && isDead(attribs.href?.trim() ?? "", ids)) delete attribs.href;
        cleanAttributes(provider, tag, attribs, base);
        stopAtScrolls(tag, attribs);
        return { tagName: tag, attribs };
      },
    },
  });
  return placeSearches(namePictureLinks(clean));
}
