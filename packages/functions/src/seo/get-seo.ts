import { AppError } from "@site/core/contract/errors";
import { getSeo, seoMessages } from "@site/core/seo/contract";
import { metadataOf } from "@site/core/seo/metadata-of";
import { api } from "../http/api.ts";

export const handler = api(getSeo, ({ event }) => {
  const path = event.queryStringParameters?.path;
  if (!path) throw new AppError("invalid", seoMessages.pathMissing, { fields: { path: seoMessages.pathMissing } });
  const metadata = metadataOf(path);
  if (!metadata) throw new AppError("notFound", seoMessages.pageUnknown);
  const { isIndexed: _, ...record } = metadata;
  return { body: record };
});
