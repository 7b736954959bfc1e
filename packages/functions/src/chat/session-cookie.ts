import { createHmac } from "node:crypto";
import { unknownSession } from "@site/assistant/find-session";
import type { Settings } from "@site/core/settings";
import type { ApiEvent } from "../http/api.ts";
import { isSameText } from "../http/same-text.ts";

/** A browser keeps this many chats: two tabs and a dialog each have their own. */
const keptChats = 8;
const separator = ".";

const isHttps = ({ headers }: ApiEvent): boolean => headers["x-forwarded-proto"]?.split(",")[0] === "https";

const nameOf = (event: ApiEvent): string => (isHttps(event) ? "__Host-chat" : "chat");

const tagOf = ({ chatSecret }: Settings, sessionId: string): string =>
  createHmac("sha256", chatSecret).update(sessionId).digest("base64url");

function tagsIn(event: ApiEvent): string[] {
  const prefix = `${nameOf(event)}=`;
  const cookie = event.cookies?.find((each) => each.startsWith(prefix)) ?? prefix;
  return cookie.slice(prefix.length).split(separator).filter(Boolean).slice(0, keptChats);
}

/** The cookie that lets this browser, and no other, write to a chat. */
export function sessionCookie(settings: Settings, event: ApiEvent, sessionId: string): string {
  const tags = [tagOf(settings, sessionId), ...tagsIn(event)].slice(0, keptChats).join(separator);
  return `${nameOf(event)}=${tags}; Path=/; HttpOnly; SameSite=Lax${isHttps(event) ? "; Secure" : ""}`;
}

/** @throws AppError notFound, the same as for a chat that does not exist, unless the browser holds the chat's cookie */
export function assertOwnSession(settings: Settings, event: ApiEvent, sessionId: string): void {
  const own = tagOf(settings, sessionId);
  if (!tagsIn(event).some((tag) => isSameText(own, tag))) throw unknownSession();
}

/** The id that the browser gave its message, unless it is no uuid. */
export const givenId = (event: ApiEvent, id: string): string | undefined =>
  event.headers["idempotency-key"]?.toLowerCase() === id ? id : undefined;
