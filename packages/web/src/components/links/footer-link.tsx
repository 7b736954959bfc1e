import { chakra } from "@chakra-ui/react/styled-system";
import { counties } from "@site/company/places";
import { countyPath, pages } from "@site/core/site/pages";
import { Link } from "react-router-dom";

const look = { base: { display: "inline-block", py: "1", _hover: { textDecoration: "underline" } } } as const;

export const FooterLink = chakra(Link, look);

export const FooterAnchor = chakra("a", look);

export const legalLinks = [
  { to: pages.terms.path, label: "Terms" },
  { to: pages.privacy.path, label: "Privacy" },
  { to: pages.accessibility.path, label: "Accessibility" },
] as const;

export const countyLinks = Object.entries(counties).map(([slug, label]) => ({ to: countyPath(slug), label }));

export const FooterLinks = ({ links }: { links: readonly { to: string; label: string }[] }) =>
  links.map(({ to, label }) => (
    <li key={label}>
      <FooterLink to={to}>{label}</FooterLink>
    </li>
  ));
