import { colors } from "@site/company/colors";
import { inlineJson } from "@site/core/site/markup";
import type { PageDocument } from "@site/core/site/page-document";
import type { RenderedPage } from "./entry-server.tsx";

const dataScript = (data: PageDocument["data"]): string =>
  `<script type="application/json" id="__data">${inlineJson(data)}</script>`;

/** Puts a rendered page into the built template. Replacers are functions: a `$` in styles or data would be a pattern. */
export const fillTemplate = (template: string, page: PageDocument, { html, chats, css }: RenderedPage): string =>
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
