import { type ChatMessage, chatMessages } from "../chat/message-entity.ts";
import { type Session, sessions } from "../chat/session-entity.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { leads } from "../quote/record.ts";
import { isLive } from "../store/expiry.ts";

interface Said {
  at: string;
  /** `script`: the large dialog's scripted agent, as a browser told us; nothing proves that it said so. */
  by: "visitor" | "assistant" | "script";
  text: string;
}

interface Talk {
  chat: Session;
  /** Oldest first. */
  said: Said[];
  /** Ids of the leads that the chat led to. */
  leads: string[];
}

const speakerOf = ({ role, isTrusted }: ChatMessage): Said["by"] =>
  role === "user" ? "visitor" : isTrusted ? "assistant" : "script";

/** All that was said in a chat, word for word. @throws AppError notFound */
export async function readTalk({ store, now }: Context, id: string): Promise<Talk> {
  const [{ data: chat }, { data: rows }, { data: led }] = await Promise.all([
    sessions(store).get({ id }).go(),
    chatMessages(store).query.bySession({ sessionId: id }).go({ pages: "all" }),
    leads(store).query.bySession({ sessionId: id }).go(),
  ]);
  if (!chat || !isLive(chat, now())) throw new AppError("notFound", "There is no such chat.");
  const said = rows
    .map((row): Said => ({ at: row.createdAt, by: speakerOf(row), text: row.content }))
    // What is answered within a millisecond was asked before.
    .sort((a, b) => a.at.localeCompare(b.at) || Number(b.by === "visitor") - Number(a.by === "visitor"));
  return { chat, said, leads: led.map((lead) => lead.id) };
}
