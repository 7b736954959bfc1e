import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { fieldRecipe } from "../theme/recipes.ts";
import { describedBy, FieldFrame, type FieldProps } from "./field-frame.tsx";

const Input = chakra("input", fieldRecipe);
const Textarea = chakra("textarea", fieldRecipe);

type InputProps = Omit<ComponentProps<"input">, "id" | "color">;
type TextareaProps = Omit<ComponentProps<"textarea">, "id" | "color">;

const aria = (field: FieldProps) => ({
  id: field.id,
  "aria-describedby": describedBy(field),
  "aria-invalid": field.error ? (true as const) : undefined,
  "aria-required": field.isRequired ? (true as const) : undefined,
});

/** One line of text. `type`, `inputMode` and `autoComplete` choose the keyboard and let the browser fill it in. */
export function TextField({ id, label, hint, error, isRequired, advice, ...input }: FieldProps & InputProps) {
  const field = { id, label, hint, error, isRequired, advice };
  return (
    <FieldFrame {...field}>
      <Input {...aria(field)} {...input} />
    </FieldFrame>
  );
}

interface Limited {
  /** Longest text, in characters. */
  limit: number;
  /** How much is written now. */
  length: number;
}

/** From here on the room that is left is told. */
const nearlyFull = 200;

/** Several lines of text. Near its limit it says, politely, how much room is left. */
export function TextareaField({
  id,
  label,
  hint,
  error,
  isRequired,
  limit,
  length,
  ...textarea
}: FieldProps & TextareaProps & Limited) {
  const field = { id, label, hint, error, isRequired };
  const left = limit - length;
  return (
    <FieldFrame {...field}>
      <Textarea rows={5} maxLength={limit} {...aria(field)} {...textarea} />
      <chakra.p role="status" textStyle="small" color="inkMuted" srOnly={left > nearlyFull}>
        {left <= nearlyFull && `${left} characters left`}
      </chakra.p>
    </FieldFrame>
  );
}
