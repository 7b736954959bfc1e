import { getArchiveEndpoint } from "@site/core/content/contract";
import { loadArchive } from "@site/wordpress/posts/load-archive";
import { api } from "../http/api.ts";
import { toAnswer } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getArchiveEndpoint, async ({ context, query: { path = "" } }) =>
  toAnswer(await loadArchive(path, await source(context))),
);
