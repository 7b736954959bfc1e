import { chakra } from "@chakra-ui/react/styled-system";
import { hours } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { badges, mapNote } from "@site/company/site-texts";
import { addressLine, directionsUrl, premisesTitle } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { Columns, Container, Section, SectionHeading } from "@site/ui/components/section.tsx";
import { Anchor, TextLink } from "@site/ui/components/text-link.tsx";
import { Clock, Mail, MapPin, Phone, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { GetStarted } from "../components/contact-actions.tsx";
import { HoursList } from "../components/hours-list.tsx";
import { PhoneLink } from "../components/links/phone-link.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

const Fact = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <chakra.div display="flex" gap="4">
    <chakra.span color="brick.600" mt="1">
      {icon}
    </chakra.span>
    <div>
      <chakra.h3 textStyle="h4">{title}</chakra.h3>
      {children}
    </div>
  </chakra.div>
);

export default function Contact() {
  usePageHead(pages.contact);
  return (
    <>
      <PageHero
        title="Talk to us"
        lead="Call, chat, write or come by. You'll talk to people who do this work."
        scene="/illustrations/scene-about.svg"
      />
      <Container pt="section">
        <GetStarted badges={badges.contact} />
      </Container>
      <Section labelledBy="reach">
        <Columns wide="1fr 1fr">
          <div>
            <SectionHeading id="reach" title="How to reach us" />
            <chakra.div display="grid" gap="6">
              <Fact icon={<MapPin aria-hidden />} title={premisesTitle}>
                <Anchor href={directionsUrl(profile.showroom)}>{addressLine(profile.showroom)}</Anchor>
              </Fact>
              <Fact icon={<Phone aria-hidden />} title="Phone">
                <PhoneLink />
              </Fact>
              {profile.email && (
                <Fact icon={<Mail aria-hidden />} title="Email">
                  <Anchor href={`mailto:${profile.email}`}>{profile.email}</Anchor>
                </Fact>
              )}
              <Fact icon={<Clock aria-hidden />} title="Business hours">
                <HoursList hours={hours.contact} />
              </Fact>
              <Fact icon={<Wrench aria-hidden />} title="Something we put in needs service?">
                <TextLink to={pages.serviceRequest.path}>{pages.serviceRequest.title}</TextLink>
              </Fact>
            </chakra.div>
            {profile.social.length > 0 && (
              <chakra.p mt="8">
                Follow us on{" "}
                {profile.social.map(({ label, url }, index) => (
                  <span key={url}>
                    {index > 0 && " and "}
                    <Anchor href={url} rel="me">
                      {label}
                    </Anchor>
                  </span>
                ))}
              </chakra.p>
            )}
          </div>
          {mapNote && (
            <chakra.div
              display="grid"
              placeItems="center"
              minH="22rem"
              bg="snow.100"
              borderWidth="1px"
              borderColor="snow.300"
              borderRadius="md"
              textStyle="h3"
              color="inkMuted"
            >
              {mapNote}
            </chakra.div>
          )}
        </Columns>
      </Section>
    </>
  );
}
