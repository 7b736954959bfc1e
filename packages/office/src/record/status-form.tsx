import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/auth/account-contract";
import type { RecordView } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { FieldError } from "@site/ui/form/field-frame.tsx";
import { useForm } from "react-hook-form";
import { Field, Input, Select, statusText } from "../components/parts.tsx";
import { useChosen } from "../lib/use-chosen.ts";
import { parseDollars } from "./parse-dollars.ts";
import type { ChangeRecord } from "./use-changes.ts";

interface Values {
  status: string;
  reason: string;
  value: string;
}

const noAmount = "Please enter an amount such as 12,000, at most 10,000,000, or leave it empty.";

interface StatusFormProps {
  record: RecordView;
  office: Office;
  change: ChangeRecord;
}

export function StatusForm({ record, office, change }: StatusFormProps) {
  const { register, handleSubmit, watch, reset, formState } = useForm<Values>({
    // What a colleague sets meanwhile is where it begins; what was chosen and typed here stays.
    values: { status: record.status, reason: "", value: "" },
    resetOptions: { keepDirtyValues: true },
  });
  const chosenBy = useChosen(record, "status");
  const statuses = office.kinds.find(({ noun }) => noun === record.noun)?.statuses ?? [];
  const chosen = watch("status");
  const isChanged = chosen !== record.status;
  const save = handleSubmit(async ({ status, reason, value }) => {
    if (status === record.status) return;
    const dollars = parseDollars(value);
    const isSaved = await change(
      {
        kind: "status",
        to: status,
        ...(reason.trim() ? { reason: reason.trim() } : {}),
        ...(dollars ? { value: dollars } : {}),
      },
      `The status is ${statusText(status)}.`,
      chosenBy.take(status),
    );
    if (isSaved) reset({ status, reason: "", value: "" }, { keepDirtyValues: false });
  });
  const error = formState.errors.value?.message;
  return (
    <chakra.form onSubmit={save} display="grid" gap="2">
      <Field id="status" label="Status">
        <Select id="status" {...register("status", { onChange: chosenBy.note })}>
          {statuses.map((each) => (
            <option key={each} value={each} disabled={each !== record.status && !record.next.includes(each)}>
              {statusText(each)}
            </option>
          ))}
        </Select>
      </Field>
      {isChanged && (
        <Field id="reason" label="Reason, if you like">
          <Input id="reason" maxLength={200} {...register("reason")} />
        </Field>
      )}
      {isChanged && record.noun === "leads" && chosen === "closed" && (
        <Field id="value" label="Value in dollars, if it was won">
          <Input
            id="value"
            inputMode="decimal"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "value-error" : undefined}
            {...register("value", { validate: (typed) => parseDollars(typed) !== undefined || noAmount })}
          />
          {error && <FieldError id="value">{error}</FieldError>}
        </Field>
      )}
      <Button type="submit" justifySelf="start">
        Save status
      </Button>
    </chakra.form>
  );
}
