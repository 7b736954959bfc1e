import { appendAuditEntry } from "@site/core/audit/audit-log";
import { codeLife } from "@site/core/codes/one-time-code";
import type { Context } from "@site/core/context";
import type { Member } from "@site/core/office/auth/members";
import { longestSession, startSession } from "@site/core/office/auth/sessions";
import { type ApiEvent, getUserAgent } from "../../../http/api.ts";
import { hostCookie, setHostCookie } from "../../../http/host-cookie.ts";

const session = "office";
const ticket = "office-ticket";

export const sessionSecret = (event: ApiEvent): string | undefined => hostCookie(event, session);
export const clearSessionCookie = (event: ApiEvent): string =>
  setHostCookie(event, session, "", { sameSite: "Strict", maxAge: 0 });

/** Begins a session, whatever the browser brought before. @returns its cookie */
export async function beginSession(
  context: Context,
  event: ApiEvent,
  { email }: Pick<Member, "email">,
  way: "code" | "passkey",
): Promise<string> {
  await appendAuditEntry(context, { by: email, command: `sign in by ${way}` });
  const userAgent = getUserAgent(event, 200);
  const secret = await startSession(context, email, { way, userAgent });
  return setHostCookie(event, session, secret, { sameSite: "Strict", maxAge: longestSession });
}

/** What shows that a code is brought back by the browser that asked for it. */
export const getTicket = (event: ApiEvent): string | undefined => hostCookie(event, ticket);
export const setTicketCookie = (event: ApiEvent, value: string): string =>
  setHostCookie(event, ticket, value, { sameSite: "Strict", maxAge: codeLife });
export const clearTicketCookie = (event: ApiEvent): string =>
  setHostCookie(event, ticket, "", { sameSite: "Strict", maxAge: 0 });
