import { getChatEndpoint, listChatsEndpoint } from "@site/core/office/chats/chat-contract";
import { listChats, showChat } from "@site/core/office/chats/list-chats";
import { office } from "./office.ts";

export const listChatsHandler = office(listChatsEndpoint, async ({ context, query }) => ({
  body: await listChats(context, query.before),
}));

export const getChatHandler = office(getChatEndpoint, async ({ context, event }) => ({
  body: await showChat(context, event.pathParameters?.id ?? ""),
}));
