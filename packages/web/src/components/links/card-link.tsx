import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";

/** The one link of a card covers the whole of it, so that a press anywhere follows it. */
export const CardLink = chakra(Link, {
  base: {
    fontWeight: "semibold",
    color: "spruce.700",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    _after: { content: '""', position: "absolute", inset: "0" },
  },
});
