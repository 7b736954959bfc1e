import { type RegistrationResponseJSON, verifyRegistrationResponse } from "@simplewebauthn/server";
import { AppError } from "@site/core/contract/errors";
import { addPasskeyEndpoint } from "@site/core/office/auth/account-contract";
import { addPasskey, spendChallenge } from "@site/core/office/auth/passkeys";
import { office } from "../office.ts";
import { relyingParty } from "./relying-party.ts";

const buildRefusal = (cause?: unknown) =>
  new AppError("invalid", "This passkey could not be saved. You can go on with codes.", { cause });

export const handler = office(addPasskeyEndpoint, async ({ context, body, event, member }) => {
  const { rpID, origin } = relyingParty(event);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: body.answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(context, challenge, member.email),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch((error: unknown) => {
    throw buildRefusal(error);
  });
  if (!verified) throw buildRefusal();
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  await addPasskey(context, {
    id,
    member: member.email,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    ...(transports ? { transports } : {}),
  });
  return { body: {} };
});
