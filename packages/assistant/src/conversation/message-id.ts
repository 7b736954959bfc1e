import { hash } from "node:crypto";
import type { ChatMessage } from "@site/core/chat/messages";
import type { Session } from "@site/core/chat/session-entity";
import { replyTo } from "./replies.ts";

/** The same words so soon after their reply are a retry of a client that sends no key, ms. */
const retryWindow = 5000;

/** Id of a message that came without an Idempotency-Key: that of the same words when they wait for a reply or just had
 * one, else a hash that two parallel sends have in common. */
export function deriveMessageId(session: Session, rows: readonly ChatMessage[], text: string, now: Date): string {
  const same = rows.findLast(({ role, content }) => role === "user" && content === text);
  const reply = same && replyTo(rows, same.id);
  if (same && (!reply || now.getTime() - Date.parse(reply.createdAt) < retryWindow)) return same.id;
  return hash("sha256", `${session.id}|${session.version}|${text}`).slice(0, 32);
}
