import { absoluteUrl } from "@site/core/seo/options";
import { loadBlocks } from "@site/wordpress/pages/load-blocks";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { contentSitemap } from "@site/wordpress/pages/site-files";
import { getSitePath, type KnownItem, readIndexOrFail } from "@site/wordpress/posts/address-index";
import { builtPaths } from "@site/wordpress/posts/built-paths";
import { loadArchive } from "@site/wordpress/posts/load-archive";
import type { Source } from "@site/wordpress/source";

/** Items that are looked at: enough to meet every kind of page, few enough for a small server. */
const sampleSize = 60;

/** Pages and posts that visitors may read here, a part of them spread over all. */
async function getSample(source: Source): Promise<KnownItem[]> {
  const { items } = await readIndexOrFail(source);
  const open = items.filter(({ path, isProtected }) => !isProtected && path !== "/" && !builtPaths.has(path));
  const step = Math.max(1, Math.ceil(open.length / sampleSize));
  return open.filter((_, index) => index % step === 0);
}

function fail(what: string, wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(`${what}: ${wrong.slice(0, 5).join(", ")} (${wrong.length} in all)`);
}

async function isAnswered(source: Source, item: KnownItem): Promise<boolean> {
  const target = getSitePath(item);
  const first = await loadDocument(item.path, source);
  // A page without content is not carried over.
  if (first.status === 404) return item.type === "page" && (await isEmpty(source, item));
  if (item.type === "post" && first.location !== target) return false;
  if (first.location !== undefined && item.type === "page") return true;
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
    name: "pages and posts answer at their address or lead to it, and each counts at one",
    async run({ source }: { source: Source }) {
      const sample = await getSample(source);
      const answered = await Promise.all(sample.map((item) => isAnswered(source, item)));
      fail(
        "lost",
        sample.filter((_, index) => !answered[index]).map(({ path }) => path),
      );
    },
  },
  {
    name: "categories and tags list their posts",
    async run({ source }: { source: Source }) {
      const { items, terms } = await readIndexOrFail(source);
      const used = terms.filter(({ id }) => items.some((item) => item.terms.includes(id) && !item.isProtected));
      const outcomes = await Promise.all(
        used.slice(0, 20).map(async ({ path }) => ({ path, outcome: await loadArchive(path, source) })),
      );
      fail(
        "without a list",
        outcomes.filter(({ outcome }) => outcome.status !== "found").map(({ path }) => path),
      );
    },
  },
  {
    name: "the sitemap names every post",
    async run({ source }: { source: Source }) {
      const file = await contentSitemap({}, source);
      if (file.status !== "found") throw new Error(`the sitemap is ${file.status}`);
      const { xml: sitemap } = file.value;
      const posts = (await getSample(source)).filter(({ type }) => type === "post").map(getSitePath);
      fail(
        "not in the sitemap",
        posts.filter((path) => !sitemap.includes(`<loc>${absoluteUrl(path)}</loc>`)),
      );
    },
  },
  {
    name: "no form, field or button stands in a page that would do nothing here",
    async run({ source }: { source: Source }) {
      const shown = (await getSample(source)).filter(({ type }) => type === "page");
      const dead = await Promise.all(
        shown.map(async ({ slug, path }) => {
          const blocks = await loadBlocks(slug, source, path);
          return blocks.status === "found" && hasDeadControl(blocks.value.content);
        }),
      );
      fail(
        "dead controls",
        shown.filter((_, index) => dead[index]).map(({ path }) => path),
      );
    },
  },
] as const;
