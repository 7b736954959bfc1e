import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { Button } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { scrollerProps } from "@site/ui/lib/invokers.ts";
import { BadgeCheck, ChevronLeft, ChevronRight } from "lucide-react";

const listId = "certifications-list";

/** The certificates that belong to a category, in a row that scrolls by touch, keys or the two buttons. */
export function Certifications({ category }: { category: string }) {
  const shown = profile.certifications.filter(({ categories }) => categories.includes(category));
  if (shown.length === 0) return null;
  return (
    <Section labelledBy="certifications" tone="snow">
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="4" mb="6">
        <chakra.h2 id="certifications" textStyle="h2">
          Certifications
        </chakra.h2>
        <chakra.div display="flex" gap="2">
          <Button variant="outline" aria-label="Previous certifications" {...scrollerProps(listId, -1)}>
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="outline" aria-label="Next certifications" {...scrollerProps(listId, 1)}>
            <ChevronRight aria-hidden />
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.ul
        id={listId}
        tabIndex={0}
        aria-labelledby="certifications"
        display="flex"
        gap="5"
        overflowX="auto"
        scrollBehavior="smooth"
        scrollSnapType="x mandatory"
        pb="3"
        listStyleType="none"
      >
        {shown.map(({ name }) => (
          <Card
            as="li"
            key={name}
            scrollSnapAlign="start"
            flex="0 0 min(19rem, 80vw)"
            display="flex"
            alignItems="center"
            gap="4"
            p="5"
            fontWeight="semibold"
          >
            <chakra.span color="spruce.600" flexShrink="0">
              <BadgeCheck aria-hidden size={32} />
            </chakra.span>
            {name}
          </Card>
        ))}
      </chakra.ul>
    </Section>
  );
}
