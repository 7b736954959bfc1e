import type { ApiEvent } from "./api.ts";

type CookieEvent = Pick<ApiEvent, "cookies" | "headers">;

const isHttps = ({ headers }: CookieEvent): boolean => headers["x-forwarded-proto"]?.split(",")[0] === "https";

/** By https the browser sends a cookie of this name to our host only, and takes it from nobody else. */
const getName = (event: CookieEvent, name: string): string => (isHttps(event) ? `__Host-${name}` : name);

export function hostCookie(event: CookieEvent, name: string): string | undefined {
  const prefix = `${getName(event, name)}=`;
  return event.cookies?.find((each) => each.startsWith(prefix))?.slice(prefix.length);
}

/** A cookie that no script can read. @param maxAge seconds; it goes with the browser's session when absent, and at once
 * when 0 */
export function setHostCookie(
  event: CookieEvent,
  name: string,
  value: string,
  { sameSite, maxAge }: { sameSite: "Lax" | "Strict"; maxAge?: number },
): string {
  const age = maxAge === undefined ? "" : `; Max-Age=${maxAge}`;
  return `${getName(event, name)}=${value}; Path=/; HttpOnly; SameSite=${sameSite}${age}${isHttps(event) ? "; Secure" : ""}`;
}
