import { Drawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react/styled-system";
import { hours } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { addressLine, directionsUrl } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { drawerRecipe } from "@site/ui/theme/overlay-recipes.ts";
import { MessageCircle, X } from "lucide-react";
import { NavLink } from "react-router-dom";
import { CallButton } from "../components/phone-link.tsx";
import { mainLinks, startLabel, utilityLinks } from "./site-links.ts";

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

interface MobileDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function MobileDrawer({ isOpen, onClose }: MobileDrawerProps) {
  return (
    <Drawer.Root recipe={drawerRecipe} open={isOpen} onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Menu</Drawer.Title>
              <Drawer.CloseTrigger aria-label="Close menu">
                <X aria-hidden />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <chakra.div display="grid" gap="3" mb="6">
                <ButtonLink to={pages.quote.path} variant="action" onClick={onClose}>
                  Free Consultation
                </ButtonLink>
                <ButtonLink to={pages.chat.path} variant="solid" onClick={onClose}>
                  <MessageCircle aria-hidden size={20} /> Chat With Agent
                </ButtonLink>
                <CallButton variant="outline">Call {profile.phone}</CallButton>
              </chakra.div>
              <nav aria-label="Mobile">
                {[...mainLinks, { to: pages.quote.path, label: startLabel }, ...utilityLinks].map(({ to, label }) => (
                  <DrawerLink key={label} to={to} onClick={onClose}>
                    {label}
                  </DrawerLink>
                ))}
                {profile.offersSite && (
                  <DrawerAnchor href={profile.offersSite.url}>{profile.offersSite.label}</DrawerAnchor>
                )}
              </nav>
              <chakra.div mt="6" textStyle="small" color="inkMuted" display="grid" gap="2">
                <chakra.a href={directionsUrl(profile.showroom)} textDecoration="underline">
                  {addressLine(profile.showroom)}
                </chakra.a>
                {hours.site.map(({ label, text }) => (
                  <p key={label}>
                    {label} {text}
                  </p>
                ))}
              </chakra.div>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
