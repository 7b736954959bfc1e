import { builtPaths, isOurs } from "@site/core/content/built-paths";
import { absoluteUrl } from "@site/core/seo/options";
import { askProvider } from "@site/wordpress/fetch/ask-provider";
import { ProviderFailure } from "@site/wordpress/fetch/failure";
import { findAll } from "@site/wordpress/fetch/rest-client";
import { loadBlocks } from "@site/wordpress/pages/load-blocks";
import { type ContentDocument, loadDocument } from "@site/wordpress/pages/load-document";
import { contentSitemap } from "@site/wordpress/pages/site-files";
import { frontsOf, getSitePath, type KnownItem, readIndexOrFail } from "@site/wordpress/posts/address-index";
import { loadArchive } from "@site/wordpress/posts/load-archive";
import { pathOfLink } from "@site/wordpress/provider";
import type { Source } from "@site/wordpress/source";
import * as z from "zod";
import { refuseAny } from "./list-first.ts";
import { mapFew } from "./map-few.ts";

/** All pages and posts that visitors may read here. */
async function openItems(source: Source): Promise<KnownItem[]> {
  const { items } = await readIndexOrFail(source);
  return items.filter(({ path, isProtected }) => !isProtected && path !== "/" && !builtPaths.has(path));
}

/** Addresses that answer something else than `isRight` wants, as they are. */
async function wrongOf(
  source: Source,
  paths: readonly string[],
  isRight: (document: ContentDocument) => boolean,
): Promise<string[]> {
  const documents = await mapFew(new Set(paths), async (path) => ({
    path,
    document: await loadDocument(path, source),
  }));
  return documents
    .filter(({ document }) => !isRight(document))
    .map(({ path, document }) => `${path} (${document.status})`);
}

const Linked = z.object({ link: z.string() });

/** Where the items of a list of WordPress lie; none where it shows the list to nobody. */
async function pathsOf(source: Source, resource: string): Promise<string[]> {
  const items = await findAll(source, resource, "link", Linked).catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.kind === "status") return [];
    throw error;
  });
  return items.map(({ link }) => pathOfLink(source.provider, link));
}

/** Whether WordPress itself leads on from a page, as it does from one that an editor has retired. */
async function leadsOn(source: Source, path: string): Promise<boolean> {
  const lead = await askProvider(source, path);
  if (lead.status === "unavailable") throw lead.failure;
  return lead.status === "found" && lead.value.to !== undefined;
}

async function isAnswered(source: Source, item: KnownItem): Promise<boolean> {
  const target = getSitePath(item);
  const first = await loadDocument(item.path, source);
  // A page without content is not carried over.
  if (first.status === 404) return item.type === "page" && (await isEmpty(source, item));
  if (item.type === "post" && first.location !== target) return false;
  if (first.location !== undefined && item.type === "page") return leadsOn(source, item.path);
  const { status, metadata } = await loadDocument(target, source);
  return status === 200 && metadata?.canonical === absoluteUrl(target);
}

async function isEmpty(source: Source, { slug, path }: KnownItem): Promise<boolean> {
  const blocks = await loadBlocks(slug, source, path);
  return blocks.status === "found" && blocks.value.content.trim() === "";
}

/** This site's own search, which stands in place of the provider's, is alive. */
const hasDeadControl = (html: string): boolean =>
  /<(form|input|select|textarea|button)\b/i.test(
    html.replace(/<form class="site-form" role="search".*?<\/form>/gs, ""),
  );

/** Every address of a WordPress leads to its text, once. */
export const addressChecks = [
  {
    name: "WordPress calls itself by the address that it is asked at",
    async run({ source }: { source: Source }) {
      const { alias } = await readIndexOrFail(source);
      if (alias === undefined) return;
      const what = "its pages come without their styles; set its addresses (Settings, General) to that of wordpressUrl";
      throw new Error(`it calls itself ${alias}: ${what}, or wordpressUrl to its own`);
    },
  },
  {
    name: "pages and posts answer at their address or lead to it, and each counts at one",
    async run({ source }: { source: Source }) {
      const lost = await mapFew(await openItems(source), async (item) =>
        (await isAnswered(source, item)) ? [] : [item.path],
      );
      refuseAny("lost", lost.flat());
    },
  },
  {
    name: "categories and tags list their posts",
    async run({ source }: { source: Source }) {
      const { items, terms } = await readIndexOrFail(source);
      const used = terms.filter(({ id }) => items.some((item) => item.terms.includes(id) && !item.isProtected));
      const results = await mapFew(used, async ({ path }) => ({ path, result: await loadArchive(path, source) }));
      refuseAny(
        "without a list",
        results.filter(({ result }) => result.status !== "found").map(({ path }) => path),
      );
    },
  },
  {
    name: "pages whose address this site has for itself (rename them at WordPress to show them)",
    async run({ source }: { source: Source }) {
      const hidden = (await pathsOf(source, "pages")).filter(
        (path) => path !== "/" && (isOurs(path) || builtPaths.has(path)),
      );
      return hidden.join(", ") || "none";
    },
  },
  {
    name: "pictures' own pages lead to the picture or its page",
    async run({ source }: { source: Source }) {
      refuseAny("lost", await wrongOf(source, await pathsOf(source, "media"), ({ status }) => status === 301));
    },
  },
  {
    name: "authors and months list their posts",
    async run({ source }: { source: Source }) {
      const index = await readIndexOrFail(source);
      const posts = index.items.filter(({ type, isProtected }) => type === "post" && !isProtected);
      const months = new Set(posts.map(({ localDate }) => localDate.slice(0, 7).replace("-", "/")));
      // With numbers of posts in its permalinks WordPress puts its dates below "/date".
      const isNumbered = posts.length > 0 && posts.every(({ path, id }) => path.split("/").includes(String(id)));
      const dates = [...months].map((month) => `${frontsOf(index)[0] ?? ""}${isNumbered ? "/date" : ""}/${month}`);
      const authors = await pathsOf(source, "users");
      refuseAny("without a list", await wrongOf(source, [...dates, ...authors], ({ status }) => status === 200));
    },
  },
  {
    name: "the sitemap names every post",
    async run({ source }: { source: Source }) {
      const file = await contentSitemap({}, source);
      if (file.status !== "found") throw new Error(`the sitemap is ${file.status}`);
      const { xml: sitemap } = file.value;
      const posts = (await openItems(source)).filter(({ type }) => type === "post").map(getSitePath);
      refuseAny(
        "not in the sitemap",
        posts.filter((path) => !sitemap.includes(`<loc>${absoluteUrl(path)}</loc>`)),
      );
    },
  },
  {
    name: "no form, field or button stands in a page that would do nothing here",
    async run({ source }: { source: Source }) {
      const shown = (await openItems(source)).filter(({ type }) => type === "page");
      const dead = await mapFew(shown, async ({ slug, path }) => {
        const blocks = await loadBlocks(slug, source, path);
        return blocks.status === "found" && hasDeadControl(blocks.value.content) ? [path] : [];
      });
      refuseAny("dead controls", dead.flat());
    },
  },
] as const;
