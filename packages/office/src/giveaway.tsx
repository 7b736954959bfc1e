import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import { drawGiveaway, type Giveaway as GiveawayView } from "@site/core/office/giveaway-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import useSWR from "swr";
import { call, failureText } from "./call.ts";
import { momentText } from "./moment.ts";
import { Failure, Input, Labeled, Said, Screen } from "./parts.tsx";
import { saveFile } from "./save-file.ts";
import { nameOf, useOffice } from "./use-office.ts";

type Entry = GiveawayView["latest"][number];

const EntryText = ({ entry }: { entry: Entry }) => (
  <>
    {entry.name}, {entry.cityZip}, {entry.phone}, {momentText(entry.at)}
    {!entry.inPeriod && ", outside the entry period"}
  </>
);

function Draw({ held, onHeld }: { held: Entry[]; onHeld: () => void }) {
  const [seed, setSeed] = useState("");
  const [typed, setTyped] = useState("");
  const [genuine, setGenuine] = useState<string[]>([]);
  const [failure, setFailure] = useState("");
  const [said, setSaid] = useState("");
  const draw = async (isRehearsal: boolean) => {
    setFailure("");
    setSaid("One moment ...");
    try {
      const automated = held.map(({ id }) => id).filter((id) => !genuine.includes(id));
      const decided = { seed, genuine, automated, isRehearsal };
      const { eligible, total, lookalikes, winner, file } = await call(drawGiveaway, decided);
      saveFile(`drawing-${isRehearsal ? "rehearsal" : "held"}.json`, file, "application/json");
      const counts = `${eligible} of ${total} entries take part, ${lookalikes.length} pairs look alike.`;
      setSaid(winner ? `${winner.name}, ${winner.phone}, has won. ${counts}` : `Rehearsed. ${counts}`);
      if (!isRehearsal) onHeld();
    } catch (problem) {
      setSaid("");
      setFailure(failureText(problem));
    }
  };
  return (
    <chakra.section mt="6" aria-labelledby="draw" display="grid" gap="3" maxW="32rem">
      <chakra.h2 id="draw" textStyle="h4">
        The drawing
      </chakra.h2>
      <p>
        Before it is held, whoever looks after the system brings the lists up to date, so that no entry is missing:{" "}
        <chakra.code whiteSpace="nowrap">npm run ops -- search rebuild</chakra.code>
      </p>
      {held.length > 0 && (
        <fieldset>
          <legend>Held as spam. Which of them did a person send? The others are left out.</legend>
          {held.map((entry) => (
            <chakra.label key={entry.id} display="flex" gap="3" minH="12" alignItems="center">
              <chakra.input
                type="checkbox"
                boxSize="6"
                flexShrink="0"
                checked={genuine.includes(entry.id)}
                onChange={({ target }) =>
                  setGenuine(target.checked ? [...genuine, entry.id] : genuine.filter((id) => id !== entry.id))
                }
              />
              <span>
                <EntryText entry={entry} />
              </span>
            </chakra.label>
          ))}
        </fieldset>
      )}
      <Labeled id="seed" label="Seed, as it was published before the drawing">
        <Input id="seed" value={seed} maxLength={200} onChange={({ target }) => setSeed(target.value)} />
      </Labeled>
      <Button variant="outline" onClick={() => draw(true)}>
        Rehearse
      </Button>
      <Labeled id="sure" label="To hold the drawing, type DRAW">
        <Input id="sure" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Labeled>
      <Button variant="action" disabled={typed !== "DRAW"} onClick={() => draw(false)}>
        Hold the drawing
      </Button>
      <Failure>{failure}</Failure>
      <Said>{said}</Said>
    </chakra.section>
  );
}

export default function Giveaway() {
  const { data: office } = useOffice();
  const { data, error, mutate } = useSWR<GiveawayView>(officePaths.getGiveaway);
  return (
    <Screen title="Giveaway">
      <Failure>{error && failureText(error)}</Failure>
      <Said>{!data && !error && "Loading ..."}</Said>
      {data && (
        <>
          <p>
            {data.title}: {data.entries} entries. Open from {momentText(data.opensAt)} to {momentText(data.closesAt)},
            drawing on {momentText(data.drawAt)}.
          </p>
          {data.draws.map(({ at, by, seed, winner, eligible }) => (
            <p key={at}>
              Drawn {momentText(at)} by {nameOf(office, by)} with the seed "{seed}" among {eligible}: entry {winner}.
            </p>
          ))}
          <chakra.h2 textStyle="h4" mt="6">
            Latest entries
          </chakra.h2>
          <ul>
            {data.latest.map((entry) => (
              <li key={entry.id}>
                <EntryText entry={entry} />
              </li>
            ))}
          </ul>
          {office?.me.may.includes("draw") && <Draw held={data.held} onHeld={() => void mutate()} />}
        </>
      )}
    </Screen>
  );
}
