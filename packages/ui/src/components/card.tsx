import { chakra } from "@chakra-ui/react/styled-system";
import { Check } from "lucide-react";

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

/** Two cards in a row, and three on a wide screen. */
export const CardList = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "5", md: "6" },
    listStyleType: "none",
    gridTemplateColumns: { base: "1fr", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
  },
});

export const CheckList = ({ items }: { items: readonly string[] }) => (
  <chakra.ul display="grid" gap="3" listStyleType="none">
    {items.map((item) => (
      <chakra.li key={item} display="flex" gap="3">
        <chakra.span color="success" mt="1" flexShrink="0">
          <Check aria-hidden size={20} />
        </chakra.span>
        <span>{item}</span>
      </chakra.li>
    ))}
  </chakra.ul>
);
