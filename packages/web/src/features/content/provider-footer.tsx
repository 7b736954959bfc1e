import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { addressLine, directionsUrl } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { Container } from "@site/ui/components/section.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { Children, type ReactNode } from "react";
import { countyLinks, FooterLink, FooterLinks, legalLinks } from "../../components/links/footer-link.tsx";
import { PhoneLink } from "../../components/links/phone-link.tsx";

const location = profile.secondLocation ?? { address: profile.showroom, phone: profile.phone };

function Column({ title, children }: { title: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <div>
      <chakra.h2 textStyle="h4" mb="3">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none">{children}</chakra.ul>
    </div>
  );
}

/** The footer of the provider's pages: another phone and address, service requests, counties, social networks. */
export default function ProviderFooter() {
  return (
    <chakra.footer bg="spruce.900" color="spruce.100" className="on-dark" pt="section" pb={{ base: "7rem", lg: "10" }}>
      <Container display="grid" gap="10" gridTemplateColumns={{ base: "1fr", md: "1.4fr repeat(3, 1fr)" }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <chakra.p fontFamily="heading" fontSize="h4" fontWeight="semibold">
            {profile.company}
          </chakra.p>
          <chakra.address fontStyle="normal">
            {addressLine(location.address)}
            <br />
            <Anchor href={directionsUrl(location.address)}>Get directions</Anchor>
          </chakra.address>
          <PhoneLink phone={location.phone} fontSize="h4" justifySelf="start" />
        </chakra.div>
        <Column title="Service">
          <li>
            <FooterLink to={pages.serviceRequest.path}>Request service</FooterLink>
          </li>
          <li>
            <FooterLink to={pages.serviceRequest.path}>Service under warranty</FooterLink>
          </li>
        </Column>
        {countyLinks.length > 0 && (
          <Column title="Where we work">
            <FooterLinks links={countyLinks} />
          </Column>
        )}
        <Column title="Follow us">
          {profile.social.map(({ label, url }) => (
            // Without an address the name stands alone: an empty anchor leads nowhere.
            <li key={label}>{url ? <chakra.a href={url}>{label}</chakra.a> : label}</li>
          ))}
        </Column>
      </Container>
      <Container mt="8" pt="6" display="flex" flexWrap="wrap" justifyContent="space-between" gap="4" textStyle="small">
        <p>© {profile.legalName}</p>
        <chakra.ul display="flex" flexWrap="wrap" gap="5" listStyleType="none">
          <FooterLinks links={legalLinks} />
        </chakra.ul>
      </Container>
    </chakra.footer>
  );
}
