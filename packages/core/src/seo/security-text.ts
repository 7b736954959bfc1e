import { profile } from "@site/company/profile";
import { day } from "../business/durations.ts";
import { absoluteUrl } from "./options.ts";

/** Where researchers look for whom to tell of a hole (RFC 9116). */
export const securityTextPath = "/.well-known/security.txt";

/** How long the file holds, days: RFC 9116 wants less than a year. Every deployment builds it anew. */
const validDays = 360;

/** The file that says to whom a hole is reported. @param now time of the build */
export function renderSecurityText(now: Date): string {
  const expires = new Date(now.getTime() + validDays * day);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${profile.email ? `mailto:${profile.email}` : absoluteUrl("/contact")}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(securityTextPath)}`,
    "",
  ].join("\n");
}
