import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { Link } from "react-router-dom";

export const FooterLink = chakra(Link, {
  base: { display: "inline-block", py: "1", _hover: { textDecoration: "underline" } },
});

const legalLinks = [
  { to: pages.terms.path, label: "Terms" },
  { to: pages.privacy.path, label: "Privacy" },
  { to: pages.accessibility.path, label: "Accessibility" },
] as const;

export const LegalLinks = () =>
  legalLinks.map(({ to, label }) => (
    <li key={to}>
      <FooterLink to={to}>{label}</FooterLink>
    </li>
  ));
