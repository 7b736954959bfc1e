import type { ChatTranscript } from "@site/core/chat/contract";
import type { Context } from "@site/core/context";
import { findSession } from "./find-session.ts";
import { listMessages } from "./list-messages.ts";

/** What was said in a chat, oldest first. @throws AppError notFound */
export async function readTranscript(context: Context, sessionId: string): Promise<ChatTranscript> {
  const { conversationState, sessionData } = await findSession(context, sessionId);
  const rows = await listMessages(context, sessionId);
  return {
    messages: rows.map(({ id, role, content, selections }) => ({
      id,
      role,
      content,
      ...(selections ? { selections: [...selections] } : {}),
    })),
    ...(conversationState === "lead_created" && !sessionData.memory.isWithdrawn
      ? { lead: { status: "received" } }
      : {}),
  };
}
