import { chakra } from "@chakra-ui/react/styled-system";
import { Check } from "lucide-react";

/** A list of good things, each with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
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
}
