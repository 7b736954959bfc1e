import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Small } from "../components/section.tsx";
import { fieldRecipe } from "../theme/recipes.ts";
import { describe, FieldError, FieldFrame, FieldHint, type FieldProps, RequiredMark } from "./field-frame.tsx";

type CheckboxFieldProps = Omit<FieldProps, "isRequired" | "advice"> & Omit<ComponentProps<"input">, "id" | "color">;

export const CheckboxField = ({ id, label, hint, error, ...input }: CheckboxFieldProps) => (
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
        {...describe({ id, hint, error })}
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

const Select = chakra("select", fieldRecipe);

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, "id" | "color"> {
  options: readonly (readonly [value: string, text: string])[];
}

/** A list of more than a handful of options: the browser's own, which every phone knows how to show. */
export function SelectField({ id, label, hint, error, isRequired, options, ...select }: SelectFieldProps) {
  const field = { id, label, hint, error, isRequired };
  return (
    <FieldFrame {...field}>
      <Select id={id} required={isRequired} {...describe(field)} {...select}>
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

const Choice = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "12",
    px: "4",
    bg: "white",
    borderWidth: "1px",
    borderColor: "snow.500",
    borderRadius: "sm",
    cursor: "pointer",
    _hover: { bg: "spruce.50" },
    "&:has(:checked)": {
      borderColor: "spruce.700",
      bg: "spruce.50",
      fontWeight: "semibold",
      boxShadow: "inset 0 0 0 1px var(--s-colors-spruce-700)",
    },
    "& input": { w: "5", h: "5", accentColor: "var(--s-colors-spruce-700)" },
  },
});

interface ChoiceGroupProps extends FieldProps {
  options: readonly (readonly [value: string, text: string])[];
  registration: UseFormRegisterReturn;
  required?: boolean;
  start?: string;
}

/** Up to five options as radio buttons in a fieldset: all visible at once, one press each. */
export function ChoiceGroup({ options, registration, required, start, ...field }: ChoiceGroupProps) {
  const { id, label, hint, error, isRequired } = field;
  return (
    <chakra.fieldset {...describe(field)} display="grid" gap="2">
      <chakra.legend fontWeight="semibold" mb="1">
        {label}
        <RequiredMark isRequired={isRequired} />
      </chakra.legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <chakra.div display="grid" gap="2" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }}>
        {options.map(([value, text], index) => (
          <Choice key={value}>
            <input
              type="radio"
              value={value}
              id={index === 0 ? id : undefined}
              required={required}
              defaultChecked={start === value}
              {...registration}
            />
            {text}
          </Choice>
        ))}
      </chakra.div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </chakra.fieldset>
  );
}

const Input = chakra("input", fieldRecipe);
const Textarea = chakra("textarea", fieldRecipe);

const aria = (field: FieldProps) => ({
  id: field.id,
  ...describe(field),
  "aria-required": field.isRequired ? (true as const) : undefined,
});

interface TextFieldProps extends Omit<FieldProps, "advice">, Omit<ComponentProps<"input">, "id" | "color"> {
  registration: UseFormRegisterReturn;
  toText: () => string;
  /** What may be a slip in a value, told while the visitor does not type; an empty text for none. It never blocks. */
  adviceOf?: (value: string) => string;
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
      <Small role="status" srOnly={left > nearlyFull}>
        {left <= nearlyFull && (left < 0 ? `${-left} characters too many` : `${left} characters left`)}
      </Small>
    </FieldFrame>
  );
}
