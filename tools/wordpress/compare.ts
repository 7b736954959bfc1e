// `node tools/wordpress/compare.ts URL [PART/PARTS]`: every address that a WordPress has, or a part of them such as 1/4, as
// it answers there and as it would here. It only reads. Prints how many of each kind were asked, and what is lost or
// shows something else.
import { setTimeout } from "node:timers/promises";
import { builtPaths, isOurs } from "@site/core/content/built-paths";
import { pages } from "@site/core/site/pages";
import { feedPath } from "@site/core/site/redirects";
import { cacheTimes } from "@site/wordpress/fetch/cache";
import { ProviderFailure } from "@site/wordpress/fetch/failure";
import { findAll } from "@site/wordpress/fetch/rest-client";
import { readIndexOrFail } from "@site/wordpress/posts/address-index";
import { plainPath } from "@site/wordpress/provider";
import { createSource, type Source } from "@site/wordpress/source";
import * as z from "zod";
import { askHere, type Here } from "./walk-addresses.ts";

/** What WordPress shows at an address, by the classes that it puts on its pages. */
interface There {
  status: number;
  url: URL;
  /** Number of the page, post or picture; undefined on a list. */
  item: number | undefined;
  isAttachment: boolean;
  /** Paths of the posts that a list shows. */
  listed: string[];
}

const mostHops = 5;

const isFile = ({ pathname }: URL): boolean => pathname.includes("/wp-content/uploads/");

/** Posts of a page of a list, by the list's own feed: its HTML may have lists inside of texts. */
async function readFeed(url: URL, isOfAll: boolean): Promise<string[]> {
  const [, list = url.pathname, number = "1"] = /^(.*\/)page\/(\d+)\/$/.exec(url.pathname) ?? [];
  const feed = new URL(`${isOfAll ? "/" : list}feed/?paged=${number}`, url);
  const xml = await (await fetch(feed)).text();
  const items = xml.split("<item>").slice(1);
  return items.flatMap((item) => plainPath(new URL(/<link>([^<]*)/.exec(item)?.[1] ?? "/", url).pathname));
}

async function askThere(address: URL): Promise<There> {
  let url = address;
  let answer = await fetch(url, { redirect: "manual" });
  for (let hop = 0; hop < mostHops && answer.headers.has("location"); hop += 1) {
    url = new URL(answer.headers.get("location") ?? "", url);
    if (url.origin !== address.origin || isFile(url)) break;
    answer = await fetch(url, { redirect: "manual" });
  }
  const html = await answer.text();
  const classes = /<body[^>]*\sclass="([^"]*)"/.exec(html)?.[1] ?? "";
  const item = /\b(?:page-id-|postid-|attachmentid-)(\d+)/.exec(classes)?.[1];
  return {
    status: answer.status,
    url,
    item: item === undefined ? undefined : Number(item),
    isAttachment: /\battachment(?:id-\d+)?\b/.test(classes),
    listed: answer.status === 200 && item === undefined ? await readFeed(url, / blog /.test(` ${classes} `)) : [],
  };
}

const Linked = z.object({ id: z.number(), link: z.string(), slug: z.string() });

const listOf = (source: Source, resource: string) =>
  findAll(source, resource, "id,link,slug", Linked).catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.kind === "status") return [];
    throw error;
  });

const pageLength = 10;

/** Addresses below the provider's base by their kind: items, lists with all of their pages, queries, feeds. */
async function listAddresses(source: Source): Promise<[kind: string, address: string][]> {
  const { items } = await readIndexOrFail(source);
  const resources = ["pages", "posts", "media", "categories", "tags", "users"] as const;
  const [pages, posts, media, categories, tags, users] = await Promise.all(
    resources.map((resource) => listOf(source, resource)),
  );
  const open = items.filter(({ type }) => type === "post");
  const path = ({ link }: { link: string }) => link.slice(source.provider.base.href.length - 1);
  const paged = (address: string, count: number) =>
    Array.from({ length: Math.max(0, Math.ceil(count / pageLength) - 1) }, (_, at) => `${address}page/${at + 2}/`);
  const count = (isIn: (post: (typeof open)[number]) => boolean) => open.filter(isIn).length;
  const withPages = (kind: string, address: string, length: number): [string, string][] =>
    [address, ...paged(address, length)].map((each) => [kind, each]);
  const dates = new Map<string, number>();
  for (const { localDate } of open)
    for (const end of [4, 7, 10]) {
      const date = localDate.slice(0, end).replaceAll("-", "/");
      dates.set(date, (dates.get(date) ?? 0) + 1);
    }
  const query = (kind: string, name: string, values: readonly (string | number)[]): [string, string][] =>
    values.map((value) => [`${kind} by ?${name}=`, `/?${name}=${value}`]);
  const ids = (list: typeof pages = []) => list.map(({ id }) => id);
  const slugs = (list: typeof pages = []) => list.map(({ slug }) => slug);
  return [
    ...(pages ?? []).map((each): [string, string] => ["page", path(each)]),
    ...(posts ?? []).map((each): [string, string] => ["post", path(each)]),
    ...(media ?? []).map((each): [string, string] => ["attachment", path(each)]),
    ...[...(categories ?? []), ...(tags ?? [])].flatMap((each) =>
      withPages(
        "category or tag",
        path(each),
        count(({ terms }) => terms.includes(each.id)),
      ),
    ),
    ...(users ?? []).flatMap((each) =>
      withPages(
        "author",
        path(each),
        count(({ author }) => author === each.id),
      ),
    ),
    ...[...dates].flatMap(([date, length]) => withPages("date", `/${date}/`, length)),
    ...query("post", "p", ids(posts)),
    ...query("post", "name", slugs(posts)),
    ...query("page", "page_id", ids(pages)),
    ...query("attachment", "attachment_id", ids(media)),
    ...query("category", "cat", ids(categories)),
    ...query("tag", "tag", slugs(tags)),
    ...query("author", "author", ids(users)),
    ...query(
      "date",
      "m",
      [...dates.keys()].map((date) => date.replaceAll("/", "")),
    ),
    ...[...(posts ?? []), ...(categories ?? [])].map((each): [string, string] => ["feed", `${path(each)}feed/`]),
  ];
}

