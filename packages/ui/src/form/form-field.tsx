import { codePoints, type Field, getLimit, getOptions } from "@site/core/contract/form";
import { emailTypoHint, phoneTypoHint } from "@site/core/contract/typo-hints";
import type { ReactNode } from "react";
import { CheckboxField, ChoiceGroup, SelectField, TextareaField, TextField } from "./controls.tsx";
import type { FieldSite } from "./use-site-form.ts";

/** What a field has that its description can't hold: it changes while the form is filled in, or is no data. */
export interface FieldExtras {
  label?: ReactNode;
  hint?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  /** What may be a slip in a value, or an empty text. */
  adviceOf?: (value: string) => string;
  after?: ReactNode;
}

/** How a kind of text chooses the keyboard, what the browser fills in, and what may be a slip in it. */
const inputs = {
  line: {},
  name: { autoComplete: "name", autoCapitalize: "words", spellCheck: false },
  email: { type: "email", inputMode: "email", autoComplete: "email", spellCheck: false, adviceOf: emailTypoHint },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", adviceOf: phoneTypoHint },
} as const;

interface FormFieldProps {
  name: string;
  field: Field;
  site: FieldSite;
  extras: Omit<FieldExtras, "after">;
}

/** The control of a described field, with its label, hint, limit and message. */
export function FormField({ name, field, site, extras }: FormFieldProps) {
  const { label, hint, isRequired } = field;
  const described = { id: site.idPrefix + name, label, hint, error: site.errors[name], ...extras };
  const registration = site.register(name, field);
  const start = site.startOf(name);
  const typed = start && { defaultValue: start };
  // The browser's own check, in a form that is not checked by its contract.
  const required = isRequired && !site.isChecked;
  switch (field.kind) {
    case "paragraphs": {
      const [limit, length] = [getLimit(field), codePoints(site.toText(name).trim())];
      return (
        <TextareaField
          isRequired={isRequired}
          {...described}
          limit={limit}
          length={length}
          required={required}
          {...typed}
          {...registration}
        />
      );
    }
    case "radios":
      return (
        <ChoiceGroup
          isRequired={isRequired}
          {...described}
          required={required}
          options={getOptions(field)}
          registration={registration}
          start={start}
        />
      );
    case "select":
      return (
        <SelectField isRequired={isRequired} {...described} options={getOptions(field)} {...typed} {...registration} />
      );
    case "checkbox":
      return (
        <CheckboxField
          {...described}
          required={required}
          value={field.value}
          defaultChecked={Boolean(start)}
          {...registration}
        />
      );
    default: {
      const { kind, placeholder, autoComplete } = field;
      const input = {
        placeholder,
        ...typed,
        ...(autoComplete ? { autoComplete } : {}),
        ...inputs[kind],
        required,
        registration,
        toText: () => site.toText(name),
      };
      return <TextField isRequired={isRequired} {...input} {...described} />;
    }
  }
}
