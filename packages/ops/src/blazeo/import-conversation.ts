import { blazeoConversations, markOfRemoved, readPatterns } from "@site/core/chat/blazeo/conversations";
import { hashRawData, removeRawData, storeRawData } from "@site/core/chat/blazeo/raw-data";
import { learnedPatterns } from "@site/core/chat/learned-pattern-entity";
import type { Context } from "@site/core/context";
import { markOfConversation, tombstones } from "@site/core/privacy/tombstone-entity";
import { isLive, toSeconds } from "@site/core/store/expiry";
import { v5 } from "uuid";
import { type Extraction, extractPatterns, type FoundPattern, rulesVersion } from "./extract-patterns.ts";
import type { ImportedConversation } from "./parse-line.ts";

/** Namespace of the patterns' ids (RFC 9562, version 5): any fixed uuid will do. */
const patternNamespace = "5f1a3b1e-6c0e-4d5b-9a53-0c2b6d8e7f10";

/** The same question and answer of a conversation are the same pattern: an approval holds for exactly this text. */
const getId = (conversationId: string, { question, answer }: FoundPattern): string =>
  v5(JSON.stringify([conversationId, question, answer]), patternNamespace);

/** Makes the found patterns the conversation's only ones; what a person decided about one of them stays. */
async function replacePatterns(
  context: Context,
  { id: conversationId, leadType = "unknown" }: ImportedConversation,
  found: FoundPattern[],
) {
  const { store } = context;
  const stored = new Map((await readPatterns(context, conversationId)).map((pattern) => [pattern.id, pattern]));
  const wanted = new Map(found.map((pattern) => [getId(conversationId, pattern), pattern]));
  for (const [id, { question, answer, ...rest }] of wanted) {
    const old = stored.get(id);
    const about = { ...rest, leadType };
    if (old) await learnedPatterns(store).patch({ conversationId, createdAt: old.createdAt, id }).set(about).go();
    else
      await learnedPatterns(store)
        .put({ conversationId, id, question, answer, ...about })
        .go();
  }
  const stale = [...stored.values()].filter(({ id }) => !wanted.has(id));
  for (const { id, createdAt } of stale) await learnedPatterns(store).remove({ conversationId, createdAt, id }).go();
}

export interface Imported extends Extraction {
  /** The same input was imported before, by the same rules: nothing was written. */
  isUnchanged: boolean;
  /** A person had it deleted: it stays away. */
  isDeleted: boolean;
}

/** Ends what keeps a conversation away that staff removed: it is imported again on purpose.
 * @returns whether a person had it deleted, which no import undoes */
async function wasDeleted({ store, now }: Context, id: string): Promise<boolean> {
  const isMarked = async (mark: string): Promise<boolean> => {
    const { data } = await tombstones(store).get({ mark }).go({ consistent: true });
    return data !== null && isLive(data, now());
  };
  if (await isMarked(markOfConversation(id))) return true;
  const mark = markOfRemoved(id);
  if (await isMarked(mark))
    await tombstones(store)
      .put({ mark, expiresAt: toSeconds(now()) })
      .go();
  return false;
}

/** Stores a conversation under the provider's id, over an earlier import of it. Its patterns come first and the
 * conversation last: it is the sign that all the rest is there, so an import that was cut off is simply run again. */
export async function importConversation(context: Context, conversation: ImportedConversation): Promise<Imported> {
  const { store } = context;
  const { id, leadType, isLead, createdDate, messageCount, rawData } = conversation;
  if (await wasDeleted(context, id))
    return { patterns: [], refused: [], isUnattributed: false, isUnchanged: false, isDeleted: true };
  const extraction = { ...extractPatterns(conversation), isDeleted: false };
  const rawHash = hashRawData(rawData);
  const { data: before } = await blazeoConversations(store).get({ id }).go({ consistent: true });
  if (before?.rawHash === rawHash && before.rulesVersion === rulesVersion) return { ...extraction, isUnchanged: true };
  await replacePatterns(context, conversation, extraction.patterns);
  const rawParts = await storeRawData(context, { id, rawHash }, rawData);
  const record = { id, leadType, isLead, createdDate, messageCount, rawHash, rawParts, rulesVersion };
  await blazeoConversations(store)
    .put({ ...record, processedAt: context.now().toISOString() })
    .go();
  await removeRawData(context, id, rawHash);
  return { ...extraction, isUnchanged: false };
}
