import { profile } from "@site/company/profile";
import type { ApiEvent } from "../../http/api.ts";
import { siteHost } from "../../http/guards.ts";

/** Whom a passkey is for: the host that the browser addressed. Its page was compared with it before. */
export function relyingParty(event: ApiEvent) {
  const host = siteHost(event) ?? "";
  return { rpName: `${profile.company} office`, rpID: host.replace(/:\d+$/, ""), origin: event.headers.origin ?? "" };
}
