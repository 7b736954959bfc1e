import { region } from "@site/company/places";
import { projects } from "@site/company/proof";
import { services } from "@site/company/services";
import { listNames } from "@site/core/contract/form";
import { SectionHeading } from "@site/ui/components/heading.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { CallToAction } from "../components/call-to-action.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { ProjectCards } from "../components/project-cards.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

/** All projects, service by service, the latest first. */
export default function Projects() {
  const title = `Our projects in ${region}`;
  usePageHead({ title });
  const latestFirst = (projects ?? []).toSorted((a, b) => b.finishedOn.localeCompare(a.finishedOn));
  const groups = listNames(services)
    .map((name) => ({ name, done: latestFirst.filter(({ service }) => service === name) }))
    .filter(({ done }) => done.length > 0);
  return (
    <>
      <PageHero title={title} lead="Before, after, and what it took." />
      {groups.map(({ name, done }) => (
        <Section key={name} labelledBy={`projects-${name}`}>
          <SectionHeading id={`projects-${name}`}>{services[name].name}</SectionHeading>
          <ProjectCards projects={done} />
        </Section>
      ))}
      <CallToAction title="Yours could be next" text="Tell us about your home. The estimate is free." />
    </>
  );
}
