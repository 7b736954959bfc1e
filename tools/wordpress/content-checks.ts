import { frameHosts } from "@site/core/content/frame-hosts";
import { stripShortcodes } from "@site/wordpress/clean/strip-shortcodes";
import { ProviderFailure } from "@site/wordpress/fetch/failure";
import type { Finding } from "@site/wordpress/fetch/report";
import { readList } from "@site/wordpress/fetch/rest-client";
import { parseUrl } from "@site/wordpress/provider";
import { lookupSignal, type Source } from "@site/wordpress/source";
import { DomUtils, parseDocument } from "htmlparser2";
import * as z from "zod";

const Written = z.object({ slug: z.string(), content: z.object({ rendered: z.string() }) });
type Written = z.output<typeof Written>;

/** The newest pages and posts as WordPress gives them; more would be too much for one answer. */
async function texts(source: Source): Promise<Written[]> {
  const asked = { per_page: "20", _fields: "slug,content" };
  const lists = await Promise.all(
    ["pages", "posts"].map((resource) =>
      readList(source, resource, asked, Written, lookupSignal()).catch((error: unknown) => {
        if (error instanceof ProviderFailure && error.kind === "tooLarge") return [];
        throw error;
      }),
    ),
  );
  return lists.flatMap((list) => list ?? []);
}

const elements = (html: string, name: string) => DomUtils.getElementsByTagName(name, parseDocument(html));

/** Hosts that elements of a kind come from, each with a text in which it does. */
async function hostsOf(source: Source, name: string): Promise<Map<string, string>> {
  const found = (await texts(source)).flatMap(({ slug, content }) =>
    elements(content.rendered, name).flatMap(({ attribs: { src = "" } }) =>
      parseUrl(src, source.provider.base)?.host ? [[new URL(src, source.provider.base).host, slug] as const] : [],
    ),
  );
  return new Map(found);
}

const say = (found: readonly string[]): string => found.join(", ") || "none";

/** What stands in texts that this site shows otherwise than WordPress. */
export const contentChecks = [
  {
    name: "pictures come from hosts that browsers are let to (add others to wordpressAssetHosts)",
    async run({ source }: { source: Source }) {
      const { base, assetOrigins } = source.provider;
      const allowed = new Set([
        base.host,
        ...assetOrigins.map((origin) => new URL(origin).host),
        "secure.gravatar.com",
      ]);
      const blocked = [...(await hostsOf(source, "img"))].filter(([host]) => !allowed.has(host));
      if (blocked.length > 0)
        throw new Error(`blocked: ${blocked.map(([host, slug]) => `${host} in ${slug}`).join(", ")}`);
    },
  },
  {
    name: "frames that are shown as a link",
    async run({ source }: { source: Source }) {
      const others = [...(await hostsOf(source, "iframe"))].filter(([host]) => !frameHosts.includes(host));
      return say(others.map(([host, slug]) => `${host} in ${slug}`));
    },
  },
  {
    name: "texts with shortcodes that no plug-in reads any more (they are left out)",
    run: async ({ source }: { source: Source }) =>
      say(
        (await texts(source)).flatMap(({ slug, content: { rendered } }) =>
          stripShortcodes(rendered) === rendered ? [] : slug,
        ),
      ),
  },
] as const;

/** The last of all: what was found while everything else was read. */
export const findingsCheck = {
  name: "answers are clean, items whole, and pages come with their styles",
  async run({ findings }: { findings: readonly Finding[] }) {
    const lines = findings.map(({ what, where, detail }) => `${what}: ${where} (${detail})`);
    if (lines.length > 0) throw new Error([...new Set(lines)].slice(0, 20).join("; "));
  },
};
