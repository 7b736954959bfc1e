import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { fieldRecipe } from "../theme/recipes.ts";
import { describedBy, FieldFrame, type FieldProps } from "./field-frame.tsx";

const Input = chakra("input", fieldRecipe);
const Textarea = chakra("textarea", fieldRecipe);

const aria = (field: FieldProps) => ({
  id: field.id,
  "aria-describedby": describedBy(field),
  "aria-invalid": field.error ? (true as const) : undefined,
  "aria-required": field.isRequired ? (true as const) : undefined,
});

interface TextFieldProps extends Omit<FieldProps, "advice">, Omit<ComponentProps<"input">, "id" | "color"> {
  registration: UseFormRegisterReturn;
  toText: () => string;
  /** What may be a slip in a value, told while the visitor does not type; an empty text for none. It never blocks. */
  adviceOf?: ((value: string) => string) | undefined;
}

/** One line of text. `type`, `inputMode` and `autoComplete` choose the keyboard and let the browser fill it in. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, isRequired, registration, toText, adviceOf, ...input } = props;
  const [isLeft, setLeft] = useState(false);
  const advice = adviceOf && (isLeft && !error ? adviceOf(toText()) : "");
  const field = { id, label, hint, error, isRequired, advice };
  return (
    <FieldFrame {...field}>
      <Input
        {...aria(field)}
        {...input}
        {...registration}
        onChange={(event) => {
          setLeft(false);
          return registration.onChange(event);
        }}
        onBlur={(event) => {
          setLeft(true);
          return registration.onBlur(event);
        }}
      />
    </FieldFrame>
  );
}

interface TextareaFieldProps extends FieldProps, Omit<ComponentProps<"textarea">, "id" | "color"> {
  limit: number;
  length: number;
}

const nearlyFull = 200;

/** Several lines of text. Near its limit it says, politely, how much room is left. */
export function TextareaField(props: TextareaFieldProps) {
  const { id, label, hint, error, isRequired, limit, length, ...textarea } = props;
  const field = { id, label, hint, error, isRequired };
  const left = limit - length;
  return (
    <FieldFrame {...field}>
      <Textarea rows={5} {...aria(field)} {...textarea} />
      <chakra.p role="status" textStyle="small" color="inkMuted" srOnly={left > nearlyFull}>
        {left <= nearlyFull && (left < 0 ? `${-left} characters too many` : `${left} characters left`)}
      </chakra.p>
    </FieldFrame>
  );
}
