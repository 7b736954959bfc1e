import { getChat } from "@site/core/office/chat-contract";
import { showChat } from "@site/core/office/list-chats";
import { office } from "./office.ts";

export const handler = office(getChat, async ({ context, event }) => ({
  body: await showChat(context, event.pathParameters?.id ?? ""),
}));
