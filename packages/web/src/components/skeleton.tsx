import { chakra } from "@chakra-ui/react/styled-system";
import { Container } from "@site/ui/components/section.tsx";

const Bar = chakra("div", { base: { bg: "snow.300", borderRadius: "sm" } });

/** The shape of a page that is on its way: a hero and a row of cards. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading" data-skeleton>
    <chakra.div bg="snow.100">
      <Container py="section" minH="30rem" display="grid" alignContent="center" gap="5">
        <Bar h="4" w="8rem" />
        <Bar h="16" w="min(34rem, 100%)" />
        <Bar h="6" w="min(30rem, 100%)" />
        <Bar h="6" w="min(24rem, 100%)" />
      </Container>
    </chakra.div>
    <Container py="section" display="grid" gap="6" gridTemplateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }}>
      <Bar h="20rem" />
      <Bar h="20rem" />
      <Bar h="20rem" />
    </Container>
  </div>
);
