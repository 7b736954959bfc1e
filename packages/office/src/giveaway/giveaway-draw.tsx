import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/moment";
import { drawGiveawayEndpoint, type EntryView } from "@site/core/office/giveaway/giveaway-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { Choices } from "../components/choices.tsx";
import { Failure, InputField, StatusMessage } from "../components/parts.tsx";
import { call } from "../lib/call.ts";
import { saveFile } from "../lib/save-file.ts";
import { useAsyncAction } from "../lib/use-async-action.ts";

/** Decides of the entries that are held, and rehearses or holds the drawing. */
export function Draw({ held, onHeld }: { held: EntryView[]; onHeld: () => void }) {
  const [seed, setSeed] = useState("");
  const [typed, setTyped] = useState("");
  const [genuine, setGenuine] = useState<string[]>([]);
  const { failure, isBusy, attempt } = useAsyncAction();
  const [message, setMessage] = useState("");
  const draw = (isRehearsal: boolean) =>
    attempt(async () => {
      setMessage("");
      const automated = held.map(({ id }) => id).filter((id) => !genuine.includes(id));
      const decided = { seed, genuine, automated, isRehearsal };
      const { eligible, total, lookalikes, winner, file } = await call(drawGiveawayEndpoint, decided);
      saveFile(`drawing-${isRehearsal ? "rehearsal" : "held"}.json`, file, "application/json");
      const counts = `${eligible} of ${total} entries take part, ${lookalikes} pairs look alike.`;
      setMessage(winner ? `${winner.name}, ${winner.phone}, has won. ${counts}` : `Rehearsed. ${counts}`);
      if (isRehearsal) return;
      setTyped("");
      onHeld();
    });
  return (
    <chakra.section mt="6" aria-labelledby="draw" display="grid" gap="3" maxW="32rem">
      <chakra.h2 id="draw" textStyle="h4">
        The drawing
      </chakra.h2>
      <p>
        Before it is held, whoever looks after the system brings the lists up to date, so that every held entry stands
        here: <chakra.code whiteSpace="nowrap">npm run ops -- search rebuild</chakra.code>
      </p>
      {held.length > 0 && (
        <Choices
          legend="Quarantined. Which of them did a person send? The others are left out."
          options={held.map(({ id, name, cityZip, phone, at }) => ({
            id,
            label: `${name}, ${cityZip}, ${phone}, ${formatMoment(at)}`,
          }))}
          chosen={genuine}
          onChange={setGenuine}
        />
      )}
      <InputField
        id="seed"
        label="Seed, as it was published before the drawing"
        value={seed}
        maxLength={200}
        onChange={({ target }) => setSeed(target.value)}
      />
      <Button variant="outline" onClick={() => draw(true)}>
        Rehearse
      </Button>
      <InputField
        id="sure"
        label="To hold the drawing, type DRAW"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button variant="action" disabled={typed !== "DRAW"} onClick={() => !isBusy && draw(false)}>
        Hold the drawing
      </Button>
      <Failure>{failure}</Failure>
      <StatusMessage>{isBusy ? "One moment ..." : message}</StatusMessage>
    </chakra.section>
  );
}
