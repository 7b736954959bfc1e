import type { Archive, ContentPost, RichPage } from "@site/core/content/contract";
import { decideFor } from "@site/core/site/edge-function";
import { feedPath } from "@site/core/site/redirects";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { readIndexOrFail } from "@site/wordpress/posts/address-index";
import { plainPath } from "@site/wordpress/provider";
import type { Source } from "@site/wordpress/source";

/** What the edge makes of an address: the path that the page function gets, or where it leads by itself. */
function atEdge(address: string): { path: string } | { to: string } {
  const { pathname, searchParams } = new URL(address, "https://site.test");
  const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
  const { uri = pathname, redirect } = decideFor(pathname, query);
  const isSpelling = redirect === pathname.replace(/\/+$/, "").toLowerCase();
  return redirect === undefined || isSpelling ? { path: redirect ?? uri } : { to: redirect };
}

interface FoundAddress {
  /** The text that is shown, or "> " and where the address leads; "404" and its like for what isn't there. */
  shown: string;
  canonical?: string;
}

async function follow(address: string, source: Source): Promise<FoundAddress> {
  const edge = atEdge(address);
  if ("to" in edge) return { shown: `> ${edge.to}` };
  const { status, location, data, metadata } = await loadDocument(edge.path, source);
  if (status === 301) return { shown: `> ${location?.replace(source.provider.base.href, "https://wordpress.test/")}` };
  if (status !== 200) return { shown: String(status) };
  return { shown: JSON.stringify(Object.values(data)), canonical: metadata?.canonical };
}

const isAsExpected = (shown: string, expected: string): boolean =>
  expected.startsWith("> ") ? shown === expected : !shown.startsWith("> ") && shown.includes(expected);

/** Walks addresses of a WordPress as visitors of this site would.
 * @param expected by address: the text that it shows, or "> " and where it leads
 * @returns a line for each that is lost or answers something else, and for each text that counts at two addresses */
export async function walkAddresses(source: Source, expected: Readonly<Record<string, string>>): Promise<string[]> {
  const lines: string[] = [];
  const canonicals = new Map<string, string>();
  for (const [address, wanted] of Object.entries(expected)) {
    const { shown, canonical } = await follow(address, source);
    if (!isAsExpected(shown, wanted)) lines.push(`${address}: ${shown.slice(0, 100)} in place of ${wanted}`);
    const first = canonical ? (canonicals.get(shown) ?? canonical) : undefined;
    if (first !== canonical) lines.push(`${address}: counts at ${canonical} and at ${first}`);
    if (canonical) canonicals.set(shown, canonical);
  }
  return lines;
}

/** Where an address ends on this site, and what is there. */
export interface Here {
  status: number;
  /** Path, or address of another website. */
  end: string;
  /** Number of the page or post at WordPress. */
  item: number | undefined;
  /** Numbers of the posts that a list shows. */
  listed: number[];
}

const mostHops = 5;

const isOwnFile = (path: string): boolean => path === feedPath || path === "/" || /\.html$/.test(path);

const nothing = { item: undefined, listed: [] };

/** One step of a browser: what is at an address, or where it leads. */
async function step(address: string, source: Source): Promise<Here | { next: string }> {
  const edge = atEdge(address);
  const end = "to" in edge ? edge.to : edge.path;
  if (!end.startsWith("/") || isOwnFile(end)) return { status: 200, end, ...nothing };
  if ("to" in edge) return { next: edge.to };
  const { status, kind, location, data } = await loadDocument(edge.path, source);
  if (location !== undefined) return { next: location };
  if (status !== 200) return { status, end, ...nothing };
  const value = Object.values(data).find((each) => each !== null) as Partial<ContentPost & RichPage & Archive>;
  if (kind === "archive") return { status, end, item: undefined, listed: (value.posts ?? []).map(({ id }) => id) };
  const { items } = await readIndexOrFail(source);
  const known = items.find(({ path }) => path === plainPath(edge.path));
  return { status, end, item: value.databaseId ?? (value.page as RichPage["page"])?.id ?? known?.id, listed: [] };
}

/** Opens an address as a browser does, over all redirects. */
export async function askHere(address: string, source: Source): Promise<Here> {
  let next = address;
  for (let hop = 0; hop < mostHops; hop += 1) {
    const found = await step(next, source);
    if (!("next" in found)) return found;
    next = found.next;
  }
  return { status: 310, end: next, ...nothing };
}
