import { useEffect, useEffectEvent } from "react";

/** Tells of every key that is pressed on the page while the component is there. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(press);
  useEffect(() => {
    const tell = (event: KeyboardEvent) => latest(event);
    document.addEventListener("keydown", tell);
    return () => document.removeEventListener("keydown", tell);
  }, []);
}
