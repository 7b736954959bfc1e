import { signOutEndpoint } from "@site/core/office/auth/account-contract";
import { endSession } from "@site/core/office/auth/sessions";
import { office } from "../office.ts";
import { clearSessionCookie } from "./session-cookie.ts";

export const handler = office(signOutEndpoint, async ({ context, event, session }) => {
  await endSession(context, session.id);
  return { body: {}, cookies: [clearSessionCookie(event)] };
});
