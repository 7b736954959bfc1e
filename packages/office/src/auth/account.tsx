import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import { officePaths } from "@site/core/contract/office-paths";
import { chooseDigestEndpoint, endOwnSessionEndpoint, type Sessions } from "@site/core/office/auth/account-contract";
import { useState } from "react";
import useSWR from "swr";
import { Aside, Checkbox, Failure, ListItem, Screen, SmallButton, StatusMessage } from "../components/parts.tsx";
import { areKeysOn, turnKeys } from "../inbox/use-list-keys.ts";
import { call, describeFailure, useAsyncAction } from "../lib/call.ts";
import { useOffice } from "../lib/use-office.ts";

/** Turns the shortcuts of single keys off, for somebody who speaks to their computer or hits keys by accident. */
function KeySwitch() {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Checkbox
      label="Single keys do something: ? shows what"
      checked={isOn}
      onChange={({ target }) => {
        turnKeys(target.checked);
        setOn(target.checked);
      }}
    />
  );
}

export default function Account() {
  const { data: office, mutate: renew } = useOffice();
  const { data, error, mutate } = useSWR<Sessions>(officePaths.listOwnSessions);
  const { failure, attempt } = useAsyncAction();
  const end = (id: string) =>
    attempt(async () => mutate(await call(endOwnSessionEndpoint, { id }), { revalidate: false }));
  const choose = (wantsDigest: boolean) =>
    attempt(() => call(chooseDigestEndpoint, { wantsDigest }).then(() => renew()));
  return (
    <Screen title="Account">
      {office && (
        <p>
          {office.me.name}, {office.me.email}, {office.me.role}.{" "}
          {office.me.hasPasskey ? "You can sign in with a passkey." : "You sign in with codes sent by email."}
        </p>
      )}
      {office && (
        <Checkbox
          label="Email me at 7 AM what is overdue, new and won"
          checked={office.me.wantsDigest}
          onChange={({ target }) => choose(target.checked)}
        />
      )}
      <KeySwitch />
      <chakra.h2 textStyle="h4" mt="5" mb="2">
        Where you are signed in
      </chakra.h2>
      <Failure>{failure || (error && describeFailure(error))}</Failure>
      <StatusMessage>{!data && !error && "Loading ..."}</StatusMessage>
      <ul>
        {data?.sessions.map(({ id, createdAt, lastSeenAt, way, userAgent, isThis }) => (
          <ListItem key={id} display="flex" gap="4" flexWrap="wrap">
            <chakra.span flex="1 1 16rem" overflowWrap="anywhere">
              {isThis ? "This browser" : (userAgent ?? "A browser")}
              <Aside>
                Since {formatMoment(createdAt)} by {way}, last used {formatMoment(lastSeenAt)}
              </Aside>
            </chakra.span>
            {!isThis && <SmallButton onClick={() => end(id)}>Sign out there</SmallButton>}
          </ListItem>
        ))}
      </ul>
    </Screen>
  );
}
