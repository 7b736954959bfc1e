import type { ApprovedPattern, PatternSource } from "../patterns/pattern-source.ts";
import { buildFactIndex } from "./fact-index.ts";

/** A process asks for the approved patterns this often, ms. */
const maxAge = 5 * 60 * 1000;

/** Patterns were said by agents about other homes: they need more of the question than a fact does (boost 0.7). */
const weight = 0.7;
const threshold = 0.5;

export interface PatternIndex {
  find: (question: string) => ApprovedPattern | undefined;
}

export function buildPatternIndex(patterns: readonly ApprovedPattern[]): PatternIndex {
  const byId = new Map(patterns.map((pattern) => [pattern.id, pattern]));
  const index = buildFactIndex(
    patterns.map(({ id, question, answer }) => ({ id, forms: [question], keywords: "", answer })),
  );
  return {
    find(question) {
      const [best] = index.find(question);
      return best && best.coverage * weight >= threshold ? byId.get(best.id) : undefined;
    },
  };
}

/** Makes the index of a source and keeps it for five minutes. A source that fails costs its patterns and not the reply.
 * @returns asks for the index at a time, ms since the epoch */
export function patternIndexOf(source: PatternSource): (now: number) => Promise<PatternIndex | undefined> {
  let kept: { until: number; index: PatternIndex | undefined } | undefined;
  return async (now) => {
    if (kept && kept.until > now) return kept.index;
    const patterns = await source().catch(() => []);
    kept = { until: now + maxAge, index: patterns.length > 0 ? buildPatternIndex(patterns) : undefined };
    return kept.index;
  };
}
