import { signInEndpoint } from "@site/core/office/auth/account-contract";
import { redeemCode } from "@site/core/office/auth/sign-in-code";
import { office } from "../office.ts";
import { beginSession } from "./begin-session.ts";
import { clearTicketCookie, getTicket } from "./session-cookie.ts";

export const handler = office(signInEndpoint, async ({ context, body, event }) => {
  const member = await redeemCode(context, getTicket(event) ?? "", body.code);
  return { body: {}, cookies: [await beginSession(context, event, member, "code"), clearTicketCookie(event)] };
});
