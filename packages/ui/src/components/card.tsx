import { chakra } from "@chakra-ui/react/styled-system";

/** A quiet box on the page's ground: hairline, no shadow. */
export const Card = chakra("div", {
  base: { bg: "white", borderWidth: "1px", borderColor: "snow.300", borderRadius: "md", overflow: "hidden" },
});

export const Grid = chakra("div", {
  base: { display: "grid", gap: { base: "5", md: "6" } },
  variants: {
    columns: {
      2: { gridTemplateColumns: { base: "1fr", md: "repeat(2, minmax(0, 1fr))" } },
      3: { gridTemplateColumns: { base: "1fr", md: "repeat(3, minmax(0, 1fr))" } },
      4: { gridTemplateColumns: { base: "1fr", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" } },
    },
  },
});
