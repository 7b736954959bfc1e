import { pages } from "@site/core/site/pages";
import { isOnProvider, parseUrl, providerUrl } from "./provider.ts";
import { encodedPath, providerPath } from "./provider-path.ts";
import { rewriteLink } from "./rewrite-links.ts";
import { cleanSlug } from "./slug.ts";
import { lookupSignal, type Source } from "./source.ts";
import { readList } from "./wordpress.ts";
import { MediaItems } from "./wordpress-replies.ts";

/** Deeper addresses are nobody's. */
const deepest = 6;

const bodyClasses = (html: string): string[] =>
  /<body[^>]*\sclass=["']([^"']*)["']/i.exec(html)?.[1]?.split(/\s+/) ?? [];

/** A picture's own page leads to the page that it was put on, or to the picture.
 * @param which the picture, by `slug` or by `include` with its number
 * @throws ProviderFailure */
export async function attachmentTarget(
  source: Source,
  which: { slug: string } | { include: string },
): Promise<string | undefined> {
  const { provider } = source;
  const query = { ...which, _fields: "slug,link,post,source_url" };
  const [media] = (await readList(source, "media", query, MediaItems, lookupSignal())) ?? [];
  if (!media) return undefined;
  const file = parseUrl(media.source_url, provider.base);
  const parent = media.post ? provider.addresses?.get(`?p=${media.post}`) : undefined;
  return parent ?? (file && isOnProvider(provider, file) ? file.href : undefined);
}

async function ask(source: Source, path: string, slugs: readonly string[]): Promise<string | undefined> {
  const { provider, call } = source;
  const url = providerUrl(provider, `${slugs.join("/")}/`);
  const { status, type, text, url: end } = await call({ url, accept: "text/html", signal: lookupSignal() });
  if (status !== 200 || type !== "text/html") return undefined;
  const classes = bodyClasses(text);
  if (classes.includes("blog")) return pages.blog.path + (/\/page\/\d+$/.exec(path)?.[0] ?? "");
  if (classes.includes("attachment")) return attachmentTarget(source, { slug: decodeURIComponent(slugs.at(-1) ?? "") });
  if (providerPath(provider, end) === path) return undefined;
  const target = rewriteLink(provider, end.href);
  return target === encodedPath(path) ? undefined : target;
}

/** Where the provider itself leads from an address: what it, or a plug-in, remembers of posts that were renamed, pages
 * that moved and pictures. Only what could be an address of WordPress is asked for.
 * @param path plain
 * @returns a path of this site, or a file of the provider; undefined where it leads nowhere
 * @throws ProviderFailure */
export async function askProvider(source: Source, path: string): Promise<string | undefined> {
  const slugs = path.split("/").filter(Boolean).map(cleanSlug);
  const clean = slugs.flatMap((slug) => slug ?? []);
  if (slugs.length !== clean.length || clean.length === 0 || clean.length > deepest || /^wp-/.test(clean[0] ?? ""))
    return undefined;
  const outcome = await source.redirects.load(path, () => ask(source, path, clean));
  if (outcome.status === "unavailable") throw outcome.failure;
  return outcome.status === "found" ? outcome.value : undefined;
}
