import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { memo } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ChatDock } from "../features/chat/chat-dock.tsx";
import { DeferredLocation } from "./deferred-location.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileBar } from "./mobile-bar.tsx";
import { NavigationEffects } from "./navigation.tsx";
import { NotificationRegion } from "./notification-region.tsx";
import { getRoute } from "./routes.tsx";

const SkipLink = chakra("a", {
  base: {
    position: "absolute",
    left: "4",
    top: "0",
    transform: "translateY(-100%)",
    zIndex: "toast",
    px: "5",
    py: "3",
    bg: "white",
    color: "spruce.700",
    fontWeight: "bold",
    _focus: { top: "2", transform: "none" },
  },
});

const isChatPath = (pathname: string): boolean => pathname === pages.home.path || pathname === pages.chat.path;

const Below = memo(function Below() {
  const { pathname } = useLocation();
  const isChatScreen = isChatPath(pathname);
  const { Footer: PageFooter = Footer } = getRoute(pathname);
  return (
    <>
      <PageFooter />
      {!isChatScreen && <ChatDock />}
      <MobileBar isChatScreen={isChatScreen} />
    </>
  );
});

export function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <DeferredLocation>
        <Header />
      </DeferredLocation>
      {/* The room that it keeps beside the dock changes with the page at once; the dock itself comes and goes afterwards. */}
      <chakra.main id="main" minH="60vh" data-beside-dock={isChatPath(pathname) ? undefined : ""}>
        <Outlet />
      </chakra.main>
      <DeferredLocation>
        <Below />
      </DeferredLocation>
      <NavigationEffects />
      <NotificationRegion />
    </>
  );
}
