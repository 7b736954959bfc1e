import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type PageFile, pageFilePath } from "@site/core/seo/contract";
import { getIllustration } from "@site/core/seo/illustration-of";
import { buildMetadata, type PageMetadata } from "@site/core/seo/metadata-of";
import { getSocialImage } from "@site/core/seo/options";
import { feedLink, renderHead } from "@site/core/seo/render-head";
import { renderSecurityText, securityTextPath } from "@site/core/seo/security-text";
import { renderRobots } from "@site/core/seo/sitemap";
import { environment } from "@site/core/settings";
import { builtPages } from "@site/core/site/built-pages";
import { cataloguePageData } from "@site/core/site/page-data";
import type { PageData, PageServer } from "@site/core/site/page-document";
import { pages, warrantyFilePath } from "@site/core/site/pages";
import { bootScript, partScripts, speculationRules, trafficScript } from "./headers.ts";
import { readKnownReviews, reviewsData } from "./known-reviews.ts";
import { changedOn, writeDates } from "./page-dates.ts";
import { socialImage } from "./social-image.ts";
import { warrantyFile } from "./warranty-file.ts";

const here = import.meta.dirname;
const serverEntry = "./dist-server/entry-server.js";
const { drawAllChats, renderDocument }: PageServer = await import(serverEntry);

/** The built page with the boot script in the place of the blocking modules: it decides when the application loads. */
function toTemplate(built: string): string {
  const entry = /<script type="module"[^>]* src="([^"]+\/app-[^"]+)"/.exec(built)?.[1];
  if (!entry) throw new Error("The built index.html has no entry script");
  const boot = `<!--css--><script data-entry="${entry}"{start}>${bootScript}</script>`;
  const parts = Object.entries(partScripts).map(([mark, script]) => `<script data-if='${mark}'>${script}</script>`);
  return built
    .replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, "")
    .replace("<!--head-->", () => boot + parts.join(""))
    .replace(
      '<div id="notifications"',
      (next) => `<script data-if='data-start="control"'>${trafficScript}</script>${next}`,
    )
    .replace("<!--data-->", (data) => `${data}<script type="speculationrules">${speculationRules}</script>`);
}

const getHead = (path: string, metadata: PageMetadata): string =>
  renderHead(path, metadata) + (path.startsWith(pages.blog.path) ? feedLink : "");

async function writeSiteFile(path: string, content: string | Buffer): Promise<void> {
  const target = join(here, "dist", path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

const template = toTemplate(await readFile(join(here, "dist/index.html"), "utf8"));
// Kept for the page function, which renders what the build doesn't know.
await writeFile(join(here, "dist-server/template.html"), template);
const chats = await drawAllChats();
await writeFile(join(here, "dist-server/chats.json"), JSON.stringify(chats));
// Beside a bundle there is no other package.json: without this Node warns in the log at every cold start.
await writeFile(join(here, "dist-server/package.json"), '{ "type": "module" }\n');

const reviews = await readKnownReviews(environment.STAGE);
const rendered = new Map<string, string>();
for (const { path, title, canonical, start = "use" } of builtPages) {
  const metadata = buildMetadata(path);
  if (!metadata) throw new Error(`${path} has no search metadata`);
  const data = cataloguePageData(path);
  const head = getHead(path, metadata);
  const draw = (more: PageData) => renderDocument(template, { path, head, data: { ...data, ...more }, start }, chats);
  const html = await draw(reviewsData(path, reviews));
  // Another review is no new text of the page.
  rendered.set(path, reviews ? await draw({}) : html);
  await writeSiteFile(path === "/" ? "index.html" : `${path}.html`, html);
  await writeSiteFile(pageFilePath(path), JSON.stringify({ data, metadata } satisfies PageFile));
  if (!canonical) await writeSiteFile(getSocialImage(path), await socialImage(title, getIllustration(path)));
}
if (process.argv.includes("--note-dates")) writeDates(rendered, new Date().toISOString().slice(0, 10));
// The page function makes the sitemap, because it also names the addresses of the content provider.
const dates = [...rendered].map(([path, html]) => [path, changedOn(path, html)]);
await writeFile(join(here, "dist-server/page-dates.json"), JSON.stringify(Object.fromEntries(dates)));
await writeSiteFile("robots.txt", renderRobots());
const warrantyDay = changedOn(pages.warranty.path, rendered.get(pages.warranty.path) ?? "");
await writeSiteFile(warrantyFilePath, await warrantyFile(warrantyDay ?? new Date().toISOString().slice(0, 10)));
await writeSiteFile(securityTextPath, renderSecurityText(new Date()));
