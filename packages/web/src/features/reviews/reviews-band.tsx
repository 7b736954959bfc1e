import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { Section } from "@site/ui/components/section.tsx";
import { TextLink } from "@site/ui/components/text-link.tsx";
import { ReviewsSlot } from "./reviews-slot.tsx";

/** The reviews as a part of another page: a carousel and the way to all of them. */
export const ReviewsBand = () => (
  <Section labelledBy="reviews" title="What homeowners say" tone="white">
    <ReviewsSlot />
    <chakra.p mt="4">
      <TextLink to={pages.testimonials.path}>Read all reviews</TextLink>
    </chakra.p>
  </Section>
);
