import { useEffect, useState, useSyncExternalStore } from "react";
import { preloadable } from "../lib/preloadable.tsx";
import { currentToasts, subscribeToToasts } from "../lib/toasts.ts";

const Notifications = preloadable<{ takesFocus: boolean }>(() => import("../components/notifications.tsx"));

const hasToast = (): boolean => currentToasts().length > 0;

/** Loads the region named Notifications when there is something to say, or when F8 asks for it. */
export function NotificationRegion() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToast, () => false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "F8") setAsked(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return isNeeded || isAsked ? <Notifications takesFocus={isAsked && !isNeeded} /> : null;
}
