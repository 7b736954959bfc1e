import { createHmac } from "node:crypto";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { writeIf } from "../../store/conditional-write.ts";
import { timingSafeCompare } from "../../timing-safe-compare.ts";
import { findMember, members } from "../auth/members.ts";

/** Shows that a link came by mail to this person: nobody can make one for somebody else. */
const keyFor = ({ settings }: Context, email: string): string =>
  createHmac("sha256", settings.signingKey).update(`daily mail ${email}`).digest("base64url");

/** The address in the office where somebody stops the daily mail without signing in. */
export function stopLink(context: Context, email: string): string | undefined {
  const { officeUrl } = context.settings;
  return officeUrl && `${officeUrl}/stop-daily-mail?${new URLSearchParams({ email, key: keyFor(context, email) })}`;
}

export async function wantDigest({ store }: Context, login: string, wantsDigest: boolean): Promise<void> {
  await writeIf(members(store).patch({ login }).set({ wantsDigest }));
}

/** Stops the daily mail by the link in it. Whoever left the staff gets none anyway.
 * @throws AppError invalid for a link that is not from us */
export async function stopDigest(context: Context, email: string, key: string): Promise<void> {
  if (!timingSafeCompare(keyFor(context, email), key))
    throw new AppError("invalid", "This link is not complete or too old. Sign in, and choose under your name.");
  const member = await findMember(context, email);
  if (member) await wantDigest(context, member.login, false);
}
