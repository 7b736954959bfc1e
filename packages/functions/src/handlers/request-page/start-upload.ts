import { startUploadEndpoint } from "@site/core/request-page/contract";
import { startUpload } from "@site/core/request-page/start-upload";
import { api } from "../../http/api.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";

export const handler = api(
  startUploadEndpoint,
  async ({ context, body }) => ({ body: await startUpload(context, body) }),
  (context) => [rateLimit(context, { limit: "upload" })],
);
