import { AppError } from "../../contract/errors.ts";
import { blazeoConversations } from "./conversation-entity.ts";
import { patternsOf } from "./find-conversation.ts";
import { blazeoPatterns } from "./pattern-entity.ts";
import { removeRawData } from "./raw-data.ts";

/**
 * Deletes an imported chat with its input and its patterns, also approved ones. The conversation goes last: a removal
 * that was cut off can be repeated.
 * @throws AppError notFound
 */
export async function removeConversation(id: string): Promise<void> {
  const { data } = await blazeoConversations.get({ id }).go({ consistent: true });
  if (!data) throw new AppError("notFound", `There is no imported conversation ${id}.`);
  for (const { conversationId, createdAt, id: patternId } of await patternsOf(id))
    await blazeoPatterns.remove({ conversationId, createdAt, id: patternId }).go();
  await removeRawData(id);
  await blazeoConversations.remove({ id }).go();
}
