import { AppError } from "@site/core/contract/errors";
import { endOwnSessionEndpoint } from "@site/core/office/auth/account-contract";
import { endSession } from "@site/core/office/auth/sessions";
import { office } from "../office.ts";
import { ownSessions } from "./own-sessions.ts";

export const handler = office(endOwnSessionEndpoint, async ({ context, body, ...staff }) => {
  const { sessions } = await ownSessions(context, staff);
  if (!sessions.some(({ id }) => id === body.id)) throw new AppError("notFound", "This session has ended.");
  await endSession(context, body.id);
  return { body: { sessions: sessions.filter(({ id }) => id !== body.id) } };
});
