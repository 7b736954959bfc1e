import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";

export const underlined = { textDecoration: "underline", textUnderlineOffset: "3px" } as const;

/** Leads elsewhere, in the color of its text. */
export const Anchor = chakra("a", { base: underlined });

export const TextLink = chakra(Link, {
  base: { ...underlined, color: "spruce.700", _hover: { color: "brick.700" } },
});
