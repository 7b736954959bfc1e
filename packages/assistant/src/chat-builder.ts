import { sessions } from "@site/core/chat/session-entity";
import { leads } from "@site/core/quote/record";
import { newId } from "@site/core/store/ids";
import { createSession } from "./create-session.ts";
import { embeddedEngine } from "./engine/embedded-engine.ts";
import type { Engine, EngineReply } from "./engine.ts";
import { listMessages } from "./list-messages.ts";
import { type MessageContext, sendMessage } from "./send-message.ts";

const engines = { embedded: embeddedEngine() };

/** A chat for tests: says things like a browser, each with an id of its own, and looks at what was stored. */
export async function buildChat(options: Partial<MessageContext> = {}) {
  const { session } = await createSession({ sessionData: { startedAt: "2026-11-23T15:00:00Z" } });
  const sessionId = session.id;
  return {
    sessionId,
    say: (message: string, more: Partial<MessageContext> = {}) =>
      sendMessage({ sessionId, message }, { id: newId(), engines, ...options, ...more }),
    rows: () => listMessages(sessionId),
    session: async () => (await sessions.get({ id: sessionId }).go({ consistent: true })).data,
    lead: async () => (await leads.get({ id: sessionId }).go({ consistent: true })).data,
  };
}

/** An engine that answers as told. */
export const engineOf = (reply: (...call: Parameters<Engine["reply"]>) => Promise<EngineReply>): Engine => ({ reply });
