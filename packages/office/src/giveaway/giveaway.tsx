import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import { officePaths } from "@site/core/contract/office-paths";
import {
  drawGiveawayEndpoint,
  type EntryView,
  type Giveaway as GiveawayView,
} from "@site/core/office/giveaway/giveaway-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import useSWR from "swr";
import { Failure, InputField, Part, Screen, SelectField, StatusMessage, TextLink } from "../components/parts.tsx";
import { call, describeFailure, useAsyncAction } from "../lib/call.ts";
import { saveFile } from "../lib/save-file.ts";
import { getName, useOffice } from "../lib/use-office.ts";
import { GiveawayEntries } from "./giveaway-entry.tsx";
import { WinnersRequests } from "./winners-requests.tsx";

function Draw({ held, onHeld }: { held: EntryView[]; onHeld: () => void }) {
  const { register, getValues, watch, resetField } = useForm({ defaultValues: { seed: "", sure: "" } });
  const [senders, setSenders] = useState<Record<string, string>>({});
  const sentBy = (sender: string) => held.flatMap(({ id }) => (senders[id] === sender ? id : []));
  const { failure, isBusy, attempt } = useAsyncAction();
  const [message, setMessage] = useState("");
  const draw = (isRehearsal: boolean) =>
    attempt(async () => {
      setMessage("");
      // One that came meanwhile was seen by nobody, and is refused while nobody decides.
      const decided = { genuine: sentBy("person"), automated: sentBy("program") };
      const { eligible, total, lookalikes, winner, file } = await call(drawGiveawayEndpoint, {
        ...decided,
        seed: getValues("seed"),
        isRehearsal,
      });
      saveFile(`drawing-${isRehearsal ? "rehearsal" : "held"}.json`, file, "application/json");
      const counts = `${eligible} of ${total} entries take part, ${lookalikes} pairs look alike.`;
      setMessage(winner ? `${winner.name}, ${winner.phone}, has won. ${counts}` : `Rehearsed. ${counts}`);
      if (isRehearsal) return;
      resetField("sure");
      onHeld();
    });
  return (
    <Part id="draw" title="The drawing" mt="6" display="grid" gap="3" maxW="32rem">
      <p>
        Before it is held, whoever looks after the system brings the lists up to date, so that every held entry stands
        here: <chakra.code whiteSpace="nowrap">npm run ops -- search rebuild</chakra.code>
      </p>
      {held.length > 0 && (
        <fieldset>
          <legend>Quarantined. Who sent each of them? What a program sent is left out.</legend>
          {held.map(({ id, name, cityZip, phone, at }) => (
            <SelectField
              key={id}
              id={`sender-${id}`}
              label={`${name}, ${cityZip}, ${phone}, ${formatMoment(at)}`}
              value={senders[id] ?? ""}
              onChange={({ target }) => setSenders((all) => ({ ...all, [id]: target.value }))}
            >
              <option value="">Not decided</option>
              <option value="person">A person</option>
              <option value="program">A program</option>
            </SelectField>
          ))}
        </fieldset>
      )}
      <InputField id="seed" label="Seed, as it was published before the drawing" {...register("seed")} />
      <Button variant="outline" onClick={() => draw(true)}>
        Rehearse
      </Button>
      <InputField id="sure" label="To hold the drawing, type DRAW" autoComplete="off" {...register("sure")} />
      <Button variant="action" disabled={watch("sure") !== "DRAW"} onClick={() => !isBusy && draw(false)}>
        Hold the drawing
      </Button>
      <Failure>{failure}</Failure>
      <StatusMessage>{isBusy ? "One moment ..." : message}</StatusMessage>
    </Part>
  );
}

/** Entries that look alike, side by side, and those that were left out. Asked for by a press: each entry is read. */
function CompareEntries({ onJudged }: { onJudged: (said: string) => void }) {
  const [isAsked, setAsked] = useState(false);
  const { data, error, mutate } = useSWR<GiveawayView>(isAsked ? `${officePaths.getGiveaway}?compare=yes` : null);
  const showJudgment = (message: string) => {
    onJudged(message);
    void mutate();
  };
  const { pairs = [], leftOut = [] } = data ?? {};
  return (
    <Part id="compare" title="Entries that look alike" mt="6">
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
          <GiveawayEntries columns={2} entries={entries} onJudged={showJudgment} />
        </chakra.section>
      ))}
      {leftOut.length > 0 && (
        <chakra.section mt="4" aria-labelledby="left-out">
          <chakra.h3 id="left-out" fontWeight="semibold" mb="2">
            Left out
          </chakra.h3>
          <GiveawayEntries columns={2} entries={leftOut} onJudged={showJudgment} />
        </chakra.section>
      )}
    </Part>
  );
}

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
          <GiveawayEntries columns={3} entries={data.latest} onJudged={showJudgment} />
          <CompareEntries onJudged={showJudgment} />
          <WinnersRequests giveaway={data} onSaved={showJudgment} />
          {office?.me.may.includes("draw") && <Draw held={data.held} onHeld={() => void mutate()} />}
        </>
      )}
    </Screen>
  );
}
