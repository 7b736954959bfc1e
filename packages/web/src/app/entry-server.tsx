import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { colors } from "@site/company/colors";
import { serviceChoices } from "@site/core/chat/options";
import { inlineJson } from "@site/core/site/markup";
import type { ChatsByService, DrawnChats, PageDocument } from "@site/core/site/page-document";
import { productPath } from "@site/core/site/pages";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { preload as preloadBubble } from "../features/chat/bubble-window.tsx";
import { preload as preloadConsultation } from "../features/chat/consultation-modal.tsx";
import { preload as preloadAgent } from "../features/chat/live-agent-dialog.tsx";
import { type ChatModal, createChatModal } from "../lib/chat-modal.ts";
import { App } from "./app.tsx";
import { Chats } from "./chats.tsx";
import { preloadRoute } from "./routes.tsx";
import { stylesIn, styleTags } from "./style-tags.ts";

const dataScript = (data: PageDocument["data"]): string =>
  `<script type="application/json" id="__data">${inlineJson(data)}</script>`;

/** Puts a rendered page into the built template. Replacers are functions: a `$` in styles or data would be a pattern. */
const fillTemplate = (
  template: string,
  page: PageDocument,
  { html, chats, css }: Record<"html" | "chats" | "css", string>,
): string =>
  template
    .replace(/<script data-if='([^']*)'>(.*?<\/script>)/gs, (_, mark, script) =>
      `${html} data-start="${page.start}"`.includes(mark) ? `<script>${script}` : "",
    )
    .replace("{theme}", colors.voice[800])
    .replace("{start}", page.start === "use" ? "" : ` data-start="${page.start}"`)
    .replace("<!--meta-->", () => page.head)
    .replace("<!--css-->", () => css)
    .replace("<!--html-->", () => html)
    .replace("<!--chats-->", () => chats)
    .replace("<!--data-->", () => dataScript(page.data));

const system = createSiteSystem();

function newCanvas() {
  // No prefixes: what they are for has needed none for years, and they are a sixth of the styles.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const toHtml = (location: string, tree: ReactNode) =>
    renderToString(
      <CacheProvider value={cache}>
        <StaticRouter location={location}>{tree}</StaticRouter>
      </CacheProvider>,
      // For the router's framework mode, which this is not.
    ).replaceAll(' data-discover="true"', "");
  return { cache, toHtml };
}

async function drawChats(modal: ChatModal): Promise<DrawnChats> {
  await Promise.all([preloadBubble, preloadConsultation, preloadAgent].map((preload) => preload()));
  const { cache, toHtml } = newCanvas();
  return { html: toHtml("/", <Chats system={system} modal={modal} />), styles: stylesIn(cache) };
}

/** The chats as pages begin with them, by the service that they are about; "" for none. */
export async function drawAllChats(): Promise<ChatsByService> {
  const paths = ["", ...serviceChoices.map(({ id }) => id)].map((id) => [id, id && productPath(id, "any")] as const);
  const drawn = paths.map(async ([id, path]) => [id, await drawChats(createChatModal(path))] as const);
  return Object.fromEntries(await Promise.all(drawn));
}

/** The whole document of a page. @param template the built page with its markers @param drawn chats, by the build */
export async function renderDocument(
  template: string,
  page: PageDocument,
  drawn: ChatsByService = {},
): Promise<string> {
  const { path, data } = page;
  const { pathname } = new URL(path, "http://site");
  await preloadRoute(pathname);
  const { cache, toHtml } = newCanvas();
  const modal = createChatModal(pathname);
  const html = toHtml(path, <App system={system} data={data} modal={modal} />);
  const chats = drawn[modal.service()?.id ?? ""] ?? (await drawChats(modal));
  const css = styleTags(cache.key, html + chats.html, [stylesIn(cache), chats.styles]);
  return fillTemplate(template, page, { html, chats: chats.html, css });
}
