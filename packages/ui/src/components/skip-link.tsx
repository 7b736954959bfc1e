import { chakra } from "@chakra-ui/react/styled-system";

const Link = chakra("a", {
  base: {
    position: "absolute",
    left: "4",
    top: "0",
    transform: "translateY(-100%)",
    zIndex: "toast",
    px: "5",
    py: "3",
    bg: "white",
    color: "spruce.700",
    fontWeight: "bold",
    _focus: { top: "2", transform: "none" },
  },
});

export const SkipLink = () => <Link href="#main">Skip to main content</Link>;
