import { messages } from "@site/core/chat/contract";
import { type Session, sessions } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { isLive } from "@site/core/store/expiry";

/** What every request about a chat that is not the visitor's own hears, whether it exists or not. */
export const unknownSession = () => new AppError("notFound", messages.unknownSession);

/** Reads a chat consistently. @throws AppError notFound */
export async function findSession({ store, now }: Context, id: string): Promise<Session> {
  const { data } = await sessions(store).get({ id }).go({ consistent: true });
  if (!data || !isLive(data, now())) throw unknownSession();
  return data;
}
