import { tryPattern } from "@site/assistant/learning/try-pattern";
import { tryPatternEndpoint } from "@site/core/office/chats/chat-contract";
import { office } from "../office.ts";

export const handler = office(tryPatternEndpoint, async ({ context, body }) => ({
  body: await tryPattern(context, body),
}));
