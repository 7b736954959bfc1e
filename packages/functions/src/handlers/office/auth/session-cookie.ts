import { codeLife } from "@site/core/codes/one-time-code";
import { longestSession } from "@site/core/office/auth/sessions";
import type { ApiEvent } from "../../../http/api.ts";
import { hostCookie, setHostCookie } from "../../../http/host-cookie.ts";

const session = "office";
const ticket = "office-ticket";

export const sessionSecret = (event: ApiEvent): string | undefined => hostCookie(event, session);
export const setSessionCookie = (event: ApiEvent, secret: string): string =>
  setHostCookie(event, session, secret, { sameSite: "Strict", maxAge: longestSession });
export const clearSessionCookie = (event: ApiEvent): string =>
  setHostCookie(event, session, "", { sameSite: "Strict", maxAge: 0 });

/** What shows that a code is brought back by the browser that asked for it. */
export const getTicket = (event: ApiEvent): string | undefined => hostCookie(event, ticket);
export const setTicketCookie = (event: ApiEvent, value: string): string =>
  setHostCookie(event, ticket, value, { sameSite: "Strict", maxAge: codeLife });
export const clearTicketCookie = (event: ApiEvent): string =>
  setHostCookie(event, ticket, "", { sameSite: "Strict", maxAge: 0 });
