import { useEffect, useEffectEvent } from "react";
import { listenTo } from "./listen-to.ts";

/** Tells of every key that is pressed on the page while the component is there. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(press);
  useEffect(() => listenTo(document, ["keydown"], (event: KeyboardEvent) => latest(event)), []);
}
