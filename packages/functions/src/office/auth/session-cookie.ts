import { codeLife } from "@site/core/codes/one-time-code";
import { longestSession } from "@site/core/office/auth/sessions";
import type { ApiEvent } from "../../http/api.ts";
import { hostCookie, setHostCookie } from "../../http/host-cookie.ts";

const session = "office";
const ticket = "office-ticket";

export const sessionSecret = (event: ApiEvent): string | undefined => hostCookie(event, session);
export const signedIn = (event: ApiEvent, secret: string): string =>
  setHostCookie(event, session, secret, { sameSite: "Strict", maxAge: longestSession });
export const signedOut = (event: ApiEvent): string =>
  setHostCookie(event, session, "", { sameSite: "Strict", maxAge: 0 });

/** What shows that a code is brought back by the browser that asked for it. */
export const getTicket = (event: ApiEvent): string | undefined => hostCookie(event, ticket);
export const newTicket = (event: ApiEvent, value: string): string =>
  setHostCookie(event, ticket, value, { sameSite: "Strict", maxAge: codeLife });
export const usedTicket = (event: ApiEvent): string =>
  setHostCookie(event, ticket, "", { sameSite: "Strict", maxAge: 0 });
