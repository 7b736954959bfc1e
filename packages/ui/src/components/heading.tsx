import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** The heading of a section with the page's rhythm beneath. */
export function SectionHeading({ id, children, lead }: { id: string; children: ReactNode; lead?: ReactNode }) {
  return (
    <chakra.div mb={{ base: "6", md: "8" }} maxW="prose">
      <chakra.h2 id={id} textStyle="h2">
        {children}
      </chakra.h2>
      {lead && (
        <chakra.p mt="3" textStyle="lead" color="inkMuted">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  );
}
