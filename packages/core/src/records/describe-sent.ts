import type { Context } from "../context.ts";
import type { Settings } from "../settings.ts";
import { describeWaitingSms } from "../sms/quiet-hours.ts";
import { buildReference } from "./reference.ts";
import { getRequestPath } from "./request-link.ts";

/** By which ways we answer somebody, for a sentence with "you" behind it: "call or email". */
export function describeReach(
  { phone, email, smsOptIn }: Readonly<Record<string, unknown>>,
  { sms }: Pick<Settings, "sms">,
): string {
  const isTexted = sms && phone && smsOptIn && !email;
  return [phone && "call", isTexted && "text", email && "email"].filter(Boolean).join(" or ") || "get back to";
}

type SentRow = { id: string } & Parameters<typeof describeReach>[0] & Parameters<typeof describeWaitingSms>[1];

export function describeSent(context: Context, { kind }: { kind: string }, row: SentRow) {
  const textAt = describeWaitingSms(context, row);
  return {
    reference: buildReference(row.id),
    page: getRequestPath(context.settings, kind, row),
    reach: describeReach(row, context.settings),
    ...(textAt ? { textAt } : {}),
  };
}
