import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { profile } from "@site/company/profile";
import { AppError } from "@site/core/contract/errors";
import {
  addPasskeyEndpoint,
  signInWithPasskeyEndpoint,
  startPasskeyEndpoint,
  startPasskeySignInEndpoint,
} from "@site/core/office/auth/account-contract";
import { findMember } from "@site/core/office/auth/members";
import {
  addPasskey,
  findPasskey,
  keepChallenge,
  listPasskeys,
  recordUse,
  spendChallenge,
} from "@site/core/office/auth/passkeys";
import type { ApiEvent } from "../../../http/api.ts";
import { siteHost } from "../../../http/guards.ts";
import { office } from "../office.ts";
import { beginSession } from "./session-cookie.ts";

/** Whom a passkey is for: the host that the browser addressed. Its page was compared with it before. */
function relyingParty(event: ApiEvent) {
  const host = siteHost(event) ?? "";
  return { rpName: `${profile.company} office`, rpID: host.replace(/:\d+$/, ""), origin: event.headers.origin ?? "" };
}

export const startPasskeyHandler = office(startPasskeyEndpoint, async ({ context, event, member }) => {
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

const buildSaveRefusal = (cause?: unknown) =>
  new AppError("invalid", "This passkey could not be saved. You can go on with codes.", { cause });

export const addPasskeyHandler = office(addPasskeyEndpoint, async ({ context, body, event, member }) => {
  const { rpID, origin } = relyingParty(event);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: body.answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(context, challenge, member.email),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch((error: unknown) => {
    throw buildSaveRefusal(error);
  });
  if (!verified) throw buildSaveRefusal();
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

/** The browser offers the passkeys that it has for us: nothing here says who has one. */
export const startPasskeySignInHandler = office(startPasskeySignInEndpoint, async ({ context, event }) => {
  const { rpID } = relyingParty(event);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await keepChallenge(context, options.challenge);
  return { body: options };
});

const buildSignInRefusal = (cause?: unknown) =>
  new AppError("invalid", "This passkey is not known here. Please sign in with a code.", { cause });

export const signInWithPasskeyHandler = office(signInWithPasskeyEndpoint, async ({ context, body, event }) => {
  const passkey = await findPasskey(context, body.answer.id);
  if (!passkey) throw buildSignInRefusal();
  const { rpID, origin } = relyingParty(event);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: body.answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(context, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: passkey.id, publicKey: Buffer.from(passkey.publicKey, "base64url"), counter: passkey.counter },
  }).catch((error: unknown) => {
    throw buildSignInRefusal(error);
  });
  const member = verified ? await findMember(context, passkey.member) : undefined;
  if (!member) throw buildSignInRefusal();
  await recordUse(context, passkey.id, authenticationInfo.newCounter);
  return { body: {}, cookies: [await beginSession(context, event, member, "passkey")] };
});
