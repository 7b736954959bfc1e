import { plainText } from "@site/core/content/plain-text";
import { ProviderFailure } from "@site/wordpress/fetch/failure";
import { findPageOrPost } from "@site/wordpress/fetch/rest-client";
import { extractPage } from "@site/wordpress/pages/extract-page";
import { isLateSheet, isScreenSheet } from "@site/wordpress/pages/page-assets";
import { loadThemeFile, themeFilePath } from "@site/wordpress/pages/theme-file";
import { readIndexOrFail } from "@site/wordpress/posts/address-index";
import { fontStyles, providerUrl } from "@site/wordpress/provider";
import { inOneLookup, type Source } from "@site/wordpress/source";
import { DomUtils, parseDocument } from "htmlparser2";
import { listFirst, refuseAny } from "./list-first.ts";
import { mapFew } from "./map-few.ts";

/** How old a copy of WordPress's host may be, s: two memories of this site come on top (docs/wordpress.md). */
const oldest = 60;

interface Look {
  path: string;
  /** As WordPress sends it. */
  source: string;
  base: URL;
  age: number;
  /** What its interface says that the page holds. */
  said: string;
  /** As this site shows it. */
  html: string;
}

async function lookAt(asked: Source, { slug, path }: { slug: string; path: string }): Promise<Look[]> {
  const source = inOneLookup(asked);
  const item = await findPageOrPost(source, slug, path);
  const link = URL.parse(item?.link ?? "");
  const said = plainText(item?.content?.rendered ?? "");
  if (!link || !said) return [];
  const { text, url, age = 0 } = await source.call({ url: link, accept: "text/html" });
  return [
    {
      path,
      source: text,
      base: url,
      age,
      said,
      html: extractPage(source.provider, { slug, html: text, base: url })?.html ?? "",
    },
  ];
}

async function readLooks(source: Source): Promise<Look[]> {
  const { items } = await readIndexOrFail(source);
  const pages = items.filter(({ type, isProtected }) => type === "page" && !isProtected);
  return (await mapFew(pages, (item) => lookAt(source, item))).flat();
}

const known = new WeakMap<Source["items"], Promise<Look[]>>();

/** Every page, read once. */
function looks(source: Source): Promise<Look[]> {
  const reading = known.get(source.items) ?? readLooks(source);
  known.set(source.items, reading);
  return reading;
}

interface Css {
  text: string;
  base: URL;
}

const getElements = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children);

function getSheets(pages: readonly Look[]): URL[] {
  const urls = pages.flatMap(({ source, base }) =>
    getElements(source).flatMap(
      (element) => (isScreenSheet(element) && URL.parse(element.attribs.href ?? "", base)) || [],
    ),
  );
  return [...new Map(urls.map((url) => [url.href, url])).values()].filter(({ origin }) => origin !== fontStyles);
}

const isAllowed = ({ provider }: Source, { origin }: URL): boolean =>
  origin === provider.base.origin || provider.assetOrigins.includes(origin);

/** A sheet's text, or in a few words why it can't be had. */
async function readSheet(source: Source, url: URL): Promise<Css | string> {
  if (!isAllowed(source, url)) return `its host ${url.host} is not in wordpressAssetHosts`;
  try {
    const { status, type, text } = await source.callFile({ url, accept: "text/css" });
    if (status !== 200) return `answers ${status}`;
    return type === "text/css" ? { text, base: url } : `is ${type}`;
  } catch (error) {
    if (error instanceof ProviderFailure) return error.message;
    throw error;
  }
}

const fontUrls = /url\(\s*["']?([^"')]+\.(?:woff2?|ttf|otf)(?:[?#][^"')]*)?)["']?\s*\)/gi;

/** In a few words why visitors don't get a font; undefined when they do. */
async function fontProblem(source: Source, url: URL): Promise<string | undefined> {
  const place = themeFilePath(source.provider)(url.href, "src");
  if (place === url.href) return `${url.href} is blocked, its host ${url.host} is not in wordpressAssetHosts`;
  const path = new URL(place, source.provider.base).searchParams.get("path") ?? "";
  const { status } = await loadThemeFile(path, source);
  return status === "found" ? undefined : `${url.href} is ${status}`;
}

/** What scripts of builders and of plug-ins for speed keep back until it is scrolled to. */
const lateBackground = /\sdata-(lazy-)?(bg|background)[\w-]*="[^"]*\//i;

/** Pages look as they do at WordPress, and say what it says now. */
export const lookChecks = [
  {
    name: "the style sheets of pages are there",
    async run({ source }: { source: Source }) {
      const urls = getSheets(await looks(source));
      const read = await mapFew(urls, (url) => readSheet(source, url));
      refuseAny(
        "pages without styles",
        read.flatMap((result, index) => (typeof result === "string" ? `${urls[index]?.href} ${result}` : [])),
      );
    },
  },
  {
    name: "the fonts of pages reach visitors",
    async run({ source }: { source: Source }) {
      const pages = await looks(source);
      const read = await mapFew(getSheets(pages), (url) => readSheet(source, url));
      const inline = pages.flatMap(({ source: html, base }) =>
        getElements(html).flatMap((element) =>
          element.name === "style" ? { text: DomUtils.textContent(element), base } : [],
        ),
      );
      const named = [...inline, ...read.filter((result) => typeof result !== "string")].flatMap(({ text, base }) =>
        [...text.matchAll(fontUrls)].flatMap(([, href = ""]) => URL.parse(href, base) ?? []),
      );
      const fonts = [...new Map(named.map((url) => [url.href, url])).values()];
      const problems = await mapFew(fonts, (url) => fontProblem(source, url));
      refuseAny(
        "fonts",
        problems.flatMap((problem) => problem ?? []),
      );
    },
  },
  {
    name: "no background waits for a script that doesn't run here",
    async run({ source }: { source: Source }) {
      const late = (await looks(source)).filter(({ html }) => lateBackground.test(html));
      refuseAny(
        "backgrounds that stay away",
        late.map(({ path }) => path),
      );
    },
  },
  {
    name: "styles that a plug-in for speed holds back",
    async run({ source }: { source: Source }) {
      const isLate = ({ source: html }: Look) =>
        getElements(html).some(({ name, attribs }) => name === "link" && isLateSheet(attribs));
      const late = (await looks(source)).filter(isLate).map(({ path }) => path);
      if (late.length === 0) return "none";
      return `${listFirst(late)}: they come at once here; where a page looks wrong, exclude its styles from the plug-in`;
    },
  },
  {
    name: "WordPress's host keeps no old copies",
    async run({ source }: { source: Source }) {
      const pages = await looks(source);
      const { age = 0 } = await source.call({
        url: providerUrl(source.provider, "wp-json/wp/v2/posts", { per_page: "1", _fields: "id" }),
        accept: "application/json",
      });
      const isOld = ({ source: html, said, ...page }: Look) =>
        page.age > oldest || !plainText(html).includes(said.slice(0, 40));
      refuseAny("older than what editors saved", [
        ...(age > oldest ? [`its interface, by ${age} seconds`] : []),
        ...pages.filter(isOld).map(({ path }) => path),
      ]);
    },
  },
] as const;
