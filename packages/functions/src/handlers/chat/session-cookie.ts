import { createHmac } from "node:crypto";
import { unknownSession } from "@site/assistant/conversation/sessions";
import type { Settings } from "@site/core/settings";
import { timingSafeCompare } from "@site/core/timing-safe-compare";
import type { ApiEvent } from "../../http/api.ts";
import { hostCookie, setHostCookie } from "../../http/host-cookie.ts";

/** A browser keeps this many chats: the assistant's, the dialogs', and some that it has closed. */
const keptChats = 8;
const separator = ".";
const cookieName = "chat";

const getTag = ({ chatSecret }: Settings, sessionId: string): string =>
  createHmac("sha256", chatSecret).update(sessionId).digest("base64url");

const tagsIn = (event: ApiEvent): string[] =>
  (hostCookie(event, cookieName) ?? "").split(separator).filter(Boolean).slice(0, keptChats);

/** The cookie that lets this browser, and no other, read a chat and write to it. */
export function sessionCookie(settings: Settings, event: ApiEvent, sessionId: string): string {
  const tags = [getTag(settings, sessionId), ...tagsIn(event)].slice(0, keptChats).join(separator);
  return setHostCookie(event, cookieName, tags, { sameSite: "Lax" });
}

/** @throws AppError notFound, the same as for a chat that does not exist, unless the browser holds the chat's cookie */
export function assertOwnSession(settings: Settings, event: ApiEvent, sessionId: string): void {
  const own = getTag(settings, sessionId);
  if (!tagsIn(event).some((tag) => timingSafeCompare(own, tag))) throw unknownSession();
}

/** The id that the browser gave its message, unless it is no uuid. */
export const getGivenId = (event: ApiEvent, id: string): string | undefined =>
  event.headers["idempotency-key"]?.toLowerCase() === id ? id : undefined;
