import { generateRegistrationOptions } from "@simplewebauthn/server";
import { startPasskeyEndpoint } from "@site/core/office/auth/account-contract";
import { keepChallenge, listPasskeys } from "@site/core/office/auth/passkeys";
import { office } from "../office.ts";
import { relyingParty } from "./relying-party.ts";

export const handler = office(startPasskeyEndpoint, async ({ context, event, member }) => {
  const { rpID, rpName } = relyingParty(event);
  const existing = await listPasskeys(context, member.email);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(member.id),
    userName: member.email,
    userDisplayName: member.name,
    attestationType: "none",
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(context, options.challenge, member.email);
  return { body: options };
});
