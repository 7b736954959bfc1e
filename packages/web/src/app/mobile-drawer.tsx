import { chakra } from "@chakra-ui/react/styled-system";
import { hours } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { addressLine, directionsUrl } from "@site/core/business/profile";
import { Modal } from "@site/ui/components/modal.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { NavLink } from "react-router-dom";
import { ChatLink } from "../components/links/chat-link.tsx";
import { CallButton } from "../components/links/phone-link.tsx";
import { QuoteLink, useQuotePath } from "../components/links/quote-link.tsx";
import { mainLinks, searchLink, startLabel, utilityLinks } from "./site-links.ts";

const link = {
  base: {
    display: "flex",
    alignItems: "center",
    minH: "12",
    fontWeight: "semibold",
    borderBottomWidth: "1px",
    borderColor: "snow.300",
    "&[aria-current=page]": { color: "brick.600" },
  },
} as const;
const DrawerLink = chakra(NavLink, link);
const DrawerAnchor = chakra("a", link);

export const menuId = "menu";

export const MobileDrawer = () => (
  <Modal id={menuId} size="side" title="Menu" closeLabel="Close menu">
    <chakra.div display="grid" gap="3" mb="6">
      <QuoteLink variant="action">Free Consultation</QuoteLink>
      <ChatLink variant="solid">Chat With Agent</ChatLink>
      <CallButton variant="outline" hasIcon={false} />
    </chakra.div>
    <nav aria-label="Mobile">
      {[...mainLinks, { to: useQuotePath(), label: startLabel }, ...utilityLinks, searchLink].map(({ to, label }) => (
        <DrawerLink key={label} to={to}>
          {label}
        </DrawerLink>
      ))}
      {profile.offersSite && <DrawerAnchor href={profile.offersSite.url}>{profile.offersSite.label}</DrawerAnchor>}
    </nav>
    <chakra.div mt="6" textStyle="small" color="inkMuted" display="grid" gap="2">
      <Anchor href={directionsUrl(profile.showroom)}>{addressLine(profile.showroom)}</Anchor>
      {hours.site.map(({ label, text }) => (
        <p key={label}>
          {label} {text}
        </p>
      ))}
    </chakra.div>
  </Modal>
);
