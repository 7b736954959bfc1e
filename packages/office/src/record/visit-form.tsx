import { chakra } from "@chakra-ui/react/styled-system";
import { getNewsChannel } from "@site/core/consent/options";
import type { RecordView } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { ButtonRow, Options, SelectField } from "../components/parts.tsx";
import type { ChangeRecord } from "./use-changes.ts";

interface VisitFormProps {
  record: Pick<RecordView, "visits" | "contact">;
  change: ChangeRecord;
}

/** Whether the visitor hears of a visit without being called. */
const isTold = ({ consent }: RecordView["contact"]): boolean =>
  getNewsChannel((way) => consent.some(({ channel, isAllowed }) => channel === way && isAllowed)) !== undefined;

/** What suits the visitor, with Confirm; another time of the calendar, proposed or booked; and the end of a visit. */
export function VisitForm({ record: { visits, contact }, change }: VisitFormProps) {
  const [chosen, setChosen] = useState("");
  if (!visits) return null;
  const { visit, wishes, windows } = visits;
  const book = ({ date, from, text }: (typeof windows)[number]) =>
    change({ kind: "visit", state: "booked", date, from }, `The visit is booked: ${text}.`);
  const other = windows.find(({ date, from }) => `${date} ${from}` === chosen);
  return (
    <chakra.section aria-labelledby="visit" display="grid" gap="3">
      <chakra.h2 id="visit" textStyle="h4">
        Visit
      </chakra.h2>
      {!isTold(contact) && (
        <p>
          <strong>Neither an email nor a text goes to them: please call about each time.</strong>
        </p>
      )}
      {!contact.place && <p>There is no address and no town on file: please ask where to come.</p>}
      {visit && (
        <chakra.div display="grid" gap="2">
          <p>
            {visit.state === "booked" ? "Booked: " : "Proposed: "}
            <strong>{visit.text}</strong>
          </p>
          <Button variant="outline" onClick={() => change({ kind: "cancelVisit" }, "The visit is canceled.")}>
            Cancel visit
          </Button>
        </chakra.div>
      )}
      {wishes.length > 0 && (
        <p>
          {visit?.state === "booked"
            ? "The visitor asks for another time. The booked one stays until you confirm one:"
            : "These times suit the visitor:"}
        </p>
      )}
      {wishes.map((time) => (
        <chakra.div key={`${time.date} ${time.from}`} display="flex" gap="3" alignItems="center" flexWrap="wrap">
          <span>
            {time.text}
            {time.isFull && <strong> (full)</strong>}
          </span>
          <Button size="sm" disabled={time.isFull} aria-label={`Confirm ${time.text}`} onClick={() => book(time)}>
            Confirm
          </Button>
        </chakra.div>
      ))}
      <SelectField
        id="visit-other"
        label={visit || wishes.length > 0 ? "Another time" : "A time for a visit"}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">Choose</option>
        <Options of={windows.map(({ date, from, text }) => [`${date} ${from}`, text])} />
      </SelectField>
      {other && (
        <ButtonRow>
          <Button
            variant="outline"
            onClick={() =>
              change(
                { kind: "visit", state: "proposed", date: other.date, from: other.from },
                `Proposed to the visitor: ${other.text}.`,
              )
            }
          >
            Propose it
          </Button>
          <Button onClick={() => book(other)}>Book it</Button>
        </ButtonRow>
      )}
    </chakra.section>
  );
}
