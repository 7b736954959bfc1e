import { chakra } from "@chakra-ui/react/styled-system";

/** A button that says something in the visitor's place. */
export const Quick = chakra("button", {
  base: {
    minH: "10",
    px: "4",
    bg: "white",
    color: "spruce.700",
    fontWeight: "semibold",
    borderWidth: "1px",
    borderColor: "spruce.600",
    borderRadius: "full",
    cursor: "pointer",
    _hover: { bg: "spruce.50" },
  },
});
