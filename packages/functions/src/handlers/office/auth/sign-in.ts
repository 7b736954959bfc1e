import { requestSignInCodeEndpoint, signInEndpoint, signOutEndpoint } from "@site/core/office/auth/account-contract";
import { endSession } from "@site/core/office/auth/sessions";
import { redeemCode, requestCode } from "@site/core/office/auth/sign-in-code";
import { office } from "../office.ts";
import { beginSession, clearSessionCookie, clearTicketCookie, getTicket, setTicketCookie } from "./session-cookie.ts";

export const requestSignInCodeHandler = office(requestSignInCodeEndpoint, async ({ context, body, event }) => {
  const ticket = await requestCode(context, body.email);
  return { body: {}, cookies: [setTicketCookie(event, ticket)] };
});

export const signInHandler = office(signInEndpoint, async ({ context, body, event }) => {
  const member = await redeemCode(context, getTicket(event) ?? "", body.code);
  return { body: {}, cookies: [await beginSession(context, event, member, "code"), clearTicketCookie(event)] };
});

export const signOutHandler = office(signOutEndpoint, async ({ context, event, session }) => {
  await endSession(context, session.id);
  return { body: {}, cookies: [clearSessionCookie(event)] };
});
