import { AppError } from "@site/core/contract/errors";
import { getSeoEndpoint, seoMessages } from "@site/core/seo/contract";
import { findMetadata } from "@site/wordpress/pages/find-metadata";
import { api } from "../../http/api.ts";
import { source } from "../content/source.ts";

export const handler = api(getSeoEndpoint, async ({ context, query: { path } }) => {
  if (!path) throw new AppError("invalid", seoMessages.pathMissing, { fields: { path: seoMessages.pathMissing } });
  const { isIndexed: _, ...record } = await findMetadata(path, await source(context));
  return { body: record };
});
