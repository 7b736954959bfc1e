import { chakra } from "@chakra-ui/react/styled-system";
import { type AuthenticationResponseJSON, browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { profile } from "@site/company/profile";
import { Button } from "@site/ui/components/button.tsx";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Failure, InputField, Screen, StatusMessage } from "../components/parts.tsx";
import { call, isSignedOut, useAsyncAction } from "../lib/call.ts";
import { unlessCancelled } from "../lib/unless-cancelled.ts";

/** On demand: the first screen needs no schemas. */
const contract = () => import("@site/core/office/auth/account-contract");

async function passkeyAnswer(): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await call((await contract()).startPasskeySignInEndpoint, {});
  // The library on the server made them for this one.
  return startAuthentication({ optionsJSON: optionsJSON as never });
}

interface SignInProps {
  /** Whether somebody was at work when it ended. */
  isEnded?: boolean;
  /** Throws where the office could not be asked who it is; asked again it goes on. */
  onDone: () => Promise<void>;
}

export function SignIn({ isEnded, onDone }: SignInProps) {
  const { register, handleSubmit, resetField, getValues, setFocus } = useForm<{ email: string; code: string }>();
  const [isSent, setSent] = useState(false);
  const { failure, setFailure, isBusy, attempt } = useAsyncAction();
  // Somebody is signed in, and only what comes after was lost: a code is good for once.
  const isIn = useRef(false);

  useEffect(() => {
    if (isSent) setFocus("code");
  }, [isSent, setFocus]);

  const send = () =>
    attempt(async () => {
      isIn.current = false;
      await call((await contract()).requestSignInCodeEndpoint, { email: getValues("email") });
      resetField("code");
      setSent(true);
    });
  async function finish(): Promise<void> {
    isIn.current = true;
    await onDone().catch((problem: unknown) => {
      isIn.current = !isSignedOut(problem);
      throw problem;
    });
  }
  const enter = () =>
    attempt(async () => {
      if (!isIn.current) await call((await contract()).signInEndpoint, { code: getValues("code") });
      await finish();
    });
  const enterWithPasskey = () =>
    attempt(async () => {
      if (isIn.current) return finish();
      const answer = await unlessCancelled(passkeyAnswer());
      if (!answer) return setFailure("No passkey was used. You can sign in with a code.");
      await call((await contract()).signInWithPasskeyEndpoint, { answer: answer as never });
      await finish();
    });

  return (
    <Screen title="Sign in">
      <chakra.p mb="4">The office of {profile.company}</chakra.p>
      {isEnded && (
        <Failure>
          Your sign-in has ended, and nothing was saved or sent since. Sign in to go on: what you typed is still there.
        </Failure>
      )}
      <chakra.form
        noValidate
        display="grid"
        gap="4"
        maxW="26rem"
        onSubmit={handleSubmit(isSent ? enter : send)}
        aria-busy={isBusy}
      >
        <InputField
          id="email"
          label="Work email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...register("email")}
        />
        {isSent && (
          <InputField
            id="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            hint="If this address may use the office, six digits are on their way to it. They are good for ten minutes."
            {...register("code")}
          />
        )}
        <Failure>{failure}</Failure>
        {isSent && (
          <Button type="submit" variant="action" aria-disabled={isBusy}>
            Sign in
          </Button>
        )}
        <Button
          type={isSent ? "button" : "submit"}
          variant={isSent ? "quiet" : "action"}
          onClick={isSent ? send : undefined}
        >
          {isSent ? "Send a new code" : "Send code"}
        </Button>
        {!isSent && browserSupportsWebAuthn() && (
          <Button variant="outline" onClick={enterWithPasskey}>
            Use a passkey
          </Button>
        )}
        <StatusMessage>{isBusy ? "One moment ..." : ""}</StatusMessage>
      </chakra.form>
    </Screen>
  );
}
