import { chakra } from "@chakra-ui/react/styled-system";

export const ChatHeader = chakra(
  "header",
  { base: { display: "flex", alignItems: "center", gap: "3", px: "4", bg: "spruce.800", color: "white" } },
  { defaultProps: { className: "on-dark" } },
);
