import { hash } from "node:crypto";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { caseSensitiveKey, entityNames } from "../../store/table.ts";
import { learnedPatterns, type Pattern } from "../learned-pattern-entity.ts";
import { readRawData, removeRawData } from "./raw-data.ts";

/** An imported chat of the former provider. The input itself lies in items of its own (raw-data.ts), so that a
 * change here costs one write unit however long the chat was. It has no expiry time: staff remove it. */
export const blazeoConversations = defineEntity(entityNames.importedChat, {
  attributes: {
    id: { type: "string", required: true, readOnly: true },
    leadType: { type: "string" },
    /** Absent: the export does not say. */
    isLead: { type: "boolean" },
    /** ISO 8601, UTC. */
    createdDate: { type: "string" },
    messageCount: { type: "number", required: true, default: 0 },
    /** SHA-256 of `rawData`: name of its parts, and by which an unchanged line is known. */
    rawHash: { type: "string", required: true },
    rawParts: { type: "number", required: true },
    rulesVersion: { type: "number", required: true },
    processedAt: { type: "string", required: true },
  },
  indexes: { byId: caseSensitiveKey(["id"], []) },
});

type StoredConversation = RowOf<typeof blazeoConversations>;

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
