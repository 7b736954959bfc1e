import { decideFor } from "@site/core/site/edge-function";
import { loadDocument } from "@site/wordpress/pages/load-document";
import type { Source } from "@site/wordpress/source";

/** What the edge makes of an address: the path that the page function gets, or where it leads by itself. */
function atEdge(address: string): { path: string } | { to: string } {
  const { pathname, searchParams } = new URL(address, "https://site.test");
  const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
  const { uri = pathname, redirect } = decideFor(pathname, query);
  const isSpelling = redirect === pathname.replace(/\/+$/, "").toLowerCase();
  return redirect === undefined || isSpelling ? { path: redirect ?? uri } : { to: redirect };
}

interface Found {
  /** The text that is shown, or "> " and where the address leads; "404" and its like for what isn't there. */
  shown: string;
  canonical?: string | undefined;
}

async function follow(address: string, source: Source): Promise<Found> {
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
