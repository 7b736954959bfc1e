import { frameHosts } from "@site/core/content/frame-hosts";
import { stripShortcodes } from "@site/wordpress/clean/strip-shortcodes";
import { ProviderFailure } from "@site/wordpress/fetch/failure";
import type { Finding } from "@site/wordpress/fetch/report";
import { readList } from "@site/wordpress/fetch/rest-client";
import { pathOfLink } from "@site/wordpress/provider";
import type { Source } from "@site/wordpress/source";
import { DomUtils, parseDocument } from "htmlparser2";
import * as z from "zod";
import { listFirst } from "./list-first.ts";
import { mapFew } from "./map-few.ts";

const Written = z.object({ link: z.string(), content: z.object({ rendered: z.string() }) });

interface Text {
  path: string;
  html: string;
}

/** Texts in one answer. */
const listLength = 20;

/** One page of a list of texts; undefined behind its end. What is larger than an answer may be is left out. */
async function readTexts(
  source: Source,
  resource: string,
  page: number,
  length = listLength,
): Promise<Text[] | undefined> {
  const asked = { per_page: String(length), page: String(page), _fields: "link,content" };
  try {
    const list = await readList(source, resource, asked, Written);
    if (list.length === 0) return undefined;
    return list.map(({ link, content }) => ({ path: pathOfLink(source.provider, link), html: content.rendered }));
  } catch (error) {
    if (!(error instanceof ProviderFailure && error.kind === "tooLarge")) throw error;
    if (length === 1) return [];
    const first = (page - 1) * length;
    const each = Array.from({ length }, (_, index) => first + index + 1);
    return (await mapFew(each, (single) => readTexts(source, resource, single, 1))).flatMap((texts) => texts ?? []);
  }
}

async function readAll(source: Source): Promise<Text[]> {
  const all: Text[] = [];
  for (const resource of ["pages", "posts"])
    for (let page = 1, texts = await readTexts(source, resource, page); texts; ) {
      all.push(...texts);
      page += 1;
      texts = await readTexts(source, resource, page);
    }
  return all;
}

const read = new WeakMap<Source["items"], Promise<Text[]>>();

/** Every page and post as WordPress gives it, read once. */
function allTexts(source: Source): Promise<Text[]> {
  const texts = read.get(source.items) ?? readAll(source);
  read.set(source.items, texts);
  return texts;
}

const elements = (html: string, name: string) => DomUtils.getElementsByTagName(name, parseDocument(html));

/** Hosts that elements of a kind come from, each with the texts in which it does. */
async function hostsOf(source: Source, name: string): Promise<Map<string, string[]>> {
  const hosts = new Map<string, string[]>();
  for (const { path, html } of await allTexts(source))
    for (const { attribs } of elements(html, name)) {
      const host = URL.parse(attribs.src ?? "", source.provider.base)?.host;
      if (host) hosts.set(host, [...new Set([...(hosts.get(host) ?? []), path])]);
    }
  return hosts;
}

const listHosts = (hosts: readonly (readonly [string, readonly string[]])[]): string =>
  hosts.map(([host, paths]) => `${host} (${listFirst(paths)})`).join(", ");

/** What stands in texts that this site shows otherwise than WordPress. */
export const contentChecks = [
  {
    name: "pictures come from hosts that browsers are let to",
    async run({ source }: { source: Source }) {
      const { base, assetOrigins } = source.provider;
      const allowed = [base.host, ...assetOrigins.map((origin) => new URL(origin).host), "secure.gravatar.com"];
      const blocked = [...(await hostsOf(source, "img"))].filter(([host]) => !allowed.includes(host));
      if (blocked.length > 0)
        throw new Error(
          `blocked: ${listHosts(blocked)}; add these hosts to wordpressAssetHosts, or upload the pictures`,
        );
    },
  },
  {
    name: "frames",
    async run({ source }: { source: Source }) {
      const { frameHosts: more = [] } = source.provider;
      const others = [...(await hostsOf(source, "iframe"))].filter(
        ([host]) => ![...frameHosts, ...more].includes(host),
      );
      if (others.length === 0) return "all may be shown";
      return `shown as a link: ${listHosts(others)}; add hosts that you trust to wordpressFrameHosts`;
    },
  },
  {
    name: "shortcodes",
    async run({ source }: { source: Source }) {
      const left = (await allTexts(source)).filter(({ html }) => stripShortcodes(html) !== html);
      if (left.length === 0) return "none is left unread";
      const what =
        "no plug-in reads them any more, and they are left out; take them out of the texts, or activate the plug-in";
      return `${listFirst(left.map(({ path }) => path))}: ${what}`;
    },
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
