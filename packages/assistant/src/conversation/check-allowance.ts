import { profile } from "@site/company/profile";
import { day, minute } from "@site/core/business/durations";
import type { ChatMessage } from "@site/core/chat/messages";
import { chatLimits, type MessageRole } from "@site/core/chat/options";
import { AppError } from "@site/core/contract/errors";

/** Refuses one message too many of a chat. Parallel messages may pass the limit by their own number.
 * @throws AppError throttled (429) with the seconds until the next one is taken */
export function checkAllowance(rows: readonly ChatMessage[], role: MessageRole, now: Date): void {
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
