import { AppError } from "@site/core/contract/errors";
import { formBodyLimit } from "@site/core/contract/form-schema";
import { stopMailsEndpoint } from "@site/core/request-page/contract";
import { stopMails } from "@site/core/request-page/stop-mails";
import { api, type Middleware } from "../../http/api.ts";
import { getBody } from "../../http/guards.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";

/** What a mail program posts, as a form of either kind (RFC 8058). */
const oneClick = (): Middleware => ({
  before({ event }) {
    const body = getBody(event);
    const isAsked =
      body.byteLength <= formBodyLimit && /List-Unsubscribe\W[\s\S]*One-Click/.test(body.toString("utf8"));
    if (!isAsked) throw new AppError("invalid", "Please send List-Unsubscribe=One-Click.");
    event.isBodyRead = true;
  },
});

export const handler = api(
  stopMailsEndpoint,
  async ({ context, query: { token = "", stop = "" } }) => ({ body: await stopMails(context, token, stop) }),
  (context) => [rateLimit(context, { limit: "stop-mails" })],
  () => [oneClick()],
);
