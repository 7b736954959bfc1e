import { day } from "../../business/durations.ts";
import { retention } from "../../business/retention.ts";
import { type Session, sessions } from "../../chat/session-entity.ts";
import type { Context } from "../../context.ts";
import type { IntakeEntry } from "../../search/intake-index.ts";
import { listIntake, wholePage } from "../../search/read-intake.ts";
import { isLive } from "../../store/expiry.ts";
import { readItems } from "../../store/read-items.ts";
import { getRowKey } from "../../store/table.ts";
import type { Chats, Conversation } from "./chat-contract.ts";
import { readTalk } from "./read-conversation.ts";

/** Chats in the order of their entries; those that are gone are left out. */
export async function readChatSessions(context: Context, found: readonly IntakeEntry[]): Promise<Session[]> {
  const entity = sessions(context.store);
  const keys = found.map(({ recordId: id }) => getRowKey(entity.get({ id })));
  const items = await readItems(context, keys);
  const byId = new Map(items.map((Item) => [String(Item.id), Item]));
  return found.flatMap(({ recordId }) => {
    const Item = byId.get(recordId);
    const chat = Item && entity.parse({ Item }).data;
    return chat && isLive(chat, context.now()) ? [chat] : [];
  });
}

/** What came at one moment stays on one page; more is read to see it. */
const pageSize = 25;

/** The last days, at most those for which chats are kept. @returns ISO 8601 */
export function chatSpan({ now }: Context, days = retention.chats.days) {
  const to = now();
  const from = new Date(to.getTime() - Math.min(days, retention.chats.days) * day);
  return { from: from.toISOString(), to: to.toISOString() };
}

export function toChatView({ id, createdAt: at, conversationState: state, ...chat }: Session): Chats["chats"][number] {
  const { userName: name, userLocation: town, serviceInterest: service, sample, sessionData } = chat;
  const question = sessionData.memory.forOffice;
  return {
    id,
    at,
    state,
    ...(name ? { name } : {}),
    ...(town ? { town } : {}),
    ...(service ? { service } : {}),
    ...(question ? { question } : {}),
    ...(sample ? { sample: true } : {}),
  };
}

/** A page of the chats, the latest first. @param before ISO 8601 */
export async function listChats(context: Context, before = context.now().toISOString()): Promise<Chats> {
  const found = await listIntake(context, "chats", { ...chatSpan(context), to: before }, { most: 4 * pageSize });
  const page = wholePage(found, pageSize);
  const chats = await readChatSessions(context, page);
  const next = page.at(-1)?.at;
  return { chats: chats.map(toChatView), next: found.length > page.length ? next : undefined };
}

/** What the visitor and the assistant said in a chat. @throws AppError notFound */
export async function showChat(context: Context, id: string): Promise<Conversation> {
  const { messages: all, leads } = await readTalk(context, id);
  const messages = all
    .filter(({ by }) => by !== "script")
    .map(({ at, by, text }) => ({ at, isVisitor: by === "visitor", text }));
  return { messages, lead: leads[0] };
}
