import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/moment";
import { officePaths } from "@site/core/contract/office-paths";
import type { Giveaway as GiveawayView } from "@site/core/office/giveaway/giveaway-contract";
import { Grid } from "@site/ui/components/card.tsx";
import { useState } from "react";
import useSWR from "swr";
import { Failure, Screen, StatusMessage, TextLink } from "../components/parts.tsx";
import { describeFailure } from "../lib/call.ts";
import { getName, useOffice } from "../lib/use-office.ts";
import { CompareEntries } from "./giveaway-compare.tsx";
import { Draw } from "./giveaway-draw.tsx";
import { GiveawayEntry } from "./giveaway-entry.tsx";
import { WinnersRequests } from "./winners-requests.tsx";

export default function Giveaway() {
  const { data: office } = useOffice();
  const { data, error, mutate } = useSWR<GiveawayView>(officePaths.getGiveaway);
  const [message, setMessage] = useState("");
  const showJudgment = (what: string) => {
    setMessage(what);
    void mutate();
  };
  return (
    <Screen title="Giveaway">
      <Failure>{error && describeFailure(error)}</Failure>
      <StatusMessage>{message || (!data && !error && "Loading ...")}</StatusMessage>
      {data && (
        <>
          <p>
            {data.title}: {data.entries} entries. Open from {formatMoment(data.opensAt)} to{" "}
            {formatMoment(data.closesAt)}, drawing on {formatMoment(data.drawAt)}.
          </p>
          {data.draws.map(({ id, at, by, eligible, winner, winnerId }) => (
            <p key={id}>
              Drawn {formatMoment(at)} by {getName(office, by)} among {eligible}: {winner?.name ?? `entry ${winnerId}`}.{" "}
              <TextLink to={`/giveaway/drawings/${id}`}>Record to print</TextLink>
            </p>
          ))}
          <chakra.h2 textStyle="h4" mt="6" mb="2">
            Latest entries
          </chakra.h2>
          {data.latest.length === 0 && <p>Nobody has entered yet.</p>}
          <Grid columns={3}>
            {data.latest.map((entry) => (
              <GiveawayEntry key={entry.id} entry={entry} onJudged={showJudgment} />
            ))}
          </Grid>
          <CompareEntries onJudged={showJudgment} />
          <WinnersRequests giveaway={data} onSaved={showJudgment} />
          {office?.me.may.includes("draw") && (
            <Draw
              held={data.held.filter(({ sample, inPeriod, disqualified }) => !sample && inPeriod && !disqualified)}
              onHeld={() => void mutate()}
            />
          )}
        </>
      )}
    </Screen>
  );
}
