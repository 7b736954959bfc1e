import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cataloguePageData } from "@site/core/catalogue/page-data";
import { metadataOf } from "@site/core/seo/metadata-of";
import { renderHead } from "@site/core/seo/render-head";
import { builtPages } from "@site/core/site/built-pages";
import type { PageServer } from "@site/core/site/page-document";
import { bootScript } from "./headers.ts";

const here = import.meta.dirname;
const serverEntry = "./dist-server/entry-server.js";
const { renderDocument }: PageServer = await import(serverEntry);

/** The built page with the boot script in the place of the blocking module: it decides when the application loads. */
function toTemplate(built: string): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(built)?.[1];
  if (!entry) throw new Error("The built index.html has no entry script");
  const boot = `<!--css--><script data-entry="${entry}" data-start="{start}">${bootScript}</script>`;
  return built
    .replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, "")
    .replace("<!--head-->", () => boot);
}

const template = toTemplate(await readFile(join(here, "dist/index.html"), "utf8"));
// Kept for the page function, which renders what the build doesn't know.
await writeFile(join(here, "dist-server/template.html"), template);

for (const { path, isReadOnly = false } of builtPages) {
  const metadata = metadataOf(path);
  if (!metadata) throw new Error(`${path} has no search metadata`);
  const head = renderHead(path, metadata);
  const html = await renderDocument(template, { path, head, data: cataloguePageData(path), isReadOnly });
  const target = join(here, "dist", path === "/" ? "index.html" : `${path.slice(1)}.html`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
}
