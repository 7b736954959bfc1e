import { listChatsEndpoint } from "@site/core/office/chats/chat-contract";
import { listChats } from "@site/core/office/chats/list-chats";
import { office } from "../office.ts";

export const handler = office(listChatsEndpoint, async ({ context, query }) => ({
  body: await listChats(context, query.before),
}));
