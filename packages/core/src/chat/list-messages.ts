import type { Context } from "../context.ts";
import { type ChatMessage, chatMessages } from "./message-entity.ts";

/** Every row of a chat, oldest first. At most some 150 rows: 60 messages, their replies, and a script's. */
export async function listMessages({ store }: Context, sessionId: string): Promise<ChatMessage[]> {
  const { data } = await chatMessages(store).query.bySession({ sessionId }).go({ pages: "all", consistent: true });
  return data.toSorted(
    // A message and its reply may bear the same millisecond.
    (a, b) => a.createdAt.localeCompare(b.createdAt) || b.role.localeCompare(a.role),
  );
}
