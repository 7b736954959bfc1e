import { chakra } from "@chakra-ui/react/styled-system";
import { Container } from "@site/ui/components/section.tsx";
import type { ReactNode } from "react";
import { drawingSize, Picture } from "./media/picture.tsx";

interface PageHeroProps {
  title: ReactNode;
  lead: ReactNode;
  eyebrow?: string;
  /** Drawing behind the words; without one the hero is a plain band. */
  scene?: string;
  /** "dark" lays a deep green over the drawing and turns the words white. */
  overlay?: "light" | "dark";
  children?: ReactNode;
}

const overlays = {
  light: {
    base: "none",
    lg: "linear-gradient(90deg, var(--s-colors-paper) 30%, rgb(251 248 242 / 0.86) 46%, rgb(251 248 242 / 0) 68%)",
  },
  dark: {
    base: "rgb(16 42 35 / 0.55)",
    lg: "linear-gradient(90deg, rgb(16 42 35 / 0.95) 30%, rgb(16 42 35 / 0.45) 80%)",
  },
} as const;

/** The top of a page: one promise, one sentence, its actions, and a drawing that fills the band behind them. */
export function PageHero({ title, lead, eyebrow, scene, overlay = "light", children }: PageHeroProps) {
  const isDark = !scene || overlay === "dark";
  return (
    <chakra.div
      position="relative"
      isolation="isolate"
      overflow="hidden"
      bg={isDark ? "spruce.800" : "paper"}
      color={isDark ? "white" : "ink"}
      className={isDark ? "on-dark" : undefined}
    >
      {scene && (
        <chakra.div position={{ lg: "absolute" }} insetY="0" right="0" w={{ base: "full", lg: "62%" }} zIndex="-1">
          <Picture
            src={scene}
            alt=""
            size={drawingSize.scene}
            isFirst
            w="full"
            h={{ base: "15rem", md: "22rem", lg: "full" }}
            objectFit="cover"
          />
        </chakra.div>
      )}
      {scene && (
        <chakra.div
          data-overlay={overlay}
          position="absolute"
          inset="0"
          zIndex="-1"
          display={{ base: "none", lg: "block" }}
          background={overlays[overlay]}
        />
      )}
      <Container py="section" minH={{ lg: scene ? "34rem" : "auto" }} display="grid" alignContent="center">
        <chakra.div maxW={scene ? { base: "prose", lg: "36rem" } : "prose"}>
          {eyebrow && (
            <chakra.p textStyle="eyebrow" color={isDark ? "amber.400" : "brick.600"} mb="3">
              {eyebrow}
            </chakra.p>
          )}
          <chakra.h1 textStyle="h1">{title}</chakra.h1>
          <chakra.p textStyle="lead" mt="5" color={isDark ? "spruce.100" : "ink"}>
            {lead}
          </chakra.p>
          {children}
        </chakra.div>
      </Container>
    </chakra.div>
  );
}

export const HeroActions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "8" } });

export const ClaimRow = ({ claims }: { claims: readonly string[] }) => (
  <chakra.ul
    mt="8"
    display="flex"
    flexWrap="wrap"
    columnGap="6"
    rowGap="2"
    listStyleType="none"
    textStyle="small"
    fontWeight="semibold"
  >
    {claims.map((claim) => (
      <chakra.li
        key={claim}
        display="flex"
        alignItems="center"
        gap="2"
        _before={{ content: '""', w: "2", h: "2", flexShrink: "0", bg: "amber.400" }}
      >
        {claim}
      </chakra.li>
    ))}
  </chakra.ul>
);
