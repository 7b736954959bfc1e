import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";

/** Leads elsewhere, in the color of its text. */
export const Anchor = chakra("a", { base: { textDecoration: "underline" } });

export const TextLink = chakra(Link, {
  base: {
    color: "spruce.700",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    _hover: { color: "brick.700" },
  },
});
