import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { SkipLink } from "@site/ui/components/skip-link.tsx";
import { areToastsWanted, subscribeToToasts } from "@site/ui/lib/toasts.ts";
import { useKeys } from "@site/ui/lib/use-keys.ts";
import { memo, type ReactNode, useContext, useDeferredValue, useState, useSyncExternalStore } from "react";
import {
  UNSAFE_LocationContext as LocationContext,
  Outlet,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
} from "react-router-dom";
import { ChatDock } from "../features/chat/chat-dock.tsx";
import { preloadable } from "../lib/hydration/preloadable.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileBar } from "./mobile-bar.tsx";
import { NavigationEffects } from "./navigation.tsx";
import { getRoute } from "./routes.tsx";

/** What stands around the pages. On the way to another one it stays at the place that is left until the next page's head is
 * drawn: its sixty links all ask the router where they are, which takes a phone as long as the head. Its children have
 * to be remembered (`memo`). */
function DeferredLocation({ children }: { children: ReactNode }) {
  const location = useDeferredValue(useContext(LocationContext));
  const route = useDeferredValue(useContext(RouteContext));
  return (
    <LocationContext value={location}>
      <RouteContext value={route}>{children}</RouteContext>
    </LocationContext>
  );
}

const Notifications = preloadable<{ takesFocus: boolean }>(() => import("@site/ui/components/notifications.tsx"));

/** Loads the region named Notifications when there may be something to say, or when F8 asks for it. */
function NotificationRegion() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, areToastsWanted, () => false);
  const [isAsked, setAsked] = useState(false);
  useKeys(({ key }) => {
    if (key === "F8") setAsked(true);
  });
  return isNeeded || isAsked ? <Notifications takesFocus={isAsked && !isNeeded} /> : null;
}

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
      <SkipLink />
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
