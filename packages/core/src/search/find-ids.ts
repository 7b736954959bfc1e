import type { Context } from "../context.ts";
import { isLive } from "../store/expiry.ts";
import { searchWords } from "./entity.ts";
import { waysTyped } from "./words-of.ts";

/** Reads of one search; each looks at up to 1 MB of the index. */
const mostReads = 4;

/** Ids of a kind's records that hold all of these words, by their beginning. */
async function idsUnder({ store, now }: Context, noun: string, words: string[], telling: Set<string>, most: number) {
  const candidates = words.filter((word) => telling.has(word));
  const [first = ""] = (candidates.length > 0 ? candidates : words).toSorted((a, b) => b.length - a.length);
  const others = words.filter((word) => word !== first);
  const found = new Set<string>();
  let cursor: string | null = null;
  for (let reads = 0; reads < mostReads && found.size < most; reads += 1) {
    const page: { data: { recordId: string; expiresAt?: number | undefined }[]; cursor: string | null } =
      await searchWords(store)
        .query.byWord({ noun, beginning: first.slice(0, 2) })
        .begins({ word: first })
        .where(({ words }, { contains }) => others.map((word) => contains(words, ` ${word}`)).join(" AND "))
        .go({ cursor, order: "desc", ...(others.length > 0 ? {} : { limit: most }) });
    for (const each of page.data) if (isLive(each, now())) found.add(each.recordId);
    cursor = page.cursor;
    if (!cursor) break;
  }
  return [...found];
}

/** Ids of a kind's records that hold every word that was typed, by its beginning; newest first within a word.
 * @param most ids wanted
 * @returns fewer than there are when so many begin alike that they can't be told apart in a few reads */
export async function findIds(context: Context, noun: string, typed: string, most: number): Promise<string[]> {
  // The part before the @ tells people apart, the mail service after it hardly does.
  const telling = new Set(typed.includes("@") ? waysTyped(typed.slice(0, typed.indexOf("@"))).flat() : []);
  const found = await Promise.all(waysTyped(typed).map((words) => idsUnder(context, noun, words, telling, most)));
  return [...new Set(found.flat())].slice(0, most);
}
