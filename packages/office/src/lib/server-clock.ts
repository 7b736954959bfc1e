import { useEffect, useState } from "react";

/** How far the clock of this device is behind the server's, ms. */
let behind = 0;

/** Sets the clock by the header of an answer, which tells whole seconds. */
export function keepServerTime({ headers }: Response): void {
  const at = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(at)) return;
  const found = at - Date.now();
  behind = Math.abs(found) < 2000 ? 0 : found;
}

/** The time by the server's clock, ms: promises and delays are counted by it, however wrong a phone's own clock is. */
export const serverNow = (): number => Date.now() + behind;

/** How often what is counted by the clock is drawn anew, ms. */
const tick = 15_000;

/** The same time for what is on the screen, which moves with it: answers that bring nothing new draw nothing. */
export function useNow(): number {
  const [, draw] = useState(0);
  useEffect(() => {
    const move = () => draw(serverNow());
    const timer = setInterval(move, tick);
    document.addEventListener("visibilitychange", move);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", move);
    };
  }, []);
  return serverNow();
}
