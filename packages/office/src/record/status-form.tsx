import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/auth/account-contract";
import type { Change, RecordView } from "@site/core/office/record/record-contract";
import { isOutcome, type Outcome, outcomeLabels } from "@site/core/records/outcome";
import { Button } from "@site/ui/components/button.tsx";
import { dropDraft, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";
import { type ChangeEvent, useEffect, useState } from "react";
import { type FieldNamesMarkedBoolean, useForm } from "react-hook-form";
import { formatStatus, InputField, Options, SelectField, StatusMessage, SubmitButton } from "../components/parts.tsx";
import { useChosen } from "../lib/use-chosen.ts";
import type { RecordPart } from "./use-changes.ts";

const plain = /^\$? ?(\d+|\d{1,3}(,\d{3})+)(\.\d\d?)?$/;
const most = 10_000_000;

/** @returns whole dollars, 0 for nothing typed, undefined for what is no plain amount */
export function parseDollars(typed: string): number | undefined {
  const amount = typed.trim();
  if (!amount) return 0;
  const read = plain.test(amount) ? Math.round(Number(amount.replace(/[$, ]/g, ""))) : most + 1;
  return read > most ? undefined : read;
}

interface Values {
  status: string;
  reason: string;
  value: string;
  outcome: Outcome | "";
}

/** What is stored of the present status, as the form shows it. */
const toValues = ({ status, reason = "", value, outcome }: RecordView): Values => ({
  status,
  reason,
  value: value === undefined ? "" : String(value),
  outcome: isOutcome(outcome) ? outcome : "",
});

/** What was chosen and typed, as a change of the record; undefined when it is all as it is stored. */
function buildChange(
  record: RecordView,
  { status: to, outcome, ...typed }: Values,
  isClosing: boolean,
): Change | undefined {
  const [reason, value] = [typed.reason.trim(), parseDollars(typed.value) || null];
  const { reason: before, outcome: ended } = toValues(record);
  const isSame = reason === before && value === (record.value ?? null) && outcome === ended;
  if (to === record.status && isSame) return undefined;
  const closing = {
    ...(value === null && record.value === undefined ? {} : { value }),
    ...(outcome ? { outcome } : {}),
  };
  return { kind: "status", to, reason, ...(isClosing ? closing : {}) };
}

/** What was chosen and typed, without what stands there as it is stored. */
const pickChanged = (values: Values, dirty: Partial<Readonly<FieldNamesMarkedBoolean<Values>>>): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name as keyof Values]));

const noAmount = "Please enter an amount such as 12,000, at most 10,000,000, or leave it empty.";

export function StatusForm({ record, office, change }: RecordPart & { office: Office }) {
  const { register, handleSubmit, watch, reset, formState, getFieldState, setValue, subscribe } = useForm<Values>({
    // What a colleague sets meanwhile is where it begins; what was chosen and typed here stays.
    values: toValues(record),
    resetOptions: { keepDirtyValues: true },
  });
  const draft = `status-${record.id}`;
  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft<Partial<Values>>(draft)))
      setValue(name as keyof Values, value, { shouldDirty: true });
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => writeDraft(draft, pickChanged(values, dirtyFields)),
    });
  }, [draft, setValue, subscribe]);
  const chosenBy = useChosen(record, "status");
  const { statuses = [], withOutcome = [] } = office.kinds.find(({ noun }) => noun === record.noun) ?? {};
  const chosen = watch("status");
  const isChanged = chosen !== record.status;
  const isClosing = withOutcome.includes(chosen);
  const [message, setMessage] = useState("");
  // The reason of the status before is no reason of the next.
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    chosenBy.note();
    setMessage("");
    if (!getFieldState("reason").isDirty)
      setValue("reason", event.target.value === record.status ? toValues(record).reason : "");
  };
  const begin = (values: Values) => {
    reset(values, { keepDirtyValues: false });
    dropDraft(draft);
  };
  const save = handleSubmit(async (values) => {
    const what = buildChange(record, values, isClosing);
    setMessage(what ? "" : `Nothing is different: the status is ${formatStatus(record.status)}.`);
    if (!what) return;
    const end = isClosing && record.snoozedUntil ? " Its follow-up is over." : "";
    const done = isChanged ? `The status is ${formatStatus(values.status)}.${end}` : "The correction is saved.";
    if (!(await change(what, done, chosenBy.take(values.status)))) return;
    // As it is stored: in whole dollars.
    begin({ ...values, value: String(parseDollars(values.value) || "") });
  });
  return (
    <chakra.form onSubmit={save} display="grid" gap="2">
      <SelectField id="status" label="Status" {...register("status", { onChange: choose })}>
        {statuses.map((each) => (
          <option key={each} value={each} disabled={each !== record.status && !record.next.includes(each)}>
            {formatStatus(each)}
          </option>
        ))}
      </SelectField>
      {isClosing && (
        <SelectField
          id="outcome"
          label="How did it end?"
          error={formState.errors.outcome?.message}
          {...register("outcome", {
            validate: (outcome, { value }) => Boolean(outcome || parseDollars(value)) || "Please choose how it ended",
          })}
        >
          <option value="">Please choose</option>
          <Options of={Object.entries(outcomeLabels)} />
        </SelectField>
      )}
      {(isChanged || isClosing || record.reason !== undefined) && (
        <InputField id="reason" label="Reason, if you like" {...register("reason")} />
      )}
      {isClosing && (
        <InputField
          id="value"
          label="Value in dollars, if it was won"
          inputMode="decimal"
          error={formState.errors.value?.message}
          {...register("value", { validate: (typed) => parseDollars(typed) !== undefined || noAmount })}
        />
      )}
      {isClosing && record.visits?.visit && watch("outcome") !== "won" && (
        <p>
          Unless it is won, the visit on {record.visits.visit.text} is canceled with it, and they are told by email or
          text where that is possible.
        </p>
      )}
      <SubmitButton>Save status</SubmitButton>
      <StatusMessage>
        {message}
        {formState.isDirty && (
          <>
            Not saved yet: the status is {formatStatus(record.status)}.{" "}
            <Button variant="quiet" size="sm" onClick={() => begin(toValues(record))}>
              Discard
            </Button>
          </>
        )}
      </StatusMessage>
    </chakra.form>
  );
}
