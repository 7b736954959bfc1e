import { hash } from "node:crypto";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { learnedPatterns } from "../learned-pattern-entity.ts";
import { blazeoConversations } from "./conversation-entity.ts";
import { readPatterns } from "./find-conversation.ts";
import { removeRawData } from "./raw-data.ts";

/** Hash of a conversation that staff removed. An import on purpose ends it, unlike the mark of what a person had deleted. */
export const markOfRemoved = (id: string): string => hash("sha256", `removed conversation ${id}`);

/** Deletes an imported chat with its input and its patterns, also approved ones. The conversation goes last: a removal
 * that was cut off can be repeated.
 * @throws AppError notFound */
export async function removeConversation(context: Context, id: string): Promise<void> {
  const { store } = context;
  const { data } = await blazeoConversations(store).get({ id }).go({ consistent: true });
  if (!data) throw new AppError("notFound", `There is no imported conversation ${id}.`);
  for (const { conversationId, createdAt, id: patternId } of await readPatterns(context, id))
    await learnedPatterns(store).remove({ conversationId, createdAt, id: patternId }).go();
  await removeRawData(context, id);
  await blazeoConversations(store).remove({ id }).go();
}
