import { chakra } from "@chakra-ui/react/styled-system";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type PointerEvent, useEffect, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { listenTo } from "../lib/listen-to.ts";
import {
  currentToasts,
  dismissToast,
  notificationsId,
  subscribeToToasts,
  type Toast,
  toastDuration,
  toastSwipeThreshold,
} from "../lib/toasts.ts";
import { useKeys } from "../lib/use-keys.ts";

/** Closes a toast after its time, or at a swipe to the right. */
function useDismissal(id: number) {
  const [isHeld, setHeld] = useState(false);
  const start = useRef<number | undefined>(undefined);
  const [shift, setShift] = useState(0);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), toastDuration);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  // Nobody should have to race a clock: the timer rests while the toast is pointed at or holds focus (WCAG 2.2.1).
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    style: { transform: `translateX(${shift}px)`, touchAction: "pan-y" },
    onFocus: hold,
    onBlur: release,
    onPointerLeave: release,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    // Not at its entry: under a pointer at rest a new toast would stay, and cover what lies there.
    onPointerMove: (event: PointerEvent) => {
      hold();
      if (start.current !== undefined) setShift(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== undefined && event.clientX - start.current >= toastSwipeThreshold) dismissToast(id);
      start.current = undefined;
      setShift(0);
    },
  };
}

function ToastCard({ id, title, description, variant }: Toast) {
  const isError = variant === "destructive";
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <chakra.div
      role={isError ? "alert" : "status"}
      data-variant={variant}
      display="flex"
      gap="3"
      p="4"
      bg={isError ? "error" : "spruce.800"}
      color="white"
      borderRadius="md"
      boxShadow="overlay"
      className="on-dark"
      {...useDismissal(id)}
    >
      <Icon aria-hidden size={22} style={{ flexShrink: 0, marginTop: 2 }} />
      <chakra.div flex="1">
        <chakra.p fontWeight="bold">{title}</chakra.p>
        {description && <chakra.p textStyle="small">{description}</chakra.p>}
      </chakra.div>
      <chakra.button
        type="button"
        aria-label="Close notification"
        onClick={() => dismissToast(id)}
        minW="6"
        minH="6"
        cursor="pointer"
      >
        <X aria-hidden size={20} />
      </chakra.button>
    </chakra.div>
  );
}

/** The region named Notifications: F8 moves focus into it, one toast at a time stands in it. */
export default function Notifications({ takesFocus }: { takesFocus: boolean }) {
  const region = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  useEffect(() => {
    if (takesFocus) region.current?.focus();
  }, [takesFocus]);
  useKeys(({ key }) => {
    if (key === "F8") region.current?.focus();
  });
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => listenTo(document, ["close"], look, { capture: true }), []);
  // An open dialog makes the rest of the page inert: then they stand in it.
  const place = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.getElementById(notificationsId);
  if (!place) return null;
  return createPortal(
    <chakra.section
      ref={region}
      aria-label="Notifications"
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      right="4"
      top={{ base: "2", md: "auto" }}
      bottom={{ md: "4" }}
      width="min(24rem, calc(100vw - 2rem))"
    >
      {toasts
        .filter(({ isOpen }) => isOpen)
        .map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
    </chakra.section>,
    place,
  );
}
