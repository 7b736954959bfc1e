import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { Link } from "react-router-dom";

interface BreadcrumbProps {
  /** The page above this one. */
  parent: { label: string; to: string };
  /** This page. */
  label: string;
}

const CrumbLink = chakra(Link, { base: { textDecoration: "underline", textUnderlineOffset: "3px" } });

/** Where a page lies: below the home page and one more. */
export const Breadcrumb = ({ parent, label }: BreadcrumbProps) => (
  <chakra.nav aria-label="Breadcrumb" textStyle="small">
    <chakra.ol display="flex" flexWrap="wrap" gap="2" listStyleType="none">
      {[{ label: "Home", to: pages.home.path }, parent].map((crumb) => (
        <chakra.li key={crumb.to} display="flex" gap="2">
          <CrumbLink to={crumb.to}>{crumb.label}</CrumbLink>
          <span aria-hidden>/</span>
        </chakra.li>
      ))}
      <li>
        <span aria-current="page">{label}</span>
      </li>
    </chakra.ol>
  </chakra.nav>
);
