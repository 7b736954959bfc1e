import type { ChatTranscript } from "@site/core/chat/contract";
import { listMessages } from "@site/core/chat/messages";
import type { Context } from "@site/core/context";
import { findSession } from "./find-session.ts";
import { readRequestState, toReply } from "./replies.ts";

/** What was said in a chat, oldest first. @throws AppError notFound */
export async function readTranscript(context: Context, sessionId: string): Promise<ChatTranscript> {
  const session = await findSession(context, sessionId);
  const rows = await listMessages(context, sessionId);
  return {
    messages: rows.map((row) => ({ id: row.id, role: row.role, ...toReply(row) })),
    ...(await readRequestState(context, session)),
  };
}
