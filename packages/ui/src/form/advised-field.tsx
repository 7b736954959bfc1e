import { emailAdvice, phoneAdvice } from "@site/core/contract/advice";
import { type ComponentProps, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FieldProps } from "./field-frame.tsx";
import { TextField } from "./text-field.tsx";

interface AdvisedFieldProps extends Omit<FieldProps, "advice">, Omit<ComponentProps<"input">, "id" | "color"> {
  registration: UseFormRegisterReturn;
  /** What may be a slip in a value, or an empty text. */
  adviceOf: (value: string) => string;
}

/** A line of text that may hint at a slip once the visitor has left it. The hint never blocks. */
export function AdvisedField({ registration, adviceOf, ...field }: AdvisedFieldProps) {
  const [advice, setAdvice] = useState("");
  return (
    <TextField
      {...field}
      {...registration}
      advice={field.error ? "" : advice}
      onBlur={(event) => {
        setAdvice(adviceOf(event.target.value));
        return registration.onBlur(event);
      }}
    />
  );
}

type Known = Omit<AdvisedFieldProps, "adviceOf">;

export const PhoneField = (field: Known) => (
  <AdvisedField type="tel" inputMode="tel" autoComplete="tel" adviceOf={phoneAdvice} {...field} />
);

export const EmailField = (field: Known) => (
  <AdvisedField
    type="email"
    inputMode="email"
    autoComplete="email"
    spellCheck={false}
    adviceOf={emailAdvice}
    {...field}
  />
);
