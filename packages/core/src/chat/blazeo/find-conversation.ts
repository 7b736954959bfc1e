import type { Context } from "../../context.ts";
import { learnedPatterns, type Pattern } from "../learned-pattern-entity.ts";
import { blazeoConversations, type StoredConversation } from "./conversation-entity.ts";
import { readRawData } from "./raw-data.ts";

export interface ConversationRecord extends Omit<StoredConversation, "rawHash" | "rawParts"> {
  rawData: unknown;
  patterns: Pattern[];
}

export async function readPatterns({ store }: Context, conversationId: string): Promise<Pattern[]> {
  const { data } = await learnedPatterns(store)
    .query.byConversation({ conversationId })
    .go({ consistent: true, pages: "all" });
  return data;
}

/** @returns undefined when there is no conversation with this id; ids keep their case */
export async function findConversation(context: Context, id: string): Promise<ConversationRecord | undefined> {
  const { data } = await blazeoConversations(context.store).get({ id }).go({ consistent: true });
  if (!data) return undefined;
  const { rawHash, rawParts, ...record } = data;
  const [rawData, patterns] = await Promise.all([
    readRawData(context, { id, rawHash, rawParts }),
    readPatterns(context, id),
  ]);
  return { ...record, rawData, patterns };
}
