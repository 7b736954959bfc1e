import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import { getPath } from "@site/core/contract/endpoint";
import { type EntryView, judgeEntryEndpoint } from "@site/core/office/giveaway/giveaway-contract";
import { Button } from "@site/ui/components/button.tsx";
import { Card, Grid } from "@site/ui/components/card.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Aside, Failure, InputField, SmallButton } from "../components/parts.tsx";
import { call, useAsyncAction } from "../lib/call.ts";
import { getName, useOffice } from "../lib/use-office.ts";

interface EntryProps {
  entry: EntryView;
  onJudged: (said: string) => void;
}

function Judge({ entry, onJudged }: EntryProps) {
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, reset } = useForm({ defaultValues: { reason: "" } });
  const { failure, setFailure, attempt } = useAsyncAction();
  const { id, name, disqualified = "" } = entry;
  const judge = (why: string) =>
    attempt(async () => {
      await call(judgeEntryEndpoint, { reason: why, was: disqualified }, getPath(judgeEntryEndpoint, { id }));
      setOpen(false);
      reset();
      onJudged(why ? `${name} is left out of the drawing.` : `${name} takes part again.`);
    });
  const submit = handleSubmit(({ reason }) => {
    if (reason.trim()) void judge(reason.trim());
    else setFailure("Please say why.");
  });
  return (
    <>
      <Failure>{failure}</Failure>
      {disqualified ? (
        <SmallButton justifySelf="start" onClick={() => judge("")}>
          Take {name} in again
        </SmallButton>
      ) : (
        <SmallButton justifySelf="start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Leave {name} out
        </SmallButton>
      )}
      {isOpen && !disqualified && (
        <chakra.form onSubmit={submit} display="grid" gap="2" noValidate>
          <InputField
            id={`reason-${id}`}
            label="Reason"
            hint="It stands in the file of the drawing, which others may read: name nobody."
            {...register("reason")}
          />
          <Button type="submit" size="sm" justifySelf="start">
            Leave out
          </Button>
        </chakra.form>
      )}
    </>
  );
}

function GiveawayEntry({ entry, onJudged }: EntryProps) {
  const { data: office } = useOffice();
  const { name, address, cityZip, phone, email, at, inPeriod, sample, spam, disqualified, disqualifiedBy } = entry;
  const notes = [sample && "Sample record", spam && "Quarantined", !inPeriod && "Outside the entry period"];
  return (
    <Card p="4" display="grid" gap="2" alignContent="start" overflowWrap="anywhere">
      <div>
        <strong>{name}</strong>
        <Aside color="ink">
          {address}, {cityZip}
        </Aside>
        <Aside color="ink">
          {phone} · {email}
        </Aside>
        <Aside>{[formatMoment(at), ...notes.filter(Boolean)].join(" · ")}</Aside>
        {disqualified && (
          <Aside fontWeight="semibold" color="error">
            Left out by {getName(office, disqualifiedBy)}: {disqualified}
          </Aside>
        )}
      </div>
      {office?.me.may.includes("draw") && !sample && <Judge entry={entry} onJudged={onJudged} />}
    </Card>
  );
}

interface EntriesProps extends Pick<EntryProps, "onJudged"> {
  columns: 2 | 3;
  entries: readonly EntryView[];
}

export const GiveawayEntries = ({ columns, entries, onJudged }: EntriesProps) => (
  <Grid columns={columns}>
    {entries.map((entry) => (
      <GiveawayEntry key={entry.id} entry={entry} onJudged={onJudged} />
    ))}
  </Grid>
);
