import { stopDigestEndpoint } from "@site/core/office/auth/account-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Failure, Screen, StatusMessage, TextLink } from "../components/parts.tsx";
import { call, useAsyncAction } from "../lib/call.ts";

/** Where the link in the daily mail leads, signed in or not. It asks first: mail programs open links by themselves. */
export default function StopDailyMail() {
  const [query] = useSearchParams();
  const { failure, attempt } = useAsyncAction();
  const [isDone, setDone] = useState(false);
  const [email, key] = [query.get("email") ?? "", query.get("key") ?? ""];
  const stop = () => attempt(() => call(stopDigestEndpoint, { email, key }).then(() => setDone(true)));
  return (
    <Screen title="Stop the daily email">
      <Failure>{failure}</Failure>
      <StatusMessage>
        {isDone && "You will get no more daily emails. You can turn them on again under your name."}
      </StatusMessage>
      {!isDone && (
        <>
          <p>Should the daily email to {email} stop?</p>
          <Button variant="action" my="4" onClick={stop}>
            Stop the daily email
          </Button>
        </>
      )}
      <p>
        <TextLink to="/">Go to the office</TextLink>
      </p>
    </Screen>
  );
}
