import { getThemeFileEndpoint } from "@site/core/content/contract";
import { loadThemeFile } from "@site/wordpress/pages/theme-file";
import { api } from "../../http/api.ts";
import { getValueOrThrow } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getThemeFileEndpoint, async ({ context, query }) => {
  const { type, bytes } = getValueOrThrow(await loadThemeFile(query.path ?? "", await source(context)));
  // A drawing of the provider opened by itself is saved: it is no page of ours that could run script.
  return { body: bytes, headers: { "content-type": type, "content-disposition": "attachment" } };
});
