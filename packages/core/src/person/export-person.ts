import { findConversation } from "../chat/blazeo/find-conversation.ts";
import type { Context } from "../context.ts";
import type { PersonRecords } from "./find-records.ts";

/** All that was found about a person, as JSON to be handed to them, with what was said in imported chats. */
export async function exportPerson(context: Context, records: PersonRecords): Promise<string> {
  const conversations = await Promise.all(
    // One that is damaged stands there with its id.
    records.conversations.map(async (id) => (await findConversation(context, id).catch(() => undefined)) ?? { id }),
  );
  return JSON.stringify({ ...records, conversations }, null, 2);
}
