import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { PageDocument } from "@site/core/site/page-document";
import type { BuiltData } from "@site/ui/lib/built-data.ts";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { preload as preloadBubble } from "../features/chat/bubble-window.tsx";
import { preload as preloadConsultation } from "../features/chat/consultation-modal.tsx";
import { preload as preloadAgent } from "../features/chat/live-agent-dialog.tsx";
import { createChatModal } from "../lib/chat-modal.ts";
import { App } from "./app.tsx";
import { Chats } from "./chats.tsx";
import { fillTemplate } from "./document.ts";
import { preloadRoute } from "./routes.tsx";

const system = createSiteSystem();

export interface RenderedPage {
  html: string;
  chats: string;
  css: string;
}

/** Renders a page to HTML. @param url path and query of the page @param data answers by URL that the page shows */
async function render(url: string, data: BuiltData): Promise<RenderedPage> {
  const { pathname } = new URL(url, "http://site");
  const parts = [preloadBubble, preloadConsultation, preloadAgent].map((preload) => preload());
  await Promise.all([preloadRoute(pathname), ...parts]);
  // No prefixes: what they are for has needed none for years, and they are a sixth of the styles.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const modal = createChatModal(pathname);
  const toHtml = (location: string, tree: ReactNode) =>
    renderToString(
      <CacheProvider value={cache}>
        <StaticRouter location={location}>{tree}</StaticRouter>
      </CacheProvider>,
      // For the router's framework mode, which this is not.
    ).replaceAll(' data-discover="true"', "");
  const html = toHtml(url, <App system={system} data={data} modal={modal} />);
  const chats = toHtml("/", <Chats system={system} modal={modal} />);
  const css = constructStyleTagsFromChunks(extractCriticalToChunks(html + chats));
  // The mark of a style that is in its place: without it Emotion moves each one in the head again when it starts, and
  // the browser computes the styles of the whole page anew.
  return { html, chats, css: css.replaceAll("<style ", '<style data-s="" ') };
}

/** The whole document of a page. @param template the built page with its markers */
export async function renderDocument(template: string, page: PageDocument): Promise<string> {
  return fillTemplate(template, page, await render(page.path, page.data));
}
