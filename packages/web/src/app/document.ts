import type { PageDocument } from "@site/core/site/page-document";
import type { RenderedPage } from "./entry-server.tsx";

/** `<` is written as an escape, so that no text can close the script element. */
const dataScript = (data: PageDocument["data"]): string =>
  `<script type="application/json" id="__data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Puts a rendered page into the built template. Replacers are functions: a `$` in styles or data would be a pattern. */
export const fillTemplate = (template: string, page: PageDocument, { html, css }: RenderedPage): string =>
  template
    .replace("{start}", page.isReadOnly ? "intent" : "idle")
    .replace("<!--meta-->", () => page.head)
    .replace("<!--css-->", () => css)
    .replace("<!--html-->", () => html)
    .replace("<!--data-->", () => dataScript(page.data));
