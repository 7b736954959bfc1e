import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { underlined } from "@site/ui/components/text-link.tsx";
import { Link } from "react-router-dom";

const CrumbLink = chakra(Link, { base: underlined });

export const Breadcrumb = ({ parent, label }: { parent: { label: string; to: string }; label: string }) => (
  <chakra.nav aria-label="Breadcrumb" textStyle="small">
    <chakra.ol display="flex" flexWrap="wrap" gap="2" listStyleType="none">
      <li>
        <CrumbLink to={pages.home.path}>Home</CrumbLink>
      </li>
      <chakra.li display="flex" gap="2">
        <span aria-hidden>/</span>
        <CrumbLink to={parent.to}>{parent.label}</CrumbLink>
      </chakra.li>
      <chakra.li display="flex" gap="2">
        <span aria-hidden>/</span>
        <span aria-current="page">{label}</span>
      </chakra.li>
    </chakra.ol>
  </chakra.nav>
);
