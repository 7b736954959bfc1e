import { pages } from "@site/core/site/pages";
import { CallToAction } from "../components/call-to-action.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Testimonials() {
  usePageHead(pages.testimonials);
  return (
    <>
      <PageHero title="What homeowners say" lead="Reviews from our Google profile, newest first." />
      <CallToAction title="Your home could be next" text="Start with a free estimate." />
    </>
  );
}
