import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { fieldRecipe } from "../theme/recipes.ts";
import { describedBy, FieldFrame, type FieldProps } from "./field-frame.tsx";

const Select = chakra("select", fieldRecipe);

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, "id" | "color"> {
  options: readonly (readonly [value: string, text: string])[];
}

/** A list of more than a handful of options: the browser's own, which every phone knows how to show. */
export function SelectField({ id, label, hint, error, isRequired, options, ...select }: SelectFieldProps) {
  const field = { id, label, hint, error, isRequired };
  return (
    <FieldFrame {...field}>
      <Select
        id={id}
        required={isRequired}
        aria-describedby={describedBy(field)}
        aria-invalid={error ? true : undefined}
        {...select}
      >
        <option value="">{isRequired ? "Please choose" : "Select"}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
