import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";

export const HeadFirst = createContext(false);

/** @param height kept while the head is drawn alone: a screen's, unless what comes stands beside the head */
export const DeferredSection = ({ height = "100vh", children }: { height?: string; children: ReactNode }) =>
  useContext(HeadFirst) ? <div style={{ minHeight: height }} /> : children;

const tones = {
  paper: { bg: "paper" },
  white: { bg: "white" },
  snow: { bg: "snow.100" },
  spruce: { bg: "spruce.800", color: "white", className: "on-dark" },
} as const;

/** Content is never wider than the specified 1440 px and keeps a gutter on every screen, at its end a wider one where
 * something floats there. */
export const Container = chakra("div", {
  base: { w: "full", maxW: "page", mx: "auto", ps: "gutter", pe: "var(--gutter-end)" },
});

interface SectionProps {
  /** Id of its heading. */
  labelledBy?: string;
  /** Its heading, unless one stands among the children. */
  title?: string;
  lead?: string;
  tone?: keyof typeof tones;
  children: ReactNode;
}

export const Section = ({ labelledBy, title, lead, tone = "paper", children }: SectionProps) => (
  <DeferredSection>
    <chakra.section aria-labelledby={labelledBy} py="section" {...tones[tone]}>
      <Container>
        {labelledBy && title && <SectionHeading id={labelledBy} title={title} lead={lead} />}
        {children}
      </Container>
    </chakra.section>
  </DeferredSection>
);

/** Columns on a wide screen, one below the other on a narrow one. @param wide their widths there */
export const Columns = ({ wide, ...grid }: { wide: string } & ComponentProps<typeof chakra.div>) => (
  <chakra.div display="grid" gap={{ base: "10", lg: "16" }} gridTemplateColumns={{ base: "1fr", lg: wide }} {...grid} />
);

export const Small = chakra("p", { base: { textStyle: "small", color: "inkMuted" } });

export const SectionHeading = ({ id, title, lead }: { id: string; title: string; lead?: string }) => (
  <chakra.div mb={{ base: "6", md: "8" }} maxW="prose">
    <chakra.h2 id={id} textStyle="h2">
      {title}
    </chakra.h2>
    {lead && (
      <chakra.p mt="3" textStyle="lead" color="inkMuted">
        {lead}
      </chakra.p>
    )}
  </chakra.div>
);
