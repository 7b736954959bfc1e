import { pages } from "@site/core/site/pages";
import { isInternal, namesSite, rewriteLink } from "../clean/rewrite-links.ts";
import {
  cleanSlug,
  encodedPath,
  isOnProvider,
  ownAddress,
  type Provider,
  plainPath,
  providerPath,
  providerUrl,
} from "../provider.ts";
import type { Source } from "../source.ts";
import { buildStatusFailure, catchFailure, type FetchResult, ProviderFailure } from "./failure.ts";
import { readList } from "./rest-client.ts";
import { MediaItem } from "./rest-schemas.ts";

/** Deeper addresses are nobody's. */
const deepest = 6;

const bodyClasses = (html: string): string[] =>
  /<body[^>]*\sclass=["']([^"']*)["']/i.exec(html)?.[1]?.split(/\s+/) ?? [];

/** A picture's own page leads to the page that it was put on, or to the picture. @throws ProviderFailure */
async function attachmentTarget(source: Source, slug: string): Promise<string | undefined> {
  const { provider } = source;
  const query = { slug, _fields: "slug,link,post,source_url" };
  const [media] = await readList(source, "media", query, MediaItem);
  if (!media) return undefined;
  const file = ownAddress(provider, media.source_url);
  const parent = media.post ? provider.addresses?.get(`?p=${media.post}`) : undefined;
  return parent ?? (file && isOnProvider(provider, file) ? file.href : undefined);
}

/** Another website that editors have sent an address to. Our own host is what a WordPress calls itself that once stood
 * here, as is its alias, and its own host by another protocol is no other: those lead to a path. */
export function foreignTarget({ base, alias }: Provider, { kind, target }: ProviderFailure, path: string) {
  if (kind !== "redirect" || !target || !/^https?:$/.test(target.protocol)) return undefined;
  const isOwnHost = target.hostname === base.hostname && target.origin !== base.origin;
  if (!isOwnHost && !namesSite(target) && target.origin !== alias) return target.href;
  const own = plainPath(target.pathname);
  return own === path || own + target.search === path ? undefined : encodedPath(own);
}

/** What the provider has at an address of its own, or where that leads. */
export interface RedirectTarget {
  to: string | undefined;
}

/** @returns undefined where the provider has nothing */
async function ask(source: Source, url: URL, path: string): Promise<RedirectTarget | undefined> {
  const { call, provider } = source;
  const reply = await catchFailure(call({ url, accept: "text/html" }));
  if (reply instanceof ProviderFailure) {
    if (!reply.target) throw reply;
    return { to: foreignTarget(provider, reply, path) };
  }
  const { status, type, text, url: end } = reply;
  if (status === 404 || status === 410) return undefined;
  if (status !== 200) throw buildStatusFailure({ status });
  if (type !== "text/html") return { to: undefined };
  const classes = bodyClasses(text);
  if (classes.includes("blog")) return { to: pages.blog.path + (/\/page\/\d+$/.exec(path)?.[0] ?? "") };
  if (classes.includes("attachment"))
    return { to: await attachmentTarget(source, providerPath(provider, end).split("/").at(-1) ?? "") };
  const target = providerPath(provider, end) === path ? undefined : rewriteLink(provider, end.href);
  return { to: target === encodedPath(path) ? undefined : target };
}

/** Where the provider itself leads from an address: what it, or a plug-in, remembers of posts that were renamed, pages
 * that moved and pictures. Only what could be an address of WordPress is asked for.
 * @param path plain */
export async function askProvider(source: Source, path: string): Promise<FetchResult<RedirectTarget>> {
  const [, name = path, ending = ""] = /^(.*)(\.(?:php|aspx?|cfm|htm))$/.exec(path) ?? [];
  const slugs = name.split("/").filter(Boolean).map(cleanSlug);
  const clean = slugs.flatMap((slug) => slug ?? []);
  if (slugs.length !== clean.length || clean.length === 0 || clean.length > deepest || isInternal(path))
    return { status: "missing" };
  const urlWith = (end: string) => providerUrl(source.provider, clean.join("/") + end);
  // Plug-ins for redirects know the addresses of the site before; ".html" is never part of a path here.
  return loadRedirect(source, path, ending ? [urlWith(ending)] : [urlWith("/"), urlWith(".html")]);
}

/** Queries by which WordPress knows its pages beside their addresses: it redirects from them. */
const queryNames = ["p", "page_id", "attachment_id", "cat", "tag", "author", "author_name", "m", "name", "pagename"];

/** Where the provider itself leads from a query of its start page, such as "?author=1". */
export async function askQuery(source: Source, name: string, value: string): Promise<FetchResult<RedirectTarget>> {
  const clean = cleanSlug(value);
  if (!queryNames.includes(name) || !clean) return { status: "missing" };
  const url = providerUrl(source.provider, "", { [name]: decodeURIComponent(clean) });
  return loadRedirect(source, `/?${name}=${clean}`, [url]);
}

/** @param urls under which the provider may know the path: the first that is there counts */
const loadRedirect = (source: Source, path: string, urls: readonly URL[]): Promise<FetchResult<RedirectTarget>> =>
  source.redirects.load(path, async () => {
    for (const url of urls) {
      const target = await ask(source, url, path);
      if (target) return target;
    }
    return undefined;
  });
