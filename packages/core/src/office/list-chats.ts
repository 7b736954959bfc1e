import { retention } from "../business/retention.ts";
import { chatMessages } from "../chat/message-entity.ts";
import { sessions } from "../chat/session-entity.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { leads } from "../quote/record.ts";
import { listArrivals, wholePage } from "../search/arrivals.ts";
import { isLive } from "../store/expiry.ts";
import type { Chats, Conversation } from "./chat-contract.ts";

/** What came at one moment stays on one page; more is read to see it. */
const pageSize = 25;
const kept = retention.chats.days * 24 * 60 * 60 * 1000;

/** A page of the chats, the latest first. @param before ISO 8601 */
export async function listChats(context: Context, before = context.now().toISOString()): Promise<Chats> {
  const from = new Date(context.now().getTime() - kept).toISOString();
  const found = await listArrivals(context, "chats", { from, to: before }, { most: 4 * pageSize });
  const page = wholePage(found, pageSize);
  const { data } = await sessions(context.store)
    .get(page.map(({ recordId: id }) => ({ id })))
    .go({ preserveBatchOrder: true });
  const chats = data.flatMap((chat) => {
    if (!chat || !isLive(chat, context.now())) return [];
    const { id, createdAt: at, conversationState: state, userName: name, userLocation: town } = chat;
    const question = chat.sessionData.memory.forOffice;
    return [
      {
        id,
        at,
        state,
        ...(name ? { name } : {}),
        ...(town ? { town } : {}),
        ...(chat.serviceInterest ? { service: chat.serviceInterest } : {}),
        ...(question ? { question } : {}),
        ...(chat.sample ? { sample: true } : {}),
      },
    ];
  });
  const next = page.at(-1)?.at;
  return { chats, ...(found.length > page.length && next ? { next } : {}) };
}

/** A chat word for word. @throws AppError notFound */
export async function showChat({ store, now }: Context, id: string): Promise<Conversation> {
  const [{ data: chat }, { data: said }, { data: led }] = await Promise.all([
    sessions(store).get({ id }).go(),
    chatMessages(store).query.bySession({ sessionId: id }).go({ pages: "all" }),
    leads(store).query.bySession({ sessionId: id }).go(),
  ]);
  if (!chat || !isLive(chat, now())) throw new AppError("notFound", "There is no such chat.");
  const messages = said
    .filter(({ isTrusted }) => isTrusted)
    .map(({ createdAt: at, role, content: text }) => ({ at, isVisitor: role === "user", text }))
    .sort((a, b) => a.at.localeCompare(b.at));
  return { messages, ...(led[0] ? { lead: led[0].id } : {}) };
}
