import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { heroes } from "@site/company/site-texts";
import { pages } from "@site/core/site/pages";
import { Section } from "@site/ui/components/section.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { CallToAction } from "../components/call-to-action.tsx";
import { PageHero } from "../components/page-hero.tsx";
import Reviews from "../features/reviews/reviews.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

/** /testimonials: every review, with a way to where they come from. */
export default function Testimonials() {
  usePageHead(pages.testimonials);
  const { reviewsSource } = profile;
  return (
    <>
      <PageHero title="What homeowners say" lead={heroes.testimonials.lead} />
      <Section labelledBy="all-reviews">
        <chakra.h2 id="all-reviews" textStyle="h2" mb="2">
          All reviews
        </chakra.h2>
        {reviewsSource && (
          <chakra.p mb="6">
            Read them at the source: <Anchor href={reviewsSource.url}>{reviewsSource.label}</Anchor>
          </chakra.p>
        )}
        <chakra.div data-reviews="grid" minH="100vh">
          <Reviews mode="grid" />
        </chakra.div>
      </Section>
      <CallToAction title="Your home could be next" text="Start with a free estimate." />
    </>
  );
}
