import { startUploadEndpoint } from "@site/core/request-page/contract";
import { startUpload } from "@site/core/request-page/start-upload";
import { api } from "../../http/api.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";

/** Six photos, each sent again and again on a bad connection. */
const uploadLimit = { name: "upload", count: 120, seconds: 10 * 60 };

export const handler = api(
  startUploadEndpoint,
  async ({ context, body }) => ({ body: await startUpload(context, body) }),
  (context) => [rateLimit(context, { limit: uploadLimit })],
);
