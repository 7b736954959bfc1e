import { type ChatMessage, chatMessages } from "@site/core/chat/message-entity";
import type { Context } from "@site/core/context";

/** Every row of a chat, oldest first. At most some 150 rows: 60 messages, their replies, and a script's. */
export async function listMessages({ store }: Context, sessionId: string): Promise<ChatMessage[]> {
  const { data } = await chatMessages(store).query.bySession({ sessionId }).go({ pages: "all", consistent: true });
  return data.toSorted(
    // A message and its reply may bear the same millisecond.
    (a, b) => a.createdAt.localeCompare(b.createdAt) || b.role.localeCompare(a.role),
  );
}

/** Visitor's messages that no reply answers yet. */
export function unanswered(rows: readonly ChatMessage[]): ChatMessage[] {
  const answered = new Set(rows.flatMap(({ answers = [] }) => answers));
  return rows.filter(({ id, role, channel }) => role === "user" && channel === "conversation" && !answered.has(id));
}

/** The stored reply to a visitor's message. */
export const replyTo = (rows: readonly ChatMessage[], id: string): ChatMessage | undefined =>
  rows.find(({ answers = [] }) => answers.includes(id));
