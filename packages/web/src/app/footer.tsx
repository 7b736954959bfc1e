import { chakra } from "@chakra-ui/react/styled-system";
import { hours } from "@site/company/hours";
import { loanTerms, priceRanges } from "@site/company/prices";
import { profile } from "@site/company/profile";
import { licenses, projects } from "@site/company/proof";
import { addressLine, directionsUrl } from "@site/core/business/profile";
import { pages, projectsPath } from "@site/core/site/pages";
import { moneyLinks } from "@site/core/site/prices";
import { Container } from "@site/ui/components/section.tsx";
import { memo } from "react";
import { HoursList } from "../components/hours-list.tsx";
import { countyLinks, FooterAnchor, FooterLinks, legalLinks } from "../components/links/footer-link.tsx";
import { PhoneLink } from "../components/links/phone-link.tsx";
import { Mark } from "../components/mark.tsx";
import { MapFrame } from "../components/media/map-frame.tsx";
import { mapEmbedAddress, mapPageAddress } from "../lib/location/map-address.ts";
import { filterEnabled, searchLink, serviceLinks } from "./site-links.ts";

const mapView = { ...profile.map, marker: profile.geo };

const columns = [
  {
    title: "Services",
    links: serviceLinks,
  },
  {
    title: "Your project",
    links: filterEnabled([
      { to: pages.quote.path, label: "Free Estimate" },
      { to: pages.chat.path, label: "Chat with us" },
      { to: pages.financing.path, label: "Financing" },
      { to: pages.warranty.path, label: "Warranty" },
      ...(priceRanges || loanTerms ? moneyLinks : []),
      { to: pages.faq.path, label: "FAQ" },
    ]),
  },
  {
    title: "Company",
    links: filterEnabled([
      { to: pages.about.path, label: "About" },
      { to: pages.staff.path, label: "Staff" },
      { to: pages.careers.path, label: "Careers" },
      { to: pages.contact.path, label: "Contact" },
      { to: pages.blog.path, label: "Articles" },
      { to: pages.gallery.path, label: "Gallery" },
      ...(projects ? [{ to: projectsPath, label: "Projects" }] : []),
      searchLink,
    ]),
  },
] as const;

const LinkColumn = ({ title, links }: (typeof columns)[number]) => (
  <chakra.div flex="1 1 8rem">
    <chakra.h2 textStyle="h4" mb="3">
      {title}
    </chakra.h2>
    <chakra.ul listStyleType="none">
      <FooterLinks links={links} />
    </chakra.ul>
  </chakra.div>
);

const Visit = () => (
  <chakra.div display="grid" gap="4" alignContent="start" flex="1.6 1 12rem">
    <chakra.p display="flex" alignItems="center" gap="3" fontFamily="heading" fontSize="h4" fontWeight="semibold">
      <Mark /> {profile.company}
    </chakra.p>
    <chakra.address fontStyle="normal">
      {addressLine(profile.showroom)}
      <br />
      <FooterAnchor href={directionsUrl(profile.showroom)} textDecoration="underline">
        Get directions
      </FooterAnchor>
    </chakra.address>
    <PhoneLink fontSize="h4" justifySelf="start" />
    <HoursList hours={hours.site} />
  </chakra.div>
);

/** The main footer: how to find and reach the company, and every page. */
export const Footer = memo(function Footer() {
  return (
    <chakra.footer bg="spruce.900" color="spruce.100" className="on-dark" pt="section" pb={{ base: "7rem", lg: "10" }}>
      <Container display={{ base: "grid", md: "flex" }} flexWrap="wrap" gap="10">
        <Visit />
        {columns.map((column) => (
          <LinkColumn key={column.title} {...column} />
        ))}
      </Container>
      <Container mt="12">
        <MapFrame
          title={`our ${profile.premises}, ${addressLine(profile.showroom)}`}
          src={mapEmbedAddress(mapView)}
          href={mapPageAddress(mapView)}
          height="500px"
        />
      </Container>
      <Container mt="8" pt="6" display="flex" flexWrap="wrap" justifyContent="space-between" gap="4" textStyle="small">
        <div>
          <p>© {profile.legalName}</p>
          {licenses
            ? licenses.map(({ name, number }) => (
                <p key={number}>
                  {name} {number}
                </p>
              ))
            : null}
        </div>
        <chakra.ul display="flex" flexWrap="wrap" gap="5" listStyleType="none">
          {profile.communitySites.map(({ label, url }) => (
            <li key={url}>
              <FooterAnchor href={url}>{label}</FooterAnchor>
            </li>
          ))}
          <FooterLinks links={[...countyLinks, ...legalLinks]} />
        </chakra.ul>
      </Container>
    </chakra.footer>
  );
});
