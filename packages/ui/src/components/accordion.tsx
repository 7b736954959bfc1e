import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface AccordionProps {
  /** Groups the items: opening one closes the others of the same name. */
  name: string;
  items: readonly { title: string; content: ReactNode; group?: string }[];
}

const Item = chakra("details", {
  base: {
    borderBottomWidth: "1px",
    borderColor: "snow.300",
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
  },
});

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    minH: "16",
    py: "3",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { color: "spruce.700" },
    "& svg": { flexShrink: 0, transition: "transform 200ms" },
  },
});

/** Questions that open one at a time. Native `details`: works before and without any script. */
export const Accordion = ({ name, items }: AccordionProps) => (
  <chakra.div borderTopWidth="1px" borderColor="snow.300">
    {items.map(({ title, content, group }) => (
      <Item key={title} name={name} data-group={group}>
        <Summary>
          <chakra.h3 fontSize="lg" fontWeight="semibold" lineHeight="snug">
            {title}
          </chakra.h3>
          <ChevronDown aria-hidden size={22} />
        </Summary>
        <chakra.div pb="5" pr="10" maxW="prose">
          {content}
        </chakra.div>
      </Item>
    ))}
  </chakra.div>
);
