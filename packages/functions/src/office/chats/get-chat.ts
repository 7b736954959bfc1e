import { getChatEndpoint } from "@site/core/office/chats/chat-contract";
import { showChat } from "@site/core/office/chats/list-chats";
import { office } from "../office.ts";

export const handler = office(getChatEndpoint, async ({ context, event }) => ({
  body: await showChat(context, event.pathParameters?.id ?? ""),
}));
