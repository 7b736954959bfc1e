import { appendAuditEntry } from "@site/core/audit/audit-log";
import { AppError } from "@site/core/contract/errors";
import { findMember } from "@site/core/office/auth/members";
import { mayDo } from "@site/core/office/auth/roles";
import { findSession } from "@site/core/office/auth/sessions";
import type { OfficeEndpoint } from "@site/core/office/define-office";
import type { HandlerContext } from "../../../context.ts";
import type { Middleware } from "../../../http/api.ts";
import { sessionSecret } from "./session-cookie.ts";

/** A page's own request says where it comes from; what does not is no page of the office. */
export const originRequired = (): Middleware => ({
  before({ event }) {
    if (!event.headers.origin) throw new AppError("forbidden", "This request does not say which page it comes from.");
  },
});

/** Lets in whom the office knows, to what their role allows, and puts on record what they are about to see or do. */
export const staffGuard = (context: HandlerContext, { method, path, permission }: OfficeEndpoint): Middleware => ({
  async before({ event }) {
    if (permission === "nobody") return;
    const secret = sessionSecret(event);
    const session = secret ? await findSession(context, secret) : undefined;
    const member = session && (await findMember(context, session.member));
    if (!member) throw new AppError("unauthenticated", "Please sign in.");
    if (!mayDo(member.role, permission)) throw new AppError("forbidden", "Your role does not allow this.");
    await appendAuditEntry(context, {
      by: member.email,
      command: `${method} ${path}`,
      names: Object.values(event.pathParameters ?? {}).filter((value) => value !== undefined),
      repeatedQuery: method === "GET" ? event.rawQueryString : undefined,
    });
    event.staff = { member, session };
  },
});
