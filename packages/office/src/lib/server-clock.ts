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
