import { getBannerEndpoint } from "@site/core/office/settings/company-contract";
import { readBanner } from "@site/core/office/settings/read-banner";
import { api } from "../../http/api.ts";

export const handler = api(getBannerEndpoint, async ({ context }) => ({
  body: await readBanner(context),
  headers: { "content-type": "text/html; charset=utf-8" },
}));
