import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { underlined } from "@site/ui/components/text-link.tsx";
import { describe, FieldError, FieldHint, type FieldProps as FrameProps } from "@site/ui/form/field-frame.tsx";
import { fieldRecipe } from "@site/ui/theme/recipes.ts";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { Link } from "react-router-dom";

export const TextLink = chakra(Link, {
  base: { ...underlined, display: "inline-block", py: "2", color: "spruce.700" },
});

export const Td = chakra("td", { base: { py: "2", pr: "4", verticalAlign: "top", overflowWrap: "anywhere" } });
export const Th = chakra("th", {
  base: { textAlign: "left", fontWeight: "semibold", pr: "4", py: "2", overflowWrap: "normal" },
});

const Label = chakra("label", { base: { display: "block", fontWeight: "semibold", mb: "1" } });

interface FieldProps extends Pick<FrameProps, "id" | "hint" | "error"> {
  label: string;
}

const withLabel =
  <Props extends object>(Control: ComponentType<Props>) =>
  ({ id, label, hint, error, ...rest }: FieldProps & Props) => (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Control {...({ id, ...describe({ id, hint, error }), ...rest } as unknown as Props)} />
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );

export const InputField = withLabel(chakra("input", fieldRecipe));
export const TextareaField = withLabel(chakra("textarea", fieldRecipe));
export const SelectField = withLabel(chakra("select", fieldRecipe));

export const Options = ({ of }: { of: readonly (readonly [value: string, text: string | undefined])[] }) =>
  of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

export const Checkbox = ({ label, ...input }: { label: string } & ComponentProps<typeof chakra.input>) => (
  <chakra.label display="flex" gap="3" minH="12" alignItems="center">
    <chakra.input type="checkbox" boxSize="6" flexShrink="0" {...input} />
    <span>{label}</span>
  </chakra.label>
);

export const Failure = ({ children }: { children: ReactNode }) =>
  children ? (
    <chakra.p role="alert" p="3" my="3" bg="errorBg" color="error" fontWeight="semibold" borderRadius="sm">
      {children}
    </chakra.p>
  ) : null;

export const StatusMessage = ({ children }: { children: ReactNode }) => (
  <chakra.div role="status" my={children ? "3" : "0"}>
    {children}
  </chakra.div>
);

/** A word without end, as somebody's name may be, makes no screen wider. */
const held = {
  "& button": { whiteSpace: "normal", overflowWrap: "anywhere", maxWidth: "full", minWidth: "0" },
  "& :not(button, input)": { minWidth: "0" },
};

/** What is said beside something, such as when it was. */
export const Aside = (props: ComponentProps<typeof chakra.span>) => (
  <chakra.span display="block" textStyle="small" color="inkMuted" {...props} />
);

/** Below a list: the next part of it. */
export const MoreButton = (props: ComponentProps<typeof Button>) => <Button variant="outline" mt="4" {...props} />;

export const SmallButton = (props: ComponentProps<typeof Button>) => <Button variant="outline" size="sm" {...props} />;

export const SubmitButton = (props: ComponentProps<typeof Button>) => (
  <Button type="submit" justifySelf="start" {...props} />
);

/** @param mb below its heading */
export const Part = ({
  id,
  title,
  mb,
  children,
  ...section
}: { title: string } & ComponentProps<typeof chakra.section>) => (
  <chakra.section aria-labelledby={id} {...section}>
    <chakra.h2 id={id} textStyle="h4" mb={mb}>
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
);

export const ListItem = chakra("li", { base: { py: "3", borderTopWidth: "1px", borderColor: "snow.300" } });

export const ButtonRow = chakra("div", { base: { display: "flex", gap: "3", flexWrap: "wrap" } });

export const Screen = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.main id="main" maxW="72rem" mx="auto" px="gutter" py="6" overflowWrap="anywhere" css={held}>
    <title>{`${title} - Office`}</title>
    <chakra.h1 textStyle="h2" mb="4" tabIndex={-1}>
      {title}
    </chakra.h1>
    {children}
  </chakra.main>
);

export const formatStatus = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);

interface ChoicesProps {
  legend: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export const Choices = ({ legend, options, chosen, onChange }: ChoicesProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {options.map(({ id, label }) => (
      <Checkbox
        key={id}
        label={label}
        checked={chosen.includes(id)}
        onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
      />
    ))}
  </fieldset>
);
