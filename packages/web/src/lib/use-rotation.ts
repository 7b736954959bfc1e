import { listenTo } from "@site/ui/lib/listen-to.ts";
import { useEffect, useState } from "react";

/** Without a touch or key for this long, what rotates goes to sleep, ms. */
const autoSleep = 120_000;

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Shows one of several things after the other. Stops on request, rests under a pointer or focus, stands still where
 * motion is reduced (WCAG 2.2.2), and goes to sleep when nobody has touched the page for a while.
 * @param interval ms */
export function useRotation(count: number, interval: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isAsleep, setAsleep] = useState(false);

  useEffect(() => {
    if (window.matchMedia(reducedMotion).matches) setPaused(true);
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setAsleep(false);
      timer = setTimeout(() => setAsleep(true), autoSleep);
    };
    wake();
    const stopListening = listenTo(window, ["pointerdown", "keydown"], wake, { passive: true });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);

  useEffect(() => {
    if (isPaused || isPointedAt || hasFocus || isAsleep || count < 2) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), interval);
    return () => clearInterval(timer);
  }, [isPaused, isPointedAt, hasFocus, isAsleep, count, interval]);

  return {
    index: count === 0 ? 0 : index % count,
    isPaused,
    show: setIndex,
    togglePaused: () => setPaused((paused) => !paused),
    /** Spread on the rotating element: it rests while it is pointed at or holds focus. */
    hold: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
