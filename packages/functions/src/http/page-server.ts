import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadOnce } from "@site/core/load-once";
import type { ChatsByService, PageDocument, PageServer } from "@site/core/site/page-document";

interface Loaded {
  server: PageServer;
  template: string;
  chats: ChatsByService;
}

const loading = new Map<string, Promise<Loaded>>();

async function load(folder: string): Promise<Loaded> {
  const [server, template, chats]: [PageServer, string, string] = await Promise.all([
    import(pathToFileURL(join(folder, "entry-server.js")).href),
    readFile(join(folder, "template.html"), "utf8"),
    readFile(join(folder, "chats.json"), "utf8"),
  ]);
  return { server, template, chats: JSON.parse(chats) };
}

/** The server entry that the prerender uses and its template and chats, all made by the build. */
export const loadRenderer = (folder: string): Promise<Loaded> => loadOnce(loading, folder, () => load(folder));

/** Renders a page as the build would have. @param folder of the renderer @throws Error when the site was not built */
export async function renderDocument(folder: string, page: PageDocument): Promise<string> {
  const { server, template, chats } = await loadRenderer(folder);
  return server.renderDocument(template, page, chats);
}

/** Pages as they were rendered, by what they were made of, least recently used first. */
const rendered = new Map<string, string>();
const mostKnown = 64;
/** No page says longer than that what held when it was rendered, ms. */
const keptFor = 3_600_000;

/** A page that anybody may see, as it was rendered before of the same data: React takes four fifths of a page's time.
 * @param folder of the renderer @throws Error when the site was not built */
export async function renderOnce(folder: string, page: PageDocument): Promise<string> {
  const key = hash("sha256", JSON.stringify([folder, page, Math.floor(Date.now() / keptFor)]));
  const html = rendered.get(key) ?? (await renderDocument(folder, page));
  rendered.delete(key);
  rendered.set(key, html);
  const [oldest] = rendered.keys();
  if (rendered.size > mostKnown && oldest) rendered.delete(oldest);
  return html;
}

/** Path -> day on which the text of a built page last changed, ISO; made by the build. */
export const readPageDates = async (folder: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(join(folder, "page-dates.json"), "utf8"));
