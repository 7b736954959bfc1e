import { type ReactNode, useContext, useDeferredValue } from "react";
import { UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext } from "react-router-dom";

/** What stands around the pages. On the way to another one it stays at the place that is left until the next page's head is
 * drawn: its sixty links all ask the router where they are, which takes a phone as long as the head. Its children have
 * to be remembered (`memo`). */
export function DeferredLocation({ children }: { children: ReactNode }) {
  const location = useDeferredValue(useContext(LocationContext));
  const route = useDeferredValue(useContext(RouteContext));
  return (
    <LocationContext value={location}>
      <RouteContext value={route}>{children}</RouteContext>
    </LocationContext>
  );
}
