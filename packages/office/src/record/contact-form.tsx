import { chakra } from "@chakra-ui/react/styled-system";
import type { FieldErrors } from "@site/core/contract/errors";
import type { RecordView } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useForm } from "react-hook-form";
import { ButtonRow, InputField } from "../components/parts.tsx";
import type { ChangeRecord } from "./use-changes.ts";

interface ContactFormProps {
  record: Pick<RecordView, "contact" | "asks" | "version">;
  change: ChangeRecord;
  /** Of the attempt before. */
  errors: FieldErrors;
  close: () => void;
}

const types: Readonly<Record<string, string>> = { email: "email", phone: "tel" };

/** How somebody is reached, put right as they told it; what they asked for on their page stands in it already. */
export function ContactForm({ record: { contact, asks, version }, change, errors, close }: ContactFormProps) {
  const { fields } = contact;
  const asked = asks.find(({ action }) => action === "contact")?.values;
  const { register, handleSubmit } = useForm<Record<string, string>>({
    // What the visitor changes meanwhile is where it begins; what was typed here stays.
    values: Object.fromEntries(fields.map(({ name, value }) => [name, asked?.[name] ?? value])),
    resetOptions: { keepDirtyValues: true },
  });
  const save = handleSubmit(async (values) => {
    const message = "The contact details are saved. The visitor sees them on the page of their request.";
    if (await change({ kind: "contact", values }, message, version)) close();
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
          {...register(name)}
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
