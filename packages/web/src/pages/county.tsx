import { counties } from "@site/company/places";
import { profile } from "@site/company/profile";
import { projects } from "@site/company/proof";
import { heroes } from "@site/company/site-texts";
import { addressLine } from "@site/core/business/profile";
import { formatServices } from "@site/core/catalogue/options";
import { Section } from "@site/ui/components/section.tsx";
import { useLocation } from "react-router-dom";
import { CallToAction } from "../components/call-to-action.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { ClaimRow, PageHero } from "../components/page-hero.tsx";
import { ProjectCards } from "../components/project-cards.tsx";
import { ServiceCards } from "../components/service-cards.tsx";
import { missingHead, usePageHead } from "../lib/use-page-head.ts";

const isCounty = (text: string | undefined): text is keyof typeof counties =>
  text !== undefined && Object.hasOwn(counties, text);

/** One template for the county pages: towns are named only when the business confirms them. */
export default function County() {
  const county = useLocation().pathname.split("/").at(-1);
  const name = isCounty(county) ? counties[county] : undefined;
  usePageHead(name ? { title: `Home improvement in ${name}` } : missingHead());
  const here = projects ? projects.filter((project) => project.county === county) : [];
  if (!name) return <NotFoundNotice />;
  return (
    <>
      <PageHero
        title={`Home improvement in ${name}`}
        lead={`${formatServices(true)} for homes in ${name}, from our ${profile.premises} at ${addressLine(profile.showroom)}.`}
        scene="/illustrations/scene-home.svg"
      >
        <ClaimRow claims={heroes.county.claims} />
      </PageHero>
      <Section labelledBy="services" title={`What we do in ${name}`}>
        <ServiceCards />
      </Section>
      {projects && here.length > 0 && (
        <Section labelledBy="projects" title={`What we have done in ${name}`} tone="snow">
          <ProjectCards projects={here} />
        </Section>
      )}
      <CallToAction title="Is your home in our area?" text="Tell us the town and we will tell you right away." />
    </>
  );
}
