import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import type { RowOf } from "../store/define-entity.ts";
import { isLive } from "../store/expiry.ts";
import { searchWords } from "./search-word-entity.ts";
import { getBeginning, queryVariants } from "./tokenize.ts";

/** How many reads one search in a kind makes, and how many rows of the index each looks at. */
const mostReads = 8;
const atOnce = 1000;

interface Match {
  id: string;
  /** When it came, ISO 8601; missing where an earlier version entered it. */
  at?: string;
}

export interface Matches {
  matches: Match[];
  /** Whether more of the index begins like that than a search reads. */
  isCut: boolean;
}

/** A kind's records that hold all of these words, by their beginning. */
async function matchesUnder(
  { store, now }: Context,
  noun: string,
  words: string[],
  telling: Set<string>,
): Promise<Matches> {
  const candidates = words.filter((word) => telling.has(word));
  const [first = ""] = (candidates.length > 0 ? candidates : words).toSorted((a, b) => b.length - a.length);
  const others = words.filter((word) => word !== first);
  const asked = searchWords(store)
    .query.byWord({ noun, beginning: getBeginning(first, 2) })
    .begins({ word: first })
    .where(({ words: all }, { contains }) => others.map((word) => contains(all, ` ${word}`)).join(" AND "))
    .params<QueryCommandInput>({ limit: atOnce });
  const matches: Match[] = [];
  let from: QueryCommandOutput["LastEvaluatedKey"];
  for (let reads = 0; reads < mostReads; reads += 1) {
    const { Items = [], LastEvaluatedKey }: QueryCommandOutput = await store.client.send(
      new QueryCommand({ ...asked, ExclusiveStartKey: from }),
    );
    const live = (Items as RowOf<typeof searchWords>[]).filter((each) => isLive(each, now()));
    matches.push(...live.map(({ recordId: id, at }) => ({ id, at })));
    from = LastEvaluatedKey;
    if (!from) break;
  }
  return { matches, isCut: from !== undefined };
}

/** A kind's records that hold every word that was typed, by its beginning, in no order. Where too many begin alike, those
 * with the whole word come before longer ones. */
export async function findMatches(context: Context, noun: string, typed: string): Promise<Matches> {
  // The part before the @ tells people apart, the mail service after it hardly does.
  const telling = new Set(typed.includes("@") ? queryVariants(typed.slice(0, typed.indexOf("@"))).flat() : []);
  const ways = await Promise.all(queryVariants(typed).map((variant) => matchesUnder(context, noun, variant, telling)));
  const byId = new Map(ways.flatMap(({ matches }) => matches).map((match) => [match.id, match]));
  return { matches: [...byId.values()], isCut: ways.some(({ isCut }) => isCut) };
}
