import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pages } from "@site/core/site/pages";
import { webRoot } from "@site/web/built-site";

const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".xml"]);

/** Bytes that CloudFront sends for a file of the built site. */
function sentBytes(file: string): number {
  const bytes = readFileSync(join(webRoot, file));
  return compressible.has(extname(file)) ? brotliCompressSync(bytes).byteLength : bytes.byteLength;
}

const localUrls = (text: string): string[] =>
  [...text.matchAll(/["'(](\/(?:assets|fonts|illustrations|og)\/[\w./-]+\.\w+|\/favicon\.svg)["')]/g)].map(
    ([, url = ""]) => url,
  );

/** Modules that a module imports before it runs; those behind `import()` come when they are needed. */
const staticImports = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `/assets/${name}`);

/** Everything that a page loads by itself, the modules of its entry included. */
function filesOf(path: string): Set<string> {
  const document = path === "/" ? "/index.html" : `${path}.html`;
  const found = new Set([document]);
  const waiting = [...localUrls(readFileSync(join(webRoot, document), "utf8"))].filter(
    (url) => !url.startsWith("/og/"),
  );
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    if (url.endsWith(".js")) waiting.push(...staticImports(readFileSync(join(webRoot, url), "utf8")));
  }
  return found;
}

/** A visit as most are: the start page, a category, the form; what was loaded once is kept. */
const visit = [pages.home.path, pages.windows.path, pages.quote.path];

/**
 * What one page view of a visit costs in transfer, measured on the built site.
 * @returns requests and compressed bytes a view, without the API's
 */
export function measurePageWeight(): { requests: number; bytes: number } {
  const files = new Set(visit.flatMap((path) => [...filesOf(path)]));
  const bytes = [...files].reduce((sum, file) => sum + sentBytes(file), 0);
  return { requests: files.size / visit.length, bytes: bytes / visit.length };
}
