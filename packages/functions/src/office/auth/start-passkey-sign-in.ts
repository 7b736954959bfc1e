import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { startPasskeySignInEndpoint } from "@site/core/office/auth/account-contract";
import { keepChallenge } from "@site/core/office/auth/passkeys";
import { office } from "../office.ts";
import { relyingParty } from "./relying-party.ts";

/** The browser offers the passkeys that it has for us: nothing here says who has one. */
export const handler = office(startPasskeySignInEndpoint, async ({ context, event }) => {
  const { rpID } = relyingParty(event);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await keepChallenge(context, options.challenge);
  return { body: options };
});
