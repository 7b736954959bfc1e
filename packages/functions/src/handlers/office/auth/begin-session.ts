import { appendAuditEntry } from "@site/core/audit/audit-log";
import type { Context } from "@site/core/context";
import type { Member } from "@site/core/office/auth/members";
import { startSession } from "@site/core/office/auth/sessions";
import type { ApiEvent } from "../../../http/api.ts";
import { getUserAgent } from "../../../http/user-agent.ts";
import { setSessionCookie } from "./session-cookie.ts";

/** Begins a session, whatever the browser brought before. @returns its cookie */
export async function beginSession(
  context: Context,
  event: ApiEvent,
  { email }: Pick<Member, "email">,
  way: "code" | "passkey",
): Promise<string> {
  await appendAuditEntry(context, { by: email, command: `sign in by ${way}` });
  const userAgent = getUserAgent(event, 200);
  return setSessionCookie(event, await startSession(context, email, { way, userAgent }));
}