/** Asks again what a busy WordPress did not answer, when this site's memory of that is over. */
async function again<Result>(ask: () => Promise<Result>, tries = 4): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1) throw error;
    await setTimeout(cacheTimes.failed + 1000);
    return again(ask, tries - 1);
  }
}

interface Known {
  source: Source;
  /** Numbers of pages and posts that are not carried over: behind a password, without a text. */
  hidden: ReadonlySet<number>;
  /** Numbers of posts by their plain path there. */
  ids: ReadonlyMap<string, number>;
}

const isBuilt = (end: string): boolean =>
  builtPaths.has(end.replace(/\.html$/, "")) || end === "/index.html" || end === "/" || isOurs(plainPath(end));

/** Posts of a list's page and of those beside it: what is hidden here moves the others up. */
async function listedAround(source: Source, { end, listed }: Here): Promise<number[]> {
  const [, list = end, number = "1"] = /^(.*)\/page\/(\d+)\/?$/.exec(end) ?? [];
  const before = Number(number) > 2 ? `/page/${Number(number) - 1}` : "";
  const others = Number(number) > 1 ? await askHere(`${list}${before}`, source) : undefined;
  return [...listed, ...(others?.listed ?? [])];
}

const isFeed = ({ pathname }: URL): boolean => /\/feed\/?$/.test(pathname);

const isUncategorized = ({ pathname }: URL): boolean => /\/category\/uncategorized\//.test(pathname);

/** Numbers of the posts of a list there that are carried over. */
const listWanted = ({ ids, hidden }: Known, { listed }: There): number[] =>
  listed.map((path) => ids.get(path) ?? 0).filter((id) => !hidden.has(id));

/** Whether this site has what WordPress has, where that is no list. */
function isSame(known: Known, there: There, here: Here): boolean {
  const { source, hidden } = known;
  const { base } = source.provider;
  if (isFile(there.url) || there.isAttachment)
    return here.end.startsWith(`${base.href}wp-content/uploads/`) || here.status === 200;
  if (isFeed(there.url)) return here.end === feedPath;
  // Nobody put these posts in a category.
  if (isUncategorized(there.url)) return here.end === pages.blog.path;
  if (there.item !== undefined) return here.item === there.item || hidden.has(there.item);
  // A list of nothing is no page here.
  return here.status === (listWanted(known, there).length > 0 ? 200 : 404);
}

/** In a few words what is wrong with what this site has where WordPress has something; undefined where it is right. */
async function judge(known: Known, there: There, here: Here): Promise<string | undefined> {
  // This site's own pages stay its own.
  if (isBuilt(here.end) && (there.item !== undefined || here.listed.length === 0)) return undefined;
  if (!isSame(known, there, here)) return `${here.status} ${here.end}, there ${there.status} ${there.url.pathname}`;
  // All feeds are one here.
  const wanted = isUncategorized(there.url) || isFeed(there.url) ? [] : listWanted(known, there);
  const around = wanted.length > 0 ? await listedAround(known.source, here) : [];
  const lost = wanted.filter((id) => !around.includes(id));
  return lost.length === 0 ? undefined : `${here.status} ${here.end} without ${lost}`;
}

const [address = "", share = "1/1"] = process.argv.slice(2);
const [part = 1, parts = 1] = share.split("/").map(Number);
const base = URL.parse(address);
if (!base) {
  console.error("usage: node tools/wordpress/compare.ts http://127.0.0.1:8080/");
  process.exit(2);
}
const source = createSource({ base, assetOrigins: [], hasScripts: true, showsSamples: false });
const { items } = await again(() => readIndexOrFail(source));
const Texts = z.object({ id: z.number(), content: z.object({ rendered: z.string() }) });
const texts = await again(() => findAll(source, "pages", "id,content", Texts));
const empty = texts.filter(({ content }) => content.rendered.trim() === "");
const hidden = new Set([...items.filter(({ isProtected }) => isProtected), ...empty].map(({ id }) => id));
const ids = new Map(items.filter(({ type }) => type === "post").map(({ path, id }) => [path, id]));
const all = (await again(() => listAddresses(source))).filter((_, at) => at % parts === part - 1);
const counts = new Map<string, { asked: number; wrong: number }>();
const waiting = [...all];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [kind, path] = next;
    const there = await again(() => askThere(new URL(`.${path}`, source.provider.base)));
    const here = await again(async () => {
      const answer = await askHere(path, source);
      if (answer.status === 503) throw new Error(`${path} answers 503`);
      return answer;
    });
    const wrong = await again(() => judge({ source, hidden, ids }, there, here));
    const count = counts.get(kind) ?? { asked: 0, wrong: 0 };
    counts.set(kind, { asked: count.asked + 1, wrong: count.wrong + (wrong === undefined ? 0 : 1) });
    if (wrong !== undefined) console.log(`${path}: ${wrong}`);
  }
}
await Promise.all(Array.from({ length: 3 }, work));
for (const [kind, { asked, wrong }] of counts) console.log(`${kind}: ${asked} asked, ${wrong} wrong`);
const wrong = [...counts.values()].reduce((sum, count) => sum + count.wrong, 0);
console.log(`${all.length} addresses; ${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;
