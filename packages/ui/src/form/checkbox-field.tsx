import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldError, FieldHint } from "./field-frame.tsx";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "id" | "color"> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function CheckboxField({ id, label, hint, error, ...input }: CheckboxFieldProps) {
  return (
    <chakra.div display="grid" gap="1">
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <chakra.input
          type="checkbox"
          id={id}
          w="6"
          h="6"
          mt="1"
          flexShrink="0"
          accentColor="var(--s-colors-spruce-700)"
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <chakra.label htmlFor={id} textStyle="small">
          {label}
        </chakra.label>
      </chakra.div>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </chakra.div>
  );
}
