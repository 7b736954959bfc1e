import type { Settings } from "../settings.ts";

/** By which ways we answer somebody, for a sentence with "you" behind it: "call or email". */
export function describeReach(
  { phone, email, smsOptIn }: Readonly<Record<string, unknown>>,
  { sms }: Pick<Settings, "sms">,
): string {
  const isTexted = sms && phone && smsOptIn && !email;
  return [phone && "call", isTexted && "text", email && "email"].filter(Boolean).join(" or ") || "get back to";
}
