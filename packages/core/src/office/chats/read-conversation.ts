import { type ChatMessage, listMessages } from "../../chat/messages.ts";
import { type Session, sessions } from "../../chat/session-entity.ts";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { leads } from "../../leads/record.ts";
import { isLive } from "../../store/expiry.ts";

interface ConversationLine {
  at: string;
  /** `script`: the large dialog's scripted agent, as a browser told us; nothing proves that it said so. */
  by: "visitor" | "assistant" | "script";
  text: string;
}

interface Talk {
  chat: Session;
  /** Oldest first. */
  messages: ConversationLine[];
  leads: string[];
}

const getSpeaker = ({ role, isTrusted }: ChatMessage): ConversationLine["by"] =>
  role === "user" ? "visitor" : isTrusted ? "assistant" : "script";

/** All that was said in a chat, word for word. @throws AppError notFound */
export async function readTalk(context: Context, id: string): Promise<Talk> {
  const { store, now } = context;
  const [{ data: chat }, rows, { data: led }] = await Promise.all([
    sessions(store).get({ id }).go(),
    listMessages(context, id),
    leads(store).query.bySession({ sessionId: id }).go(),
  ]);
  if (!chat || !isLive(chat, now())) throw new AppError("notFound", "There is no such chat.");
  const messages = rows.map((row): ConversationLine => ({ at: row.createdAt, by: getSpeaker(row), text: row.content }));
  return { chat, messages, leads: led.map((lead) => lead.id) };
}
