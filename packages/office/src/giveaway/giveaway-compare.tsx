import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import type { Giveaway } from "@site/core/office/giveaway/giveaway-contract";
import { Button } from "@site/ui/components/button.tsx";
import { Grid } from "@site/ui/components/card.tsx";
import { useState } from "react";
import useSWR from "swr";
import { Failure, StatusMessage } from "../components/parts.tsx";
import { describeFailure } from "../lib/call.ts";
import { GiveawayEntry } from "./giveaway-entry.tsx";

/** Entries that look alike, side by side, and those that were left out. Asked for by a press: each entry is read. */
export function CompareEntries({ onJudged }: { onJudged: (said: string) => void }) {
  const [isAsked, setAsked] = useState(false);
  const { data, error, mutate } = useSWR<Giveaway>(isAsked ? `${officePaths.getGiveaway}?compare=yes` : null);
  const showJudgment = (message: string) => {
    onJudged(message);
    void mutate();
  };
  const { pairs = [], leftOut = [] } = data ?? {};
  return (
    <chakra.section mt="6" aria-labelledby="compare">
      <chakra.h2 id="compare" textStyle="h4">
        Entries that look alike
      </chakra.h2>
      <p>
        One entry counts for each household. Of entries from one address the first counts by itself. Others only look
        alike: nobody is left out until you say so.
      </p>
      {!isAsked && (
        <Button variant="outline" mt="3" onClick={() => setAsked(true)}>
          Compare the entries
        </Button>
      )}
      <Failure>{error && describeFailure(error)}</Failure>
      <StatusMessage>
        {isAsked && !data && !error && "Comparing ..."}
        {data && pairs.length === 0 && "No two entries look alike."}
      </StatusMessage>
      {pairs.map(({ reason, entries }) => (
        <chakra.section key={`${reason} ${entries.map(({ id }) => id)}`} mt="4" aria-label={reason}>
          <chakra.h3 fontWeight="semibold" mb="2">
            {reason === "one household"
              ? "One household: only the first counts"
              : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`}
          </chakra.h3>
          <Grid columns={2}>
            {entries.map((entry) => (
              <GiveawayEntry key={entry.id} entry={entry} onJudged={showJudgment} />
            ))}
          </Grid>
        </chakra.section>
      ))}
      {leftOut.length > 0 && (
        <chakra.section mt="4" aria-labelledby="left-out">
          <chakra.h3 id="left-out" fontWeight="semibold" mb="2">
            Left out
          </chakra.h3>
          <Grid columns={2}>
            {leftOut.map((entry) => (
              <GiveawayEntry key={entry.id} entry={entry} onJudged={showJudgment} />
            ))}
          </Grid>
        </chakra.section>
      )}
    </chakra.section>
  );
}
