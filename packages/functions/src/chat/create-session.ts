import { createSession } from "@site/assistant/create-session";
import { createChatSession } from "@site/core/chat/contract";
import { countWrite } from "@site/core/rate-limit/count-write";
import { context } from "../context.ts";
import { api } from "../http/api.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { sessionCookie } from "./session-cookie.ts";

/** New chats of one client (assistant.md, section 7). */
const sessionLimit = { name: "chat", count: 10, seconds: 60 };

export const handler = api(
  createChatSession,
  async ({ body, event }) => {
    const answer = await createSession(body);
    return { status: 201, body: answer, cookies: [sessionCookie(event, answer.session.id)] };
  },
  [rateLimit({ count: (client) => countWrite(context, client, sessionLimit) })],
);
