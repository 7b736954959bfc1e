import type { Context } from "@site/core/context";
import type { Sessions } from "@site/core/office/auth/account-contract";
import { listSessions } from "@site/core/office/auth/sessions";
import type { Staff } from "../office.ts";

export async function ownSessions(context: Context, { member, session }: Staff): Promise<Sessions> {
  const found = await listSessions(context, member.email);
  return {
    sessions: found.map(({ id, createdAt, lastSeenAt, way, userAgent }) => ({
      id,
      createdAt,
      lastSeenAt,
      way,
      isThis: id === session.id,
      ...(userAgent ? { userAgent } : {}),
    })),
  };
}
