import { chakra } from "@chakra-ui/react/styled-system";
import { mostWindows } from "@site/core/business/visit-windows";
import { getUpdateChannel } from "@site/core/consent/channels";
import type { RecordView } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { type ReactNode, useState } from "react";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { ButtonRow, Options, Part, SelectField, SmallButton } from "../components/parts.tsx";
import { isReachedBy } from "./record-contact.tsx";
import type { ChangeRecord } from "./use-changes.ts";

interface VisitFormProps {
  record: Pick<RecordView, "visits" | "contact" | "version" | "isClosed">;
  change: ChangeRecord;
}

/** Whether the visitor hears of a visit without being called. */
const isTold = (contact: RecordView["contact"]): boolean =>
  getUpdateChannel((channel) => isReachedBy(contact, channel)) !== undefined;

type Time = NonNullable<RecordView["visits"]>["windows"][number];

const idOf = ({ date, from }: Time): string => `${date} ${from}`;

const toChosen = ({ date, from }: Time) => ({ date, from });

const TimeLine = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <chakra.div display="flex" gap="3" alignItems="center" flexWrap="wrap">
    <span>{text}</span>
    {children}
  </chakra.div>
);

/** What whoever plans a visit has to ask for by phone. */
const Missing = ({ contact }: Pick<RecordView, "contact">) => (
  <>
    {!isTold(contact) && (
      <p>
        <strong>Neither an email nor a text goes to them: please call about each time.</strong>
      </p>
    )}
    {!contact.hasStreet && (
      <p>There is no {contact.place ? "street address" : "address and no town"} on file: please ask where to come.</p>
    )}
  </>
);

/** What suits the visitor, with Confirm; what is proposed to them; other times of the calendar, to be proposed or booked; and
 * the end of a visit. */
export function VisitForm({ record: { visits, contact, version, isClosed }, change }: VisitFormProps) {
  const [chosen, setChosen] = useState("");
  const [proposed, setProposed] = useState<readonly string[]>([]);
  if (!visits) return null;
  const { visit, past, wishes, proposals, windows } = visits;
  const send: ChangeRecord = async (...asked) => {
    if (!(await change(...asked))) return false;
    setChosen("");
    setProposed([]);
    return true;
  };
  const isWritten = isTold(contact);
  const bookButton = (label: string, time: Time) => ({
    label,
    yes: isWritten ? "Yes, book it and tell them" : "Yes, they agreed by phone",
    no: "Not now",
    version,
    "aria-label": `${label} ${time.text}`,
    onConfirm: (seen: number | undefined) =>
      send({ kind: "visit", ...toChosen(time) }, `The visit is booked: ${time.text}.`, seen),
  });
  const propose = (times: readonly Time[], message: string) => (seen: number | undefined) =>
    send(
      { kind: "proposeVisit", times: times.map(toChosen) },
      isWritten ? message : `${message} Nobody was told: please call.`,
      seen,
    );
  const yesTo = (what: string) => (isWritten ? `Yes, ${what} and tell them` : `Yes, ${what}`);
  const isKept = (time: Time) => proposed.includes(idOf(time));
  const others = windows.filter((time) => isKept(time) || idOf(time) === chosen);
  const [only, ...more] = others;
  const what = more.length > 0 ? "them" : "it";
  const isLeft = (time: Time) => !isKept(time) && (!visit || idOf(visit) !== idOf(time));
  return (
    <Part id="visit" title="Visit" display="grid" gap="3">
      <Missing contact={contact} />
      {past && <p>The last visit was booked for {past.text}.</p>}
      {visit && (
        <chakra.div display="grid" gap="2">
          <p>
            Booked: <strong>{visit.text}</strong>
          </p>
          <ConfirmButton
            label="Cancel visit"
            yes={yesTo("cancel it")}
            no="Keep it"
            version={version}
            onConfirm={(seen) => change({ kind: "cancelVisit" }, "The visit is canceled.", seen)}
          />
        </chakra.div>
      )}
      {wishes.length > 0 && (
        <p>
          {visit
            ? "The visitor asks for another time. The booked one stays until you confirm one:"
            : "These times suit the visitor:"}
        </p>
      )}
      {wishes.map((time) => (
        <TimeLine
          key={idOf(time)}
          text={
            <>
              {time.text}
              {time.isFull && <strong> (full)</strong>}
            </>
          }
        >
          <ConfirmButton variant="solid" disabled={time.isFull} {...bookButton("Confirm", time)} />
        </TimeLine>
      ))}
      {proposals.length > 0 && (
        <p>
          {visit
            ? "You suggest another time. The booked one stays until the visitor accepts one:"
            : "You suggest to the visitor, who has not answered yet:"}
        </p>
      )}
      {proposals.map((time) => (
        <TimeLine key={idOf(time)} text={time.text}>
          <ConfirmButton
            label="Take back"
            yes={yesTo("take it back")}
            no="Keep it"
            version={version}
            aria-label={`Take back ${time.text}`}
            onConfirm={propose(
              proposals.filter((each) => each !== time),
              `Not proposed any more: ${time.text}.`,
            )}
          />
          {!isWritten && <ConfirmButton {...bookButton("Book", time)} />}
        </TimeLine>
      ))}
      {others.filter(isKept).map((time) => (
        <TimeLine key={idOf(time)} text={time.text}>
          <SmallButton
            aria-label={`Leave out ${time.text}`}
            onClick={() => setProposed(proposed.filter((each) => each !== idOf(time)))}
          >
            Leave out
          </SmallButton>
        </TimeLine>
      ))}
      {proposed.length < mostWindows && (
        <SelectField
          id="visit-other"
          label={visit || wishes.length + proposed.length > 0 ? "Another time" : "A time for a visit"}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">Choose</option>
          <Options of={windows.filter(isLeft).map((time) => [idOf(time), time.text])} />
        </SelectField>
      )}
      {only && (
        <ButtonRow>
          {/* Of what is closed the visitor's page answers nothing. */}
          {!isClosed && (
            <ConfirmButton
              size="md"
              label={`Propose ${what}`}
              yes={yesTo(`propose ${what}`)}
              no="Not now"
              version={version}
              onConfirm={propose(others, `Proposed to the visitor: ${others.map(({ text }) => text).join(" or ")}.`)}
            />
          )}
          {!isClosed && chosen && others.length < mostWindows && (
            <Button
              variant="outline"
              onClick={() => {
                setProposed([...proposed, chosen]);
                setChosen("");
              }}
            >
              Add another
            </Button>
          )}
          {more.length === 0 && <ConfirmButton size="md" variant="solid" {...bookButton("Book", only)} />}
        </ButtonRow>
      )}
    </Part>
  );
}
