import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { AppError } from "@site/core/contract/errors";
import { signInWithPasskeyEndpoint } from "@site/core/office/auth/account-contract";
import { findMember } from "@site/core/office/auth/members";
import { findPasskey, recordUse, spendChallenge } from "@site/core/office/auth/passkeys";
import { office } from "../office.ts";
import { beginSession } from "./begin-session.ts";
import { relyingParty } from "./relying-party.ts";

const buildRefusal = (cause?: unknown) =>
  new AppError("invalid", "This passkey is not known here. Please sign in with a code.", { cause });

export const handler = office(signInWithPasskeyEndpoint, async ({ context, body, event }) => {
  const passkey = await findPasskey(context, body.answer.id);
  if (!passkey) throw buildRefusal();
  const { rpID, origin } = relyingParty(event);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: body.answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(context, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: passkey.id, publicKey: Buffer.from(passkey.publicKey, "base64url"), counter: passkey.counter },
  }).catch((error: unknown) => {
    throw buildRefusal(error);
  });
  const member = verified ? await findMember(context, passkey.member) : undefined;
  if (!member) throw buildRefusal();
  await recordUse(context, passkey.id, authenticationInfo.newCounter);
  return { body: {}, cookies: [await beginSession(context, event, member, "passkey")] };
});
