import { type Session, sessions } from "../../chat/session-entity.ts";
import type { Context } from "../../context.ts";
import { isLive } from "../../store/expiry.ts";
import { readItems } from "../../store/read-items.ts";
import { getRowKey } from "../../store/table.ts";

/** Chats in the order of their ids; those that are gone are left out. */
export async function readChatSessions(context: Context, ids: readonly string[]): Promise<Session[]> {
  const entity = sessions(context.store);
  const keys = ids.map((id) => getRowKey(entity.get({ id })));
  const items = await readItems(context, keys);
  const byId = new Map(items.map((Item) => [String(Item.id), Item]));
  return ids.flatMap((id) => {
    const Item = byId.get(id);
    const chat = Item && entity.parse({ Item }).data;
    return chat && isLive(chat, context.now()) ? [chat] : [];
  });
}
