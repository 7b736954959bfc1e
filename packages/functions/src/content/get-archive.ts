import { getArchive } from "@site/core/content/contract";
import { noStore } from "@site/core/contract/endpoint";
import { loadArchive } from "@site/wordpress/posts/load-archive";
import { api } from "../http/api.ts";
import { foundOrThrow } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getArchive, async ({ context, query: { path = "" } }) => {
  const { failure, ...body } = foundOrThrow(await loadArchive(path, await source(context)));
  // A list without the provider's part is nobody's to keep.
  return { body, ...(failure ? { headers: { "cache-control": noStore } } : {}) };
});
