import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";

export interface Crumb {
  label: string;
  to?: string;
}

const CrumbLink = chakra(Link, { base: { textDecoration: "underline", textUnderlineOffset: "3px" } });

/** Where this page lies, the page itself last. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <chakra.nav aria-label="Breadcrumb" textStyle="small">
      <chakra.ol display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {crumbs.map(({ label, to }, index) => (
          <chakra.li key={label} display="flex" gap="2">
            {index > 0 && <span aria-hidden>/</span>}
            {to ? <CrumbLink to={to}>{label}</CrumbLink> : <span aria-current="page">{label}</span>}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
