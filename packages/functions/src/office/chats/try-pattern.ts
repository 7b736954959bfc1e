import { tryPattern } from "@site/assistant/learning/try-pattern";
import { tryPattern as endpoint } from "@site/core/office/chats/chat-contract";
import { office } from "../office.ts";

export const handler = office(endpoint, async ({ context, body }) => ({ body: await tryPattern(context, body) }));
