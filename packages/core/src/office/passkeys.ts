import type { Context } from "../context.ts";
import { toSeconds } from "../store/expiry.ts";
import { challenges, type Passkey, passkeys } from "./passkey-entity.ts";

const challengeLife = 5 * 60;

/** Remembers a challenge that was handed out. @param email whose new passkey is to answer it; none for a sign-in */
export async function keepChallenge({ store, now }: Context, challenge: string, email?: string): Promise<void> {
  const expiresAt = toSeconds(now()) + challengeLife;
  await challenges(store)
    .create({ challenge, expiresAt, ...(email ? { email } : {}) })
    .go();
}

/** Whether a challenge was handed out for this, not long ago, and was not answered before. */
export async function useChallenge({ store, now }: Context, challenge: string, email?: string): Promise<boolean> {
  const { rejected } = await challenges(store)
    .patch({ challenge })
    .set({ isUsed: true })
    .where((row, { eq, gt, notExists }) =>
      [
        eq(row.isUsed, false),
        gt(row.expiresAt, toSeconds(now())),
        email ? eq(row.email, email) : notExists(row.email),
      ].join(" AND "),
    )
    .go({ returnOnConditionCheckFailure: "all_old" });
  return !rejected;
}

export async function listPasskeys({ store }: Context, member: string): Promise<Passkey[]> {
  const { data } = await passkeys(store).query.byMember({ member }).go({ pages: "all" });
  return data;
}

export async function findPasskey({ store }: Context, id: string): Promise<Passkey | undefined> {
  const { data } = await passkeys(store).get({ id }).go({ consistent: true });
  return data ?? undefined;
}

export async function addPasskey({ store }: Context, passkey: Omit<Passkey, "createdAt">): Promise<void> {
  await passkeys(store).create(passkey).go();
}

/** Notes how often the authenticator has signed, by which a copy of it would be noticed. */
export async function noteUse({ store }: Context, id: string, counter: number): Promise<void> {
  await passkeys(store).patch({ id }).set({ counter }).go();
}
