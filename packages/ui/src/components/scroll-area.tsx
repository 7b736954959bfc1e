import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useEffect, useReducer, useRef } from "react";

/** How long the scrollbar stays after the last scroll, ms. */
const hideDelay = 600;
const scrollEnd = 100;

type ScrollbarState = "hidden" | "scrolling" | "interacting" | "idle";
type ScrollbarEvent = "scroll" | "scroll-end" | "enter" | "leave" | "timeout";

const transitions: Record<ScrollbarState, Partial<Record<ScrollbarEvent, ScrollbarState>>> = {
  hidden: { scroll: "scrolling", enter: "interacting" },
  scrolling: { "scroll-end": "idle", enter: "interacting" },
  interacting: { leave: "idle" },
  idle: { scroll: "scrolling", enter: "interacting", timeout: "hidden" },
};

const next = (state: ScrollbarState, event: ScrollbarEvent): ScrollbarState => transitions[state][event] ?? state;

const Viewport = chakra("div", {
  base: {
    // Holds what is placed in it: else a hidden box far down, focused, scrolls whatever is around.
    position: "relative",
    overflowY: "auto",
    overscrollBehavior: "contain",
    minH: "0",
    scrollbarWidth: "thin",
    scrollbarColor: "var(--s-colors-snow-500) transparent",
    "&[data-scrollbar=hidden]": { scrollbarColor: "transparent transparent" },
    "@media (prefers-contrast: more), (forced-colors: active)": { scrollbarColor: "auto" },
  },
});

/** Scrolls its content by wheel, touch and keys; the bar shows while it is scrolled or pointed at. */
export function ScrollArea(props: ComponentProps<typeof Viewport>) {
  const [state, send] = useReducer(next, "hidden");
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(end.current), []);
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => send("timeout"), hideDelay);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Viewport
      tabIndex={0}
      {...props}
      data-scrollbar={state}
      onScroll={() => {
        send("scroll");
        clearTimeout(end.current);
        end.current = setTimeout(() => send("scroll-end"), scrollEnd);
      }}
      onPointerEnter={() => send("enter")}
      onPointerLeave={() => send("leave")}
    />
  );
}
