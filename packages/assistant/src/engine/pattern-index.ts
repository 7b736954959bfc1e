import { wordsOf } from "../words.ts";

export interface ApprovedPattern {
  id: string;
  question: string;
  answer: string;
}

export type PatternSource = () => Promise<readonly ApprovedPattern[]>;

/** A process asks for the approved patterns this often, ms. */
const maxAge = 5 * 60 * 1000;

/** Agents said these about other homes: only a question that is nearly the same gets their answer. */
const likeness = 0.6;

export interface PatternIndex {
  find: (question: string) => ApprovedPattern | undefined;
}

const runsOf = (text: string): Set<string> => {
  const padded = ` ${wordsOf(text).join(" ")} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};

/** Share of three-letter runs that two questions have in common, 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((run) => other.has(run)).length;
  return (2 * common) / (one.size + other.size || 1);
}

function buildPatternIndex(patterns: readonly ApprovedPattern[]): PatternIndex {
  const known = patterns.map((pattern) => ({ pattern, runs: runsOf(pattern.question) }));
  return {
    find(question) {
      const runs = runsOf(question);
      const [best] = known
        .map(({ pattern, runs: own }) => ({ pattern, share: likenessOf(runs, own) }))
        .toSorted((a, b) => b.share - a.share);
      return best && best.share >= likeness ? best.pattern : undefined;
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
