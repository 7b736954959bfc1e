import { AppError } from "../contract/errors.ts";
import { isLive } from "../store/expiry.ts";
import { messages } from "./contract.ts";
import { type Session, sessions } from "./session-entity.ts";

/** What every request about a chat that is not the visitor's own hears, whether it exists or not (RUL-04). */
export const unknownSession = () => new AppError("notFound", messages.unknownSession);

/** Reads a chat consistently. @throws AppError notFound */
export async function findSession(id: string): Promise<Session> {
  const { data } = await sessions.get({ id }).go({ consistent: true });
  if (!data || !isLive(data)) throw unknownSession();
  return data;
}
