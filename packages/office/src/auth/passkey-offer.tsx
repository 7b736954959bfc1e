import { chakra } from "@chakra-ui/react/styled-system";
import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { officePaths } from "@site/core/contract/office-paths";
import { Button } from "@site/ui/components/button.tsx";
import { readStoredText, writeStoredText } from "@site/ui/lib/stored.ts";
import { useState } from "react";
import { mutate } from "swr";
import { ButtonRow, Failure } from "../components/parts.tsx";
import { call, useAsyncAction } from "../lib/call.ts";
import { unlessCancelled } from "../lib/unless-cancelled.ts";
import { useOffice } from "../lib/use-office.ts";

/** On demand: the first screen needs no schemas. */
const contract = () => import("@site/core/office/auth/account-contract");

const later = "passkey-later";

export function PasskeyOffer() {
  const { data } = useOffice();
  const [isOpen, setOpen] = useState(() => readStoredText("localStorage", later) === undefined);
  const { failure, setFailure, attempt } = useAsyncAction();
  if (!isOpen || !data || data.me.hasPasskey || !browserSupportsWebAuthn()) return null;

  const save = () =>
    attempt(async () => {
      // The library on the server made them for this one.
      const optionsJSON = (await call((await contract()).startPasskeyEndpoint, {})) as never;
      const answer = await unlessCancelled(startRegistration({ optionsJSON }));
      if (!answer) return setFailure("No passkey was saved. You can go on with codes.");
      await call((await contract()).addPasskeyEndpoint, { answer: answer as never });
      await mutate(officePaths.getOffice);
    });

  return (
    <chakra.section aria-labelledby="passkey" p="4" mb="4" bg="spruce.50" borderRadius="md">
      <chakra.h2 id="passkey" textStyle="h4">
        Sign in with one touch next time?
      </chakra.h2>
      <chakra.p my="2">Save a passkey on this device. Your fingerprint, face or PIN stays on it.</chakra.p>
      <Failure>{failure}</Failure>
      <ButtonRow>
        <Button onClick={save}>Save a passkey</Button>
        <Button
          variant="outline"
          onClick={() => {
            writeStoredText("localStorage", later, new Date().toISOString());
            setOpen(false);
          }}
        >
          Not now
        </Button>
      </ButtonRow>
    </chakra.section>
  );
}
