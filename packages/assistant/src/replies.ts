import type { ChatTranscript, Reply } from "@site/core/chat/contract";
import type { ChatMessage } from "@site/core/chat/message-entity";
import type { Session } from "@site/core/chat/session-entity";

/** Visitor's messages that no reply answers yet. */
export function unanswered(rows: readonly ChatMessage[]): ChatMessage[] {
  const answered = new Set(rows.flatMap(({ answers = [] }) => answers));
  return rows.filter(({ id, role, channel }) => role === "user" && channel === "conversation" && !answered.has(id));
}

/** The stored reply to a visitor's message. */
export const replyTo = (rows: readonly ChatMessage[], id: string): ChatMessage | undefined =>
  rows.find(({ answers = [] }) => answers.includes(id));

/** What a turn or a row says, as a browser is told it. */
export const spokenIn = ({ content, selections }: Pick<ChatMessage, "content" | "selections">): Reply => ({
  content,
  ...(selections ? { selections: [...selections] } : {}),
});

/** Tells a browser of the request that the office has of this chat, unless the visitor took it back.
 * @param hasLead whether the office has one; by default what the session says */
export const toRequest = (
  { conversationState, sessionData }: Session,
  hasLead = conversationState === "lead_created",
): Pick<ChatTranscript, "lead"> => (hasLead && !sessionData.memory.isWithdrawn ? { lead: { status: "received" } } : {});
