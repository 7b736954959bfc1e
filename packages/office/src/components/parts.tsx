import { chakra } from "@chakra-ui/react/styled-system";
import { fieldRecipe } from "@site/ui/theme/recipes.ts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

export const Input = chakra("input", fieldRecipe);
export const Textarea = chakra("textarea", fieldRecipe);
export const Select = chakra("select", fieldRecipe);

export const TextLink = chakra(Link, {
  base: {
    display: "inline-block",
    py: "2",
    color: "spruce.700",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
  },
});

export const Td = chakra("td", { base: { py: "2", pr: "4", verticalAlign: "top", overflowWrap: "anywhere" } });
export const Th = chakra("th", { base: { textAlign: "left", fontWeight: "semibold", pr: "4", py: "2" } });

const Label = chakra("label", { base: { display: "block", fontWeight: "semibold", mb: "1" } });

export const Field = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div>
    <Label htmlFor={id}>{label}</Label>
    {children}
  </div>
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

export const Screen = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.main id="main" maxW="72rem" mx="auto" px="gutter" py="6" overflowWrap="anywhere" css={held}>
    <title>{`${title} - Office`}</title>
    <chakra.h1 textStyle="h2" mb="4" tabIndex={-1}>
      {title}
    </chakra.h1>
    {children}
  </chakra.main>
);

export const statusText = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);
