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

let kept: { source: PatternSource; until: number; index: PatternIndex | undefined } | undefined;

/**
 * The index of a source, kept for five minutes. A source that fails costs its patterns and not the reply.
 */
export async function patternIndexOf(source: PatternSource, now: number): Promise<PatternIndex | undefined> {
  if (kept?.source === source && kept.until > now) return kept.index;
  const patterns = await source().catch(() => []);
  kept = { source, until: now + maxAge, index: patterns.length > 0 ? buildPatternIndex(patterns) : undefined };
  return kept.index;
}
