import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { PageDocument } from "@site/core/site/page-document";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { BuiltData } from "../lib/built-data.ts";
import { App } from "./app.tsx";
import { fillTemplate } from "./document.ts";
import { preloadRoute } from "./routes.tsx";

const system = createSiteSystem();

export interface RenderedPage {
  html: string;
  css: string;
}

/** Renders a page to HTML. @param url path and query of the page @param data answers by URL that the page shows */
async function render(url: string, data: BuiltData): Promise<RenderedPage> {
  await preloadRoute(new URL(url, "http://site").pathname);
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={url}>
        <App system={system} data={data} />
      </StaticRouter>
    </CacheProvider>,
  );
  const css = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  // The mark of a style that is in its place: without it Emotion moves each one in the head again when it starts, and
  // the browser computes the styles of the whole page anew.
  return { html, css: css.replaceAll("<style ", '<style data-s="" ') };
}

/** The whole document of a page. @param template the built page with its markers */
export async function renderDocument(template: string, page: PageDocument): Promise<string> {
  return fillTemplate(template, page, await render(page.path, page.data));
}
