import { createSession } from "@site/assistant/conversation/sessions";
import { createChatSessionEndpoint } from "@site/core/chat/contract";
import { api } from "../../http/api.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";
import { sessionCookie } from "./session-cookie.ts";

export const handler = api(
  createChatSessionEndpoint,
  async ({ context, body, event }) => {
    const answer = await createSession(context, body);
    return { status: 201, body: answer, cookies: [sessionCookie(context.settings, event, answer.session.id)] };
  },
  (context) => [rateLimit(context, { limit: "chat" })],
);
