import { getNotice } from "@site/core/business/notice-contract";
import { readNotice } from "@site/core/office/settings/read-notice";
import { api } from "../http/api.ts";

export const handler = api(getNotice, async ({ context }) => ({
  body: await readNotice(context),
  headers: { "content-type": "text/html; charset=utf-8" },
}));
