import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { timeOfWrite } from "../../store/clock.ts";
import { createOnce, writeIf } from "../../store/conditional-write.ts";
import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { toSeconds } from "../../store/expiry.ts";
import { newId } from "../../store/ids.ts";
import { entityNames, indexKey, primaryKey } from "../../store/table.ts";

export const passkeys = defineEntity(entityNames.passkey, {
  attributes: {
    id: { type: "string", required: true },
    member: { type: "string", required: true, readOnly: true },
    /** COSE key, base64url. */
    publicKey: { type: "string", required: true, readOnly: true },
    /** Signatures that the authenticator has made; 0 when it does not count. */
    counter: { type: "number", required: true },
    transports: { type: "list", items: { type: "string" }, readOnly: true },
    createdAt: { type: "string", required: true, readOnly: true, default: timeOfWrite },
  },
  indexes: { byId: primaryKey(["id"], []), byMember: indexKey("gsi1", ["member"], ["id"]) },
});
export type Passkey = RowOf<typeof passkeys>;

/** A challenge that was handed out and can be answered once. */
const challenges = defineEntity(entityNames.challenge, {
  attributes: {
    challenge: { type: "string", required: true },
    /** Whose new passkey answers it; absent for a sign-in. */
    email: { type: "string", readOnly: true },
    /** As with a mailed code. */
    usedBy: { type: "string" },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: { byChallenge: primaryKey(["challenge"], []) },
});

const challengeLife = 5 * 60;

/** Remembers a challenge that was handed out. @param email whose new passkey is to answer it; none for a sign-in */
export async function keepChallenge({ store, now }: Context, challenge: string, email?: string): Promise<void> {
  const expiresAt = toSeconds(now()) + challengeLife;
  await challenges(store).put({ challenge, expiresAt, email }).go();
}

/** Whether a challenge was handed out for this, not long ago, and was not answered before. */
export async function spendChallenge({ store, now }: Context, challenge: string, email?: string): Promise<boolean> {
  const usedBy = newId();
  const use = challenges(store).patch({ challenge }).set({ usedBy });
  return await writeIf(
    use.where((row, { eq, gt, notExists }) =>
      [
        `(${notExists(row.usedBy)} OR ${eq(row.usedBy, usedBy)})`,
        gt(row.expiresAt, toSeconds(now())),
        email ? eq(row.email, email) : notExists(row.email),
      ].join(" AND "),
    ),
  );
}

export async function listPasskeys({ store }: Context, member: string): Promise<Passkey[]> {
  const { data } = await passkeys(store).query.byMember({ member }).go({ pages: "all" });
  return data;
}

export async function findPasskey({ store }: Context, id: string): Promise<Passkey | undefined> {
  const { data } = await passkeys(store).get({ id }).go({ consistent: true });
  return data ?? undefined;
}

/** @throws AppError invalid when somebody registered it before */
export async function addPasskey(context: Context, passkey: Omit<Passkey, "createdAt">): Promise<void> {
  if (await createOnce(passkeys(context.store), passkey)) return;
  const stored = await findPasskey(context, passkey.id);
  // The same row is this very put, sent again because its answer was lost.
  if (stored?.member !== passkey.member || stored.publicKey !== passkey.publicKey)
    throw new AppError("invalid", "This passkey is in use already.");
}

/** Notes how often the authenticator has signed, by which a copy of it would be noticed. */
export async function recordUse({ store }: Context, id: string, counter: number): Promise<void> {
  await passkeys(store).patch({ id }).set({ counter }).go();
}
