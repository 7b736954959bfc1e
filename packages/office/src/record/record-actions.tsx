import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import { hour } from "@site/core/business/durations";
import type { Office } from "@site/core/office/auth/account-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useForm } from "react-hook-form";
import { Options, SelectField, SubmitButton } from "../components/parts.tsx";
import { serverNow } from "../lib/server-clock.ts";
import { useChosen } from "../lib/use-chosen.ts";
import { StaffOptions } from "../settings/staff-options.tsx";
import type { RecordPart } from "./use-changes.ts";

type ActionsProps = RecordPart & { office: Office };

const delays = Object.entries({ 4: "In 4 hours", 24: "In a day", 72: "In 3 days", 168: "In a week" });

function Assign({ record, office, change }: ActionsProps) {
  const { noun, assignee = "" } = record;
  const chosenBy = useChosen(record, "assignee");
  const { register, handleSubmit, reset } = useForm({
    values: { to: assignee },
    resetOptions: { keepDirtyValues: true },
  });
  const save = handleSubmit(async ({ to }) => {
    const isSaved = await change({ kind: "assign", to }, "Saved the assignee.", chosenBy.take(to));
    if (isSaved) reset({ to }, { keepDirtyValues: false });
  });
  return (
    <chakra.form onSubmit={save} display="grid" gap="2">
      <SelectField id="assignee" label="Assignee" {...register("to", { onChange: chosenBy.note })}>
        <StaffOptions office={office} noun={noun} chosen={assignee} nobody="Nobody" />
      </SelectField>
      <SubmitButton variant="outline">Save assignee</SubmitButton>
    </chakra.form>
  );
}

function Snooze({ record: { snoozedUntil }, change }: Omit<ActionsProps, "office">) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { hours: "" } });
  const save = handleSubmit(async ({ hours }) => {
    if (!hours) return;
    const until = hours === "0" ? "" : new Date(serverNow() + Number(hours) * hour).toISOString();
    if (await change({ kind: "snooze", until }, until ? `Follow up ${formatMoment(until)}.` : "The follow-up is done."))
      reset();
  });
  return (
    <chakra.form onSubmit={save} display="grid" gap="2">
      <SelectField id="snooze" label="Follow up" {...register("hours")}>
        <option value="">{snoozedUntil ? formatMoment(snoozedUntil) : "No follow-up"}</option>
        {snoozedUntil && <option value="0">Done</option>}
        <Options of={delays} />
      </SelectField>
      <SubmitButton variant="outline">Save follow-up</SubmitButton>
    </chakra.form>
  );
}

/** Who has a record, when it is followed up, and whether a person sent it. Each is saved by a press: on a keyboard a list
 * changes with every arrow. */
export const RecordActions = ({ record, office, change }: ActionsProps) => (
  <chakra.div display="grid" gap="4">
    <Assign record={record} office={office} change={change} />
    <Snooze record={record} change={change} />
    {record.spam ? (
      <Button
        variant="solid"
        onClick={() =>
          change(
            { kind: "genuine" },
            record.isHeld ? "It is in the inbox, and its emails go out." : "It is in the inbox.",
          )
        }
      >
        Not spam
      </Button>
    ) : (
      <Button variant="outline" onClick={() => change({ kind: "spam" }, "It is quarantined.")}>
        Spam
      </Button>
    )}
  </chakra.div>
);
