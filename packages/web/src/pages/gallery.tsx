import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { pages } from "@site/core/site/pages";
import { Grid } from "@site/ui/components/card.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { CallToAction } from "../components/call-to-action.tsx";
import { BeforeAfter } from "../components/media/before-after.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { ServiceCards } from "../components/service-cards.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Gallery() {
  usePageHead(pages.gallery);
  return (
    <>
      <PageHero title="Project gallery" lead="Before and after. Drag to compare." />
      <Section labelledBy="projects" title="Before and after">
        {profile.gallery.length > 0 ? (
          <Grid columns={2}>
            {profile.gallery.map((project) => (
              <BeforeAfter key={project.title} {...project} />
            ))}
          </Grid>
        ) : (
          <chakra.p textStyle="lead">Project photos are being added.</chakra.p>
        )}
      </Section>
      <Section labelledBy="services" title="Find your project" tone="snow">
        <ServiceCards />
      </Section>
      <CallToAction
        title="Would you like to see more?"
        text={`Ask us for references near you, or visit the ${profile.premises}.`}
      />
    </>
  );
}
