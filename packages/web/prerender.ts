import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { catalogue } from "@site/core/catalogue/content";
import { getCategory, listTopics } from "@site/core/catalogue/contract";
import { findCategory, topics } from "@site/core/catalogue/find-category";
import { pathOf } from "@site/core/contract/endpoint";
import { metadataOf } from "@site/core/seo/metadata-of";
import { renderHead, renderPlainHead } from "@site/core/seo/render-head";
import { builtPages } from "@site/core/site/built-pages";
import { notFoundText } from "@site/core/site/pages";
import { fullTitle } from "@site/core/site/title";
import { bootScript } from "./headers.ts";
import type { RenderedPage } from "./src/app/entry-server.tsx";

const here = import.meta.dirname;
const serverEntry = "./dist-server/entry-server.js";
const { render }: { render: (url: string, fallback: Record<string, unknown>) => Promise<RenderedPage> } = await import(
  serverEntry
);

/** Answers that a category page shows, by the URL that the browser would ask. */
const catalogueData = (slug: string): Record<string, unknown> => ({
  [pathOf(getCategory, { category: slug })]: findCategory(slug),
  [pathOf(listTopics)]: topics(),
});

const dataOf = (path: string): Record<string, unknown> => {
  const slug = path.split("/")[1] ?? "";
  return catalogue.some((category) => category.slug === slug) ? catalogueData(slug) : {};
};

/** `<` is written as an escape, so that no text can close the script element. */
const dataScript = (data: Record<string, unknown>): string =>
  `<script type="application/json" id="__data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** The entry's address in the built template; pages load it by the boot script and not as a blocking module. */
function splitEntry(built: string): { entry: string; template: string } {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(built)?.[1];
  if (!entry) throw new Error("dist/index.html has no module script");
  return {
    entry,
    template: built.replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, ""),
  };
}

function headOf(path: string): string {
  const metadata = metadataOf(path);
  if (!metadata) throw new Error(`${path} has no search metadata`);
  return renderHead(path, metadata);
}

interface Target {
  url: string;
  file: string;
  /** Head elements as HTML. */
  head: string;
  isReadOnly?: boolean | undefined;
}

async function write(template: string, { url, file, head, isReadOnly = false }: Target): Promise<void> {
  const data = dataOf(url);
  const { html, css } = await render(url, data);
  // Replacers are functions: a `$` in styles or data would otherwise be read as a pattern.
  const page = template
    .replace("<!--meta-->", () => head)
    .replace("<!--head-->", () => css + boot(isReadOnly ? "intent" : "idle"))
    .replace("<!--html-->", () => html)
    .replace("<!--data-->", () => dataScript(data));
  const target = join(here, "dist", file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, page);
}

const { entry, template } = splitEntry(await readFile(join(here, "dist/index.html"), "utf8"));
const boot = (start: "idle" | "intent"): string =>
  `<script data-entry="${entry}" data-start="${start}">${bootScript}</script>`;

for (const { path, isReadOnly } of builtPages) {
  const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
  await write(template, { url: path, file, head: headOf(path), isReadOnly });
}
const notFoundHead = renderPlainHead(fullTitle("Page not found"), notFoundText);
await write(template, { url: "/not-found/page", file: "404.html", head: notFoundHead });
await rm(join(here, "dist-server"), { recursive: true });
