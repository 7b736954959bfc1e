import { hash } from "node:crypto";
import type { Context } from "../../context.ts";
import { writeIf } from "../../store/conditional-write.ts";
import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { isLive, toSeconds } from "../../store/expiry.ts";
import { newToken } from "../../store/ids.ts";
import { entityNames, indexKey, primaryKey } from "../../store/table.ts";

const staffSessions = defineEntity(entityNames.staffSession, {
  attributes: {
    id: { type: "string", required: true },
    member: { type: "string", required: true, readOnly: true },
    createdAt: { type: "string", required: true, readOnly: true },
    lastSeenAt: { type: "string", required: true },
    way: { type: ["code", "passkey"] as const, required: true, readOnly: true },
    userAgent: { type: "string", readOnly: true },
    /** Unix seconds; in the past for one that was ended. */
    expiresAt: { type: "number", required: true },
  },
  indexes: { byId: primaryKey(["id"], []), byMember: indexKey("gsi1", ["member"], ["createdAt"]) },
});

export type StaffSession = RowOf<typeof staffSessions>;

/** Seconds: a session ends after so long without a request, and after so long at the latest. */
const idleSeconds = 12 * 60 * 60;
export const longestSession = 30 * 24 * 60 * 60;

const renewalGrainSeconds = 5 * 60;

/** Begins a session. @returns the secret for the cookie */
export async function startSession(
  { store, now }: Context,
  member: string,
  { way, userAgent }: Pick<StaffSession, "way" | "userAgent">,
): Promise<string> {
  const secret = newToken();
  const at = now();
  await staffSessions(store)
    .put({
      id: hash("sha256", secret),
      member,
      way,
      createdAt: at.toISOString(),
      lastSeenAt: at.toISOString(),
      expiresAt: toSeconds(at) + idleSeconds,
      userAgent,
    })
    .go();
  return secret;
}

/** The live session of a cookie, which lives on by being used. */
export async function findSession({ store, now }: Context, secret: string): Promise<StaffSession | undefined> {
  const { data } = await staffSessions(store)
    .get({ id: hash("sha256", secret) })
    .go({ consistent: true });
  const at = now();
  if (!data || !isLive(data, at)) return undefined;
  if (toSeconds(at) - toSeconds(new Date(data.lastSeenAt)) < renewalGrainSeconds) return data;
  const end = toSeconds(new Date(data.createdAt)) + longestSession;
  const use = { lastSeenAt: at.toISOString(), expiresAt: Math.min(toSeconds(at) + idleSeconds, end) };
  const patch = staffSessions(store).patch({ id: data.id }).set(use);
  // One that was ended meanwhile stays ended.
  await writeIf(patch.where(({ expiresAt }, { eq }) => eq(expiresAt, data.expiresAt)));
  return data;
}

export async function listSessions({ store, now }: Context, member: string): Promise<StaffSession[]> {
  const { data } = await staffSessions(store).query.byMember({ member }).go({ pages: "all", order: "desc" });
  return data.filter((each) => isLive(each, now()));
}

export async function endSession({ store, now }: Context, id: string): Promise<void> {
  // A time of more than five years ago would never be cleared away by DynamoDB.
  const expiresAt = toSeconds(now()) - 1;
  await writeIf(staffSessions(store).patch({ id }).set({ expiresAt }));
}

export async function endSessions(context: Context, member: string): Promise<void> {
  for (const { id } of await listSessions(context, member)) await endSession(context, id);
}
