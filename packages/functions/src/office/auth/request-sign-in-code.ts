import { requestSignInCodeEndpoint } from "@site/core/office/auth/account-contract";
import { requestCode } from "@site/core/office/auth/sign-in-code";
import { office } from "../office.ts";
import { setTicketCookie } from "./session-cookie.ts";

export const handler = office(requestSignInCodeEndpoint, async ({ context, body, event }) => {
  const ticket = await requestCode(context, body.email);
  return { body: {}, cookies: [setTicketCookie(event, ticket)] };
});
