import type { Context } from "../context.ts";
import { isLive } from "../store/expiry.ts";
import { searchWords } from "./entity.ts";
import { waysTyped } from "./words-of.ts";

/** Reads of one search, once for the whole word and once for its beginning; each looks at up to 1 MB of the index. */
const mostReads = 4;

interface Page {
  data: { recordId: string; expiresAt?: number | undefined }[];
  cursor: string | null;
}

/** Adds ids to those that were found until there are enough. */
async function addIds({ now }: Context, found: Set<string>, most: number, read: (at: string | null) => Promise<Page>) {
  let at: string | null = null;
  for (let reads = 0; reads < mostReads && found.size < most; reads += 1) {
    const { data, cursor }: Page = await read(at);
    for (const each of data) if (isLive(each, now())) found.add(each.recordId);
    at = cursor;
    if (!at) break;
  }
}

/** Ids of a kind's records that hold all of these words, by their beginning; first those with the whole word. */
async function idsUnder(context: Context, noun: string, words: string[], telling: Set<string>, most: number) {
  const candidates = words.filter((word) => telling.has(word));
  const [first = ""] = (candidates.length > 0 ? candidates : words).toSorted((a, b) => b.length - a.length);
  const others = words.filter((word) => word !== first);
  const { byWord } = searchWords(context.store).query;
  const place = { noun, beginning: first.slice(0, 2) };
  const found = new Set<string>();
  for (const query of [byWord({ ...place, word: first }), byWord(place).begins({ word: first })]) {
    const narrowed = query.where(({ words: all }, { contains }) =>
      others.map((word) => contains(all, ` ${word}`)).join(" AND "),
    );
    await addIds(context, found, most, (cursor) =>
      narrowed.go({ cursor, order: "desc", ...(others.length > 0 ? {} : { limit: most }) }),
    );
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
