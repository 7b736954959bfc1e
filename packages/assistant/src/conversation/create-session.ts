import type { ChatSessionAnswer, ChatSessionRequest } from "@site/core/chat/contract";
import { sessions } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { acceptContact } from "./accept-contact.ts";
import { freshMemory } from "./session-slots.ts";

/** Starts a chat. Its id is made here and never taken from the browser, so that nobody can choose one. */
export async function createSession(
  { store }: Context,
  { sessionData }: ChatSessionRequest,
): Promise<ChatSessionAnswer> {
  const { name } = acceptContact({}, { name: sessionData.userName });
  const { data } = await sessions(store)
    // Nobody else can have this id, so a put that is sent again after its answer was lost meets its own row only.
    .put({
      sessionData: { startedAt: sessionData.startedAt, memory: freshMemory() },
      ...(name ? { userName: name } : {}),
    })
    .go();
  return { session: { id: data.id } };
}
