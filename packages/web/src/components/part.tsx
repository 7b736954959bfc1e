import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

interface PartProps {
  id: string;
  title: string;
  as?: "h3";
  children: ReactNode;
}

/** A part of a page under a small heading. @param as of which level */
export const Part = ({ id, title, as, children }: PartProps) => (
  <section aria-labelledby={id}>
    <chakra.h2 as={as} id={id} textStyle="h3" mb="4">
      {title}
    </chakra.h2>
    {children}
  </section>
);
