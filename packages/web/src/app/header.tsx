import { chakra } from "@chakra-ui/react/styled-system";
import { hours } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { addressLine, directionsUrl, telUri } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { IconButton } from "@site/ui/components/button.tsx";
import { Container } from "@site/ui/components/section.tsx";
import { openerProps } from "@site/ui/lib/invokers.ts";
import { Menu, Phone } from "lucide-react";
import { memo } from "react";
import { Link, NavLink } from "react-router-dom";
import { PhoneLink } from "../components/links/phone-link.tsx";
import { QuoteLink } from "../components/links/quote-link.tsx";
import { Mark } from "../components/mark.tsx";
import { MobileDrawer, menuId } from "./mobile-drawer.tsx";
import { mainLinks, startLabel, utilityLinks } from "./site-links.ts";

/** Room for everything: the header's own width in the size of its text. A breakpoint of the screen does not know when
 * text alone is enlarged. */
const wide = "@container (min-width: 74rem)";
const onlyWide = (display: string) => ({ display: "none", [wide]: { display } });
const notWide = { display: "grid", [wide]: { display: "none" } };

const UtilityLink = chakra(Link, { base: { _hover: { textDecoration: "underline" } } });
const UtilityAnchor = chakra("a", { base: { _hover: { textDecoration: "underline" } } });

const MainLink = chakra(NavLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "12",
    px: "2",
    fontWeight: "semibold",
    borderBottomWidth: "3px",
    borderBottomColor: "transparent",
    _hover: { color: "spruce.700", borderBottomColor: "spruce.300" },
    "&[aria-current=page]": { borderBottomColor: "brick.600" },
  },
});

const UtilityBar = () => (
  <chakra.div bg="spruce.900" color="spruce.100" textStyle="small" className="on-dark" css={onlyWide("block")}>
    <Container display="flex" justifyContent="space-between" gap="6" py="2">
      <chakra.p>{hours.site.map(({ label, text }) => `${label} ${text}`).join(" · ")}</chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" gap="5" listStyleType="none">
        <li>
          <UtilityAnchor href={directionsUrl(profile.showroom)}>{addressLine(profile.showroom)}</UtilityAnchor>
        </li>
        {utilityLinks.map(({ to, label }) => (
          <li key={to}>
            <UtilityLink to={to}>{label}</UtilityLink>
          </li>
        ))}
        {profile.offersSite && (
          <li>
            <UtilityAnchor href={profile.offersSite.url}>{profile.offersSite.label}</UtilityAnchor>
          </li>
        )}
      </chakra.ul>
    </Container>
  </chakra.div>
);

const HomeLink = () => (
  <chakra.div flex="1 1 10rem" minW="0" overflowWrap="anywhere" css={{ [wide]: { flex: "0 1 auto" } }}>
    <Link to={pages.home.path}>
      <chakra.span display="flex" alignItems="center" gap="3" color="spruce.700">
        <Mark />
        <chakra.span
          fontFamily="heading"
          fontWeight="semibold"
          fontSize={{ base: "md", md: "lg" }}
          lineHeight="tight"
          maxW="15rem"
        >
          {profile.company}
        </chakra.span>
      </chakra.span>
    </Link>
  </chakra.div>
);

/** Phone, address, hours and the ways into the site; not rendered again when another page comes. On phones everything but
 * logo, phone and menu moves to the drawer. */
export const Header = memo(function Header() {
  return (
    <chakra.header
      bg="white"
      borderBottomWidth="1px"
      borderColor="snow.300"
      position="sticky"
      top="0"
      zIndex="sticky"
      containerType="inline-size"
    >
      <UtilityBar />
      <Container
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1"
        minH="4.5rem"
        css={{ [wide]: { flexWrap: "nowrap", gap: "4" } }}
      >
        <HomeLink />
        <chakra.nav aria-label="Main" css={onlyWide("block")} flex="1">
          <chakra.ul display="flex" justifyContent="center" gap="1" listStyleType="none">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <MainLink to={to}>{label}</MainLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        <chakra.div css={onlyWide("flex")} alignItems="center" gap="4" whiteSpace="nowrap">
          <PhoneLink fontSize="lg" color="spruce.700" textDecoration="none" />
          <QuoteLink variant="solid">{startLabel}</QuoteLink>
        </chakra.div>
        <chakra.a
          href={telUri(profile.phone)}
          data-phone
          aria-label={`Call ${profile.phone}`}
          css={notWide}
          placeItems="center"
          w="12"
          h="12"
          color="spruce.800"
        >
          <Phone aria-hidden />
        </chakra.a>
        <IconButton aria-label="Menu" color="spruce.800" css={notWide} {...openerProps(menuId)}>
          <Menu aria-hidden />
        </IconButton>
        <MobileDrawer />
      </Container>
    </chakra.header>
  );
});
