import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { endOwnSessionEndpoint, listOwnSessionsEndpoint, type Sessions } from "@site/core/office/auth/account-contract";
import { endSession, listSessions } from "@site/core/office/auth/sessions";
import { office, type Staff } from "../office.ts";

async function ownSessions(context: Context, { member, session }: Staff): Promise<Sessions> {
  const found = await listSessions(context, member.email);
  return {
    sessions: found.map(({ id, createdAt, lastSeenAt, way, userAgent }) => ({
      id,
      createdAt,
      lastSeenAt,
      way,
      isThis: id === session.id,
      userAgent,
    })),
  };
}

export const listOwnSessionsHandler = office(listOwnSessionsEndpoint, async ({ context, ...staff }) => ({
  body: await ownSessions(context, staff),
}));

export const endOwnSessionHandler = office(endOwnSessionEndpoint, async ({ context, body, ...staff }) => {
  const { sessions } = await ownSessions(context, staff);
  if (!sessions.some(({ id }) => id === body.id)) throw new AppError("notFound", "This session has ended.");
  await endSession(context, body.id);
  return { body: { sessions: sessions.filter(({ id }) => id !== body.id) } };
});
