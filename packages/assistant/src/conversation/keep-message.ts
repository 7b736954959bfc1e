import { hash } from "node:crypto";
import { profile } from "@site/company/profile";
import { day, minute } from "@site/core/business/durations";
import { type ChatMessage, chatMessages } from "@site/core/chat/messages";
import { chatLimits, type MessageRole } from "@site/core/chat/options";
import type { Session } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { createOnce } from "@site/core/store/conditional-write";
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

/** Refuses one message too many of a chat. Parallel messages may pass the limit by their own number.
 * @throws AppError throttled (429) with the seconds until the next one is taken */
function checkAllowance(rows: readonly ChatMessage[], role: MessageRole, now: Date): void {
  const own = rows.filter((row) => row.role === role);
  if (own.length >= chatLimits.messages)
    throw new AppError(
      "throttled",
      `This chat has reached its limit of ${chatLimits.messages} messages. Please start a new one or call ${profile.phone}.`,
      { retryAfter: day / 1000 },
    );
  const recent = own.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) < minute);
  const first = recent.at(-chatLimits.messagesPerMinute);
  if (first)
    throw new AppError("throttled", "These are many messages in a short time. Please wait a moment.", {
      retryAfter: Math.max(1, Math.ceil((Date.parse(first.createdAt) + minute - now.getTime()) / 1000)),
    });
}

/** Stores a message of a chat once, whatever of it is sent again.
 * @param rows of the chat, as they were read before
 * @returns whether it was stored already
 * @throws AppError throttled (429), mismatch (422) when its id was used for other words */
export async function keepMessage(
  { store }: Context,
  rows: readonly ChatMessage[],
  message: Pick<ChatMessage, "id" | "sessionId" | "role" | "content"> &
    Partial<Pick<ChatMessage, "channel" | "isTrusted">>,
  now: Date,
): Promise<boolean> {
  const { id, role, content } = message;
  const stored = rows.find((row) => row.id === id && row.role === role);
  if (stored && stored.content !== content)
    throw new AppError("mismatch", "This message was already sent with other words.");
  if (stored) return true;
  checkAllowance(rows, role, now);
  await createOnce(chatMessages(store), { ...message, createdAt: now.toISOString() });
  return false;
}
