import { codeLife } from "@site/core/codes/one-time-code";
import { type ChangeResult, changeRequest } from "@site/core/request-page/change-request";
import { changeRequestEndpoint } from "@site/core/request-page/contract";
import { ticketCookie } from "@site/core/request-page/options";
import { api } from "../../http/api.ts";
import { setHostCookie } from "../../http/host-cookie.ts";
import { withOfficeClosings } from "../../http/office-closings.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";
import { parsePending, writePending } from "./pending-change.ts";
import { postedChange } from "./posted-change.ts";

export const handler = api(
  changeRequestEndpoint,
  async ({ context, body, event }) => {
    const result: ChangeResult = await changeRequest(context, body, parsePending(event).ticket);
    // Lax: the link in the mail that has the code leads back to the page that asks for it.
    const keep = (value: string, maxAge: number) => [
      setHostCookie(event, ticketCookie, value, { sameSite: "Lax", maxAge }),
    ];
    if ("done" in result) return { body: result, ...(body.code ? { cookies: keep("", 0) } : {}) };
    const { ticket, ...sent } = result;
    return { body: sent, cookies: keep(writePending(ticket, body), codeLife) };
  },
  (context) => [rateLimit(context, { limit: "request-page" }), withOfficeClosings(context)],
  (context) => [postedChange(context)],
);
