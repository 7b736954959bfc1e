import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";

interface FactListProps extends ComponentProps<typeof chakra.dl> {
  facts: readonly (readonly [label: string, text: string])[];
}

/** What is known, each with its name before it: as it was written, and with no word wider than its place. */
export const FactList = ({ facts, ...list }: FactListProps) => (
  <chakra.dl display="grid" columnGap="4" {...list}>
    {facts.map(([label, text]) => (
      <chakra.div key={label} display="contents">
        <dt>{label}</dt>
        <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
