import { areToastsWanted, subscribeToToasts } from "@site/ui/lib/toasts.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { preloadable } from "../lib/hydration/preloadable.tsx";

const Notifications = preloadable<{ takesFocus: boolean }>(() => import("@site/ui/components/notifications.tsx"));

/** Loads the region named Notifications when there may be something to say, or when F8 asks for it. */
export function NotificationRegion() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, areToastsWanted, () => false);
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
