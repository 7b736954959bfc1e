import { CustomAttributeType } from "electrodb";
import { retention } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { clocked, timeOfWrite } from "../store/clock.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { getExpiry } from "../store/expiry.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import type { Reply } from "./contract.ts";
import { chatLanguages, messageChannels, messageRoles } from "./options.ts";

/** One message of a chat. The key holds the client's message id and not the time, so that one conditional put sees a
 * retry. */
export const chatMessages = defineEntity(entityNames.chatMessage, {
  attributes: {
    /** Of a visitor's message: the browser's id of it. Of a reply: the turn's id. */
    id: { type: "string", required: true, readOnly: true },
    sessionId: { type: "string", required: true, readOnly: true },
    role: { type: messageRoles, required: true, readOnly: true },
    content: { type: "string", required: true },
    channel: { type: messageChannels, required: true, default: "conversation" },
    /** False for replies that a browser wrote: no model, summary or pattern ever sees them. */
    isTrusted: { type: "boolean", required: true, default: true },
    /** Of a reply: ids of the visitor's messages that it answers. */
    answers: { type: "list", items: { type: "string" } },
    selections: { type: CustomAttributeType<Reply["selections"]>("any") },
    lang: { type: chatLanguages },
    quickReplies: { type: CustomAttributeType<Reply["quickReplies"]>("any") },
    asksContact: { type: "boolean" },
    createdAt: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    expiresAt: { type: "number", required: true, default: clocked((at) => getExpiry(retention.chats, at)) },
  },
  indexes: { bySession: primaryKey(["sessionId"], ["id", "role"]) },
});

export type ChatMessage = RowOf<typeof chatMessages>;

/** Every row of a chat, oldest first. At most some 150 rows: 60 messages, their replies, and a script's. */
export async function listMessages({ store }: Context, sessionId: string): Promise<ChatMessage[]> {
  const { data } = await chatMessages(store).query.bySession({ sessionId }).go({ pages: "all", consistent: true });
  return data.toSorted(
    // A message and its reply may bear the same millisecond.
    (a, b) => a.createdAt.localeCompare(b.createdAt) || b.role.localeCompare(a.role),
  );
}
