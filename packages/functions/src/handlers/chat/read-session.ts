import { readTranscript } from "@site/assistant/conversation/replies";
import { readChatSessionEndpoint } from "@site/core/chat/contract";
import { api } from "../../http/api.ts";
import { assertOwnSession } from "./session-cookie.ts";

export const handler = api(readChatSessionEndpoint, async ({ context, event, query: { sessionId = "" } }) => {
  assertOwnSession(context.settings, event, sessionId);
  return { body: await readTranscript(context, sessionId) };
});
