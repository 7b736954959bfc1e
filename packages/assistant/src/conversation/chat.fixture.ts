import { listMessages } from "@site/core/chat/messages";
import { sessions } from "@site/core/chat/session-entity";
import { contextWith } from "@site/core/context.fixture";
import { leads } from "@site/core/leads/record";
import { newId } from "@site/core/store/ids";
import { saveContact } from "./save-contact.ts";
import { type MessageOptions, sendMessage } from "./send-message.ts";
import { createSession } from "./sessions.ts";
import type { Model, TurnResult } from "./turn.ts";

interface Told extends Partial<MessageOptions> {
  now?: () => Date;
  /** Id of a quick reply that is pressed. */
  choice?: string;
}

/** A chat for tests: says things like a browser, each with an id of its own, and looks at what was stored. */
export async function buildChat(options: Partial<MessageOptions> = {}, context = contextWith()) {
  const { store } = context;
  const { session } = await createSession(context, { sessionData: { startedAt: "2026-11-23T15:00:00Z" } });
  const sessionId = session.id;
  return {
    sessionId,
    say: (message: string, { now = context.now, choice, ...more }: Told = {}) =>
      sendMessage(
        { ...context, now },
        { sessionId, message, choice },
        { id: newId(), responders: {}, ...options, ...more },
      ),
    fill: (
      contact: Record<string, string | boolean>,
      { now = context.now, id = newId(), ...more }: { now?: () => Date; id?: string; withdraw?: boolean } = {},
    ) => saveContact({ ...context, now }, { sessionId, contact: { smsConsent: false, ...contact }, ...more }, { id }),
    rows: () => listMessages(context, sessionId),
    session: async () => (await sessions(store).get({ id: sessionId }).go({ consistent: true })).data,
    lead: async () => (await leads(store).get({ id: sessionId }).go({ consistent: true })).data,
  };
}

/** A model that answers as told; what it does not say stays as it was. */
export const fakeModel = (
  answer: (...call: Parameters<Model["answer"]>) => Promise<Partial<TurnResult> & Pick<TurnResult, "content">>,
): Model => ({
  answer: async (input, signals) => {
    const { slots, memory, state } = input;
    return { slots, changes: {}, memory, state, usedModel: true, ...(await answer(input, signals)) };
  },
});
