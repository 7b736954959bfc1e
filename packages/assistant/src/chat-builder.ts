import { listMessages } from "@site/core/chat/list-messages";
import { sessions } from "@site/core/chat/session-entity";
import { contextWith } from "@site/core/context-builder";
import { leads } from "@site/core/quote/record";
import { newId } from "@site/core/store/ids";
import { createSession } from "./create-session.ts";
import { embeddedEngine } from "./engine/embedded-engine.ts";
import type { Engine, EngineReply, Model, TurnResult } from "./engine.ts";
import { type MessageOptions, sendMessage } from "./send-message.ts";

const engines = { embedded: embeddedEngine() };

interface Told extends Partial<MessageOptions> {
  /** The clock. */
  now?: () => Date;
}

/** A chat for tests: says things like a browser, each with an id of its own, and looks at what was stored. */
export async function buildChat(options: Partial<MessageOptions> = {}, context = contextWith()) {
  const { store } = context;
  const { session } = await createSession(context, { sessionData: { startedAt: "2026-11-23T15:00:00Z" } });
  const sessionId = session.id;
  return {
    sessionId,
    say: (message: string, { now = context.now, ...more }: Told = {}) =>
      sendMessage({ ...context, now }, { sessionId, message }, { id: newId(), engines, ...options, ...more }),
    rows: () => listMessages(context, sessionId),
    session: async () => (await sessions(store).get({ id: sessionId }).go({ consistent: true })).data,
    lead: async () => (await leads(store).get({ id: sessionId }).go({ consistent: true })).data,
  };
}

/** An engine that answers as told. */
export const getEngine = (reply: (...call: Parameters<Engine["reply"]>) => Promise<EngineReply>): Engine => ({ reply });

/** A model that answers as told; what it does not say stays as it was. */
export const modelOf = (
  answer: (...call: Parameters<Model["answer"]>) => Promise<Partial<TurnResult> & Pick<TurnResult, "content">>,
): Model => ({
  answer: async (input, reading) => {
    const { slots, memory, state } = input;
    return { slots, changes: {}, memory, state, usedModel: true, ...(await answer(input, reading)) };
  },
});
