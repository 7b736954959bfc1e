import { region } from "@site/company/places";
import { projects } from "@site/company/proof";
import { Section } from "@site/ui/components/section.tsx";
import { CallToAction } from "../components/call-to-action.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { ProjectCards } from "../components/project-cards.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Projects() {
  const title = `Our projects in ${region}`;
  usePageHead({ title });
  const latestFirst = (projects ?? []).toSorted((a, b) => b.finishedOn.localeCompare(a.finishedOn));
  return (
    <>
      <PageHero title={title} lead="Before, after, and what it took." />
      <Section labelledBy="projects" title="What we have done">
        <ProjectCards projects={latestFirst} />
      </Section>
      <CallToAction title="Yours could be next" text="Tell us about your home. The estimate is free." />
    </>
  );
}
