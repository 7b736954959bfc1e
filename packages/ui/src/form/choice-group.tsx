import { chakra } from "@chakra-ui/react/styled-system";
import type { UseFormRegisterReturn } from "react-hook-form";
import { describedBy, FieldError, FieldHint, type FieldProps, RequiredMark } from "./field-frame.tsx";

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
  required?: boolean | undefined;
  start?: string | undefined;
}

/** Up to five options as radio buttons in a fieldset: all visible at once, one press each. */
export function ChoiceGroup({ options, registration, required, start, ...field }: ChoiceGroupProps) {
  const { id, label, hint, error, isRequired } = field;
  return (
    <chakra.fieldset
      aria-describedby={describedBy(field)}
      aria-invalid={error ? true : undefined}
      display="grid"
      gap="2"
    >
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
