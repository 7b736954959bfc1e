import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import type { Office } from "@site/core/office/auth/account-contract";
import type { RecordView } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { FactList } from "@site/ui/components/fact-list.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { formatDuration } from "../components/format-duration.ts";
import { Failure, Screen, SmallButton, StatusMessage, TextLink } from "../components/parts.tsx";
import { describeFailure } from "../lib/call.ts";
import { serverNow, useNow } from "../lib/server-clock.ts";
import { useOffice } from "../lib/use-office.ts";
import { ContactForm } from "./contact-form.tsx";
import { FollowUpText } from "./follow-up-text.tsx";
import { NoteForm } from "./note-form.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { PrevNextNav } from "./prev-next-nav.tsx";
import { RecordActions } from "./record-actions.tsx";
import { RecordConsent, RecordContact, VisitorPage } from "./record-contact.tsx";
import { RelatedRecords } from "./related-records.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { StatusForm } from "./status-form.tsx";
import { Timeline } from "./timeline.tsx";
import { type Changes, type RecordPart, useChanges } from "./use-changes.ts";
import { useSeen } from "./use-seen.ts";
import { VisitForm } from "./visit-form.tsx";
import { VisitorAsk } from "./visitor-ask.tsx";
import { VisitorFiles } from "./visitor-files.tsx";

/** @param isTold whether what was done stands beside it: after a reload it does not */
function Undo({ record, change, isTold }: RecordPart & { isTold: boolean }) {
  const until = Date.parse(record.undoUntil ?? "");
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, until - serverNow()) || 0);
    return () => clearTimeout(timer);
  }, [until]);
  if (!(until > now)) return null;
  return (
    <>
      {!isTold && "Your last change of the status can still be taken back. "}
      <SmallButton onClick={() => change({ kind: "undo" }, "It is as it was before.")}>Undo</SmallButton>
    </>
  );
}

const Panel = chakra(Card, { base: { p: "4", display: "grid", gap: "5", alignContent: "start" } });

/** What a press has led to, and how to take it back: on a phone or a page that was made larger the button is far below. */
const InSight = chakra("div", { base: { top: "0", zIndex: "1", bg: "paper", maxHeight: "40vh", overflowY: "auto" } });

function ResponseDeadline({ due, now }: Pick<RecordView, "due"> & { now: number }) {
  if (!due) return null;
  const left = Date.parse(due) - now;
  return left > 0 ? (
    <>Please answer by {formatMoment(due)}. </>
  ) : (
    <chakra.strong color="error">Overdue by {formatDuration(left)}. </chakra.strong>
  );
}

function RecordSummary({ record, isNew }: { record: RecordView; isNew: boolean }) {
  const now = useNow();
  return (
    <>
      <p>
        {record.subject} <strong>{record.reference}</strong>, {formatMoment(record.createdAt)}.{" "}
        <ResponseDeadline due={record.due} now={now} />
        {record.spam && <strong>Quarantined{record.isHeld && ": nobody was written to"}. </strong>}
        {record.snoozedUntil && (
          <>
            <FollowUpText at={record.snoozedUntil} now={now} />.{" "}
          </>
        )}
        {record.standing && <strong>{record.standing.join(". ")}. </strong>}
      </p>
      {isNew && (
        <Anchor href="#timeline" fontWeight="semibold" color="brick.600">
          New from the visitor: see Activity.
        </Anchor>
      )}
    </>
  );
}

/** One record: reach the person, see what happened, work on it. Each has a screen of its own, which what is saved late
 * comes back to. */
export default function RecordScreen() {
  const { noun = "", id = "" } = useParams();
  return <OneRecord key={`${noun}/${id}`} noun={noun} id={id} />;
}

function OneRecord({ noun, id }: { noun: string; id: string }) {
  const { data: office } = useOffice();
  const changes = useChanges(noun, id);
  const { record, error } = changes;
  if (!record || !office)
    return (
      <Screen title="Record">
        {error ? <Failure>{describeFailure(error)}</Failure> : <StatusMessage>Loading ...</StatusMessage>}
        <TextLink to="/">Back to the inbox</TextLink>
      </Screen>
    );
  return <OpenRecord {...changes} record={record} office={office} />;
}

/** What was won has its measuring and its installation. */
const mayHaveVisit = ({ isClosed, outcome }: RecordView): boolean => !isClosed || outcome === "won";

type OpenRecordProps = Changes & { record: RecordView; office: Office };

function OpenRecord({ record, office, error, failure, fields, done, isBusy, change, save, refuse }: OpenRecordProps) {
  const mayChange = office.me.may.includes("change");
  const newSince = useSeen(record, mayChange);
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <Screen title={record.name}>
      <PrevNextNav path={`/${record.noun}/${record.id}`} />
      <RecordSummary record={record} isNew={newSince !== undefined} />
      <RecordContact contact={record.contact} />
      <RecordConsent contact={record.contact} change={mayChange ? change : undefined} />
      {mayChange && <VisitorPage record={record} change={change} />}
      {mayChange &&
        record.asks.map((ask) => (
          <VisitorAsk
            key={ask.action}
            record={record}
            ask={ask}
            office={office}
            change={change}
            openContact={() => setContactOpen(true)}
          />
        ))}
      {error && <Failure>{describeFailure(error)} This is how it was last.</Failure>}
      <InSight position={failure || done || isBusy || record.undoUntil ? "sticky" : "static"}>
        <Failure>{failure}</Failure>
        <StatusMessage>
          {isBusy ? "Saving ..." : done}{" "}
          {mayChange && <Undo record={record} change={change} isTold={isBusy || done !== ""} />}
        </StatusMessage>
      </InSight>
      {mayChange && record.contact.fields.length > 0 && (
        <chakra.div className="no-print">
          {isContactOpen ? (
            <ContactForm record={record} change={change} errors={fields} close={() => setContactOpen(false)} />
          ) : (
            <Button variant="quiet" size="sm" px="0" onClick={() => setContactOpen(true)}>
              Correct contact details
            </Button>
          )}
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          lg: mayChange ? "minmax(0, 3fr) minmax(0, 2fr)" : "minmax(0, 1fr)",
        }}
        gridTemplateRows={{ lg: "auto 1fr" }}
      >
        <FactList
          facts={record.facts}
          gridTemplateColumns={{ base: "1fr", md: "10rem 1fr" }}
          mt="4"
          alignContent="start"
          css={{ "& dt": { color: "inkMuted", textStyle: "small", mt: "1" } }}
        />
        {mayChange && (
          <Panel className="no-print" gridColumn={{ lg: "2" }} gridRow={{ lg: "1 / 3" }}>
            {mayHaveVisit(record) && <VisitForm record={record} change={change} />}
            <NoteForm id={record.id} change={change} />
            <StatusForm record={record} office={office} change={change} />
            <ReplyForm record={record} change={change} />
            <PhotoForm record={record} save={save} refuse={refuse} isBusy={isBusy} />
            <RecordActions record={record} office={office} change={change} />
          </Panel>
        )}
        <div>
          <VisitorFiles record={record} />
          <RelatedRecords record={record} mayChange={mayChange} change={change} />
          <Timeline record={record} office={office} newSince={newSince} change={mayChange ? change : undefined} />
        </div>
      </chakra.div>
    </Screen>
  );
}
