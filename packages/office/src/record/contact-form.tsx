import { chakra } from "@chakra-ui/react/styled-system";
import type { FieldErrors } from "@site/core/contract/errors";
import type { RecordView } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { ButtonRow, InputField } from "../components/parts.tsx";
import type { ChangeRecord } from "./use-changes.ts";

interface ContactFormProps {
  record: Pick<RecordView, "contact" | "asks" | "version">;
  change: ChangeRecord;
  errors: FieldErrors;
  close: () => void;
}

const types: Readonly<Record<string, string>> = { email: "email", phone: "tel" };

type Values = Record<string, string>;

/** What a field showed when somebody began to type in it, and the version of the record. */
interface Seen {
  version: number;
  shown: string | undefined;
}

/** @returns the oldest version seen by whom typed over what a field shows by now, unless that is what they typed; undefined
 * where nobody changed anything meanwhile */
export function findOverwritten(seen: Record<string, Seen>, shown: Values, typed: Values): number | undefined {
  const changed = Object.entries(seen).filter(
    ([name, { shown: before }]) => before !== shown[name] && typed[name] !== shown[name],
  );
  return changed.map(([, { version }]) => version).sort((a, b) => a - b)[0];
}

/** How somebody is reached, put right as they told it; what they asked for on their page stands in it already. */
export function ContactForm({ record: { contact, asks, version }, change, errors, close }: ContactFormProps) {
  const { fields } = contact;
  const asked = asks.find(({ action }) => action === "contact")?.values;
  const shown = Object.fromEntries(fields.map(({ name, value }) => [name, asked?.[name] ?? value]));
  const seen = useRef<Record<string, Seen>>({});
  const note = (name: string) => {
    seen.current[name] = { version, shown: shown[name] };
  };
  const { register, handleSubmit, formState } = useForm<Values>({
    // What the visitor changes meanwhile is where it begins; what was typed here stays.
    values: shown,
    resetOptions: { keepDirtyValues: true },
  });
  const { dirtyFields } = formState;
  const save = handleSubmit(async (values) => {
    const message = "The contact details are saved. The visitor sees them on the page of their request.";
    const overwritten = findOverwritten(seen.current, shown, values);
    // For one press: the next one is by somebody who was told.
    for (const name of Object.keys(seen.current)) note(name);
    if (await change({ kind: "contact", values }, message, overwritten ?? version)) close();
  });
  return (
    <chakra.form onSubmit={save} display="grid" gap="3" maxW="26rem" my="4" noValidate aria-label="Contact details">
      {fields.map(({ name, label }) => (
        <InputField
          key={name}
          id={`contact-${name}`}
          label={label}
          autoComplete="off"
          type={types[name] ?? "text"}
          error={errors[name]}
          {...register(name, { onChange: () => dirtyFields[name] || note(name) })}
        />
      ))}
      <ButtonRow>
        <Button type="submit">Save contact details</Button>
        <Button variant="quiet" onClick={close}>
          Leave them as they are
        </Button>
      </ButtonRow>
    </chakra.form>
  );
}
