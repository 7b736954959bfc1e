import { chakra } from "@chakra-ui/react/styled-system";
import { underlined } from "@site/ui/components/text-link.tsx";
import { Link } from "react-router-dom";

/** The one link of a card covers the whole of it, so that a press anywhere follows it. */
export const CardLink = chakra(Link, {
  base: {
    ...underlined,
    fontWeight: "semibold",
    color: "spruce.700",
    _after: { content: '""', position: "absolute", inset: "0" },
  },
});
