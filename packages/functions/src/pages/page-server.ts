import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageDocument, PageServer } from "@site/core/site/page-document";
import { env } from "../env.ts";

interface Loaded {
  server: PageServer;
  template: string;
}

let loading: Promise<Loaded> | undefined;

/** The server entry that the prerender uses and its template, both made by the build. */
async function load(): Promise<Loaded> {
  const folder = env.pagesDir;
  const [server, template]: [PageServer, string] = await Promise.all([
    import(pathToFileURL(join(folder, "entry-server.js")).href),
    readFile(join(folder, "template.html"), "utf8"),
  ]);
  return { server, template };
}

/** Renders a page as the build would have. @throws Error when the site was not built */
export async function renderDocument(page: PageDocument): Promise<string> {
  loading ??= load();
  const { server, template } = await loading;
  return server.renderDocument(template, page);
}
