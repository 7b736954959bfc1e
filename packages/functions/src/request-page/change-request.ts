import { codeLife } from "@site/core/codes/one-time-code";
import { type ChangeOutcome, changeRequest } from "@site/core/request-page/change-request";
import { changeRequest as endpoint } from "@site/core/request-page/contract";
import { ticketCookie } from "@site/core/request-page/options";
import { api } from "../http/api.ts";
import { hostCookie, setHostCookie } from "../http/host-cookie.ts";
import { withOfficeClosures } from "../http/office-closures.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { postedChange } from "./posted-change.ts";

/** A visitor reads, corrects, mistypes a code; a program guesses. */
const changeLimit = { name: "request-page", count: 40, seconds: 10 * 60 };

export const handler = api(
  endpoint,
  async ({ context, body, event }) => {
    const outcome: ChangeOutcome = await changeRequest(context, body, hostCookie(event, ticketCookie));
    if ("done" in outcome) return { body: outcome };
    const { ticket, ...sent } = outcome;
    return {
      body: sent,
      cookies: [setHostCookie(event, ticketCookie, ticket, { sameSite: "Strict", maxAge: codeLife })],
    };
  },
  (context) => [rateLimit(context, { limit: changeLimit }), withOfficeClosures(context)],
  (context) => [postedChange(context)],
);
