import { chakra } from "@chakra-ui/react/styled-system";
import { reasons, story } from "@site/company/about";
import { serviceTowns } from "@site/company/places";
import { profile } from "@site/company/profile";
import { crew, insurances, licenses } from "@site/company/proof";
import type { CrewMember, Insurance, License } from "@site/company/schema";
import { heroes } from "@site/company/site-texts";
import { addressLine, directionsUrl } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { ButtonAnchor } from "@site/ui/components/button.tsx";
import { Card, Grid } from "@site/ui/components/card.tsx";
import { Columns, Section, SectionHeading, Small } from "@site/ui/components/section.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { MapPin } from "lucide-react";
import { CallToAction } from "../components/call-to-action.tsx";
import { PhoneLink } from "../components/links/phone-link.tsx";
import { Picture } from "../components/media/picture.tsx";
import { Video } from "../components/media/video.tsx";
import { ClaimRow, PageHero } from "../components/page-hero.tsx";
import { Point } from "../components/point.tsx";
import { ServiceCards } from "../components/service-cards.tsx";
import { longDate } from "../lib/dates.ts";
import { usePageHead } from "../lib/use-page-head.ts";

const Crew = ({ crew }: { crew: readonly CrewMember[] }) => (
  <Section labelledBy="crew" title="Who comes to your home" tone="white">
    <Grid as="ul" columns={3} listStyleType="none">
      {crew.map(({ name, role, since, photo }) => (
        <chakra.li key={name} display="flex" gap="4" alignItems="center">
          {photo && (
            <Picture
              src={photo}
              alt=""
              size={[240, 240]}
              w="6rem"
              h="6rem"
              flexShrink="0"
              borderRadius="full"
              objectFit="cover"
            />
          )}
          <div>
            <chakra.p textStyle="h4">{name}</chakra.p>
            <p>{role}</p>
            <Small>With us since {since}</Small>
          </div>
        </chakra.li>
      ))}
    </Grid>
  </Section>
);

const Papers = ({ licenses, insurances }: { licenses: readonly License[]; insurances: readonly Insurance[] }) => (
  <Section
    labelledBy="papers"
    title="Licenses and insurance"
    lead="Check them before you sign with anybody, us included."
  >
    <chakra.dl display="grid" gap="6" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}>
      {licenses.map(({ name, number, issuer, lookup }) => (
        <div key={number}>
          <chakra.dt textStyle="h4">{name}</chakra.dt>
          <dd>No. {number}</dd>
          <chakra.dd color="inkMuted">
            {issuer}
            {lookup && (
              <>
                {", "}
                <Anchor href={lookup}>look it up</Anchor>
              </>
            )}
          </chakra.dd>
        </div>
      ))}
      {insurances.map(({ kind, insurer, until }) => (
        <div key={kind}>
          <chakra.dt textStyle="h4">{kind} insurance</chakra.dt>
          <dd>{insurer}</dd>
          <chakra.dd color="inkMuted">
            Through <time dateTime={until}>{longDate(until)}</time>
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  </Section>
);

const Showroom = () => (
  <Card p={{ base: "6", md: "8" }} display="grid" gap="4" justifyItems="start">
    <chakra.h3 textStyle="h3">Visit our {profile.premises}</chakra.h3>
    <chakra.address fontStyle="normal">{addressLine(profile.showroom)}</chakra.address>
    <PhoneLink fontSize="lg" />
    <ButtonAnchor href={directionsUrl(profile.showroom)} variant="outline">
      <MapPin aria-hidden size={20} /> Get directions
    </ButtonAnchor>
  </Card>
);

export default function About() {
  usePageHead(pages.about);
  const { about: video } = profile.videos;
  return (
    <>
      <PageHero title={heroes.about.title} lead={heroes.about.lead} scene="/illustrations/scene-about.svg">
        <ClaimRow claims={heroes.about.claims} />
      </PageHero>
      <Section labelledBy="story" tone="white">
        <Columns gap={{ base: "8", lg: "16" }} wide="1fr 1fr">
          <div>
            <SectionHeading id="story" title={story.heading} />
            <chakra.div display="grid" gap="4" maxW="prose">
              {story.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </chakra.div>
          </div>
          {video && <Video video={video} />}
        </Columns>
      </Section>
      <Section labelledBy="services" title="What we do">
        <ServiceCards />
      </Section>
      <Section labelledBy="reasons" title={heroes.about.reasons} tone="snow">
        <Grid columns={3}>
          {reasons.map(({ title, text }) => (
            <Point key={title} title={title} text={text} />
          ))}
        </Grid>
      </Section>
      {crew && <Crew crew={crew} />}
      {(licenses || insurances) && <Papers licenses={licenses ?? []} insurances={insurances ?? []} />}
      <Section labelledBy="area">
        <Columns gap={{ base: "8", lg: "16" }} wide="1.4fr 1fr">
          <div>
            <SectionHeading id="area" title="Where we work" lead="These towns and nearby ones." />
            <chakra.ul
              display="grid"
              gap="3"
              listStyleType="none"
              gridTemplateColumns={{ base: "1fr 1fr", sm: "repeat(3, 1fr)" }}
            >
              {serviceTowns.map((town) => (
                <chakra.li key={town} display="flex" gap="2" alignItems="center">
                  <chakra.span color="brick.600">
                    <MapPin aria-hidden size={18} />
                  </chakra.span>
                  {town}
                </chakra.li>
              ))}
            </chakra.ul>
          </div>
          <Showroom />
        </Columns>
      </Section>
      <CallToAction title="Tell us about your home" text="Estimates are free. So is advice." />
    </>
  );
}
