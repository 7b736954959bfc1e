import MiniSearch from "minisearch";
import { terms, wordsOf } from "../words.ts";
import type { Vocabulary } from "./spelling.ts";

/** What is searched: a fact of the site or an approved training pattern. */
export interface Entry {
  id: string;
  forms: readonly string[];
  keywords: string;
  answer: string;
  service?: string | undefined;
}

interface Match {
  id: string;
  /** IDF-weighted share of the question's content words found in the entry, 0 to 1. */
  coverage: number;
  rank: number;
}

/** Boosts by measured use. */
const boost = { forms: 2, keywords: 1.5, answer: 0.5 } as const;
/** A word that only stands in an answer says less about what the entry is for: such words alone make a guess and no answer. */
const answerWeight = 0.45;
const candidates = 12;
/** Shares of a rank beside the coverage: likeness to one of the questions, the search's own score, the service spoken of. */
const shares = { likeness: 0.6, score: 0.3, service: 0.15 } as const;

interface Searched {
  pointed: ReadonlySet<string>;
  said: ReadonlySet<string>;
  forms: readonly ReadonlySet<string>[];
  service?: string | undefined;
}

export interface FactIndex {
  find: (question: string, limit?: number, service?: string) => Match[];
  vocabulary: Vocabulary;
}

const searched = ({ forms, keywords, answer, service }: Entry): Searched => ({
  pointed: new Set([...forms.flatMap(terms), ...terms(keywords)]),
  said: new Set(terms(answer)),
  forms: forms.map((form) => new Set(terms(form))),
  service,
});

function countWords(entries: readonly Entry[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const { forms, keywords, answer } of entries)
    for (const word of wordsOf(`${forms.join(" ")} ${keywords} ${answer}`))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** An index over entries with the coverage of each match. */
export function buildFactIndex(entries: readonly Entry[]): FactIndex {
  const search = new MiniSearch({
    fields: ["forms", "keywords", "answer"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { boost, fuzzy: 0.3, prefix: false },
  });
  search.addAll(
    entries.map(({ id, forms, keywords, answer }) => ({
      id,
      forms: forms.flatMap(terms).join(" "),
      keywords: terms(keywords).join(" "),
      answer: terms(answer).join(" "),
    })),
  );
  const byId = new Map(entries.map((entry) => [entry.id, searched(entry)]));
  const frequency = new Map<string, number>();
  for (const { pointed, said } of byId.values())
    for (const term of new Set([...pointed, ...said])) frequency.set(term, (frequency.get(term) ?? 0) + 1);

  // A word that no entry holds weighs most: it is what the question is about and nobody can answer.
  const weightOf = (term: string): number => Math.log(1 + entries.length / (frequency.get(term) ?? 0.5));
  const weightOfAll = (list: Iterable<string>): number => [...list].reduce((sum, term) => sum + weightOf(term), 0);

  function coverageOf(question: readonly string[], { pointed, said }: Searched): number {
    const found = question.map((term) => (pointed.has(term) ? 1 : said.has(term) ? answerWeight : 0) * weightOf(term));
    return found.reduce((sum, weight) => sum + weight, 0) / weightOfAll(question);
  }

  /** Dice's coefficient of the question and the entry's nearest question, by weight: 1 for the same content words. */
  function likenessOf(question: readonly string[], { forms }: Searched): number {
    const own = weightOfAll(question);
    const each = forms.map((form) => {
      const common = question.filter((term) => form.has(term));
      return (2 * weightOfAll(common)) / (own + weightOfAll(form));
    });
    return Math.max(0, ...each);
  }

  return {
    vocabulary: countWords(entries),
    find(question, limit = 1, service) {
      const asked = [...new Set(terms(question))];
      if (asked.length === 0) return [];
      const results = search.search(asked.join(" ")).slice(0, candidates);
      const top = results[0]?.score ?? 1;
      return results
        .flatMap(({ id, score }) => {
          const entry = byId.get(String(id));
          if (!entry) return [];
          const coverage = coverageOf(asked, entry);
          const isNear = service !== undefined && entry.service === service;
          const rank =
            coverage +
            shares.likeness * likenessOf(asked, entry) +
            shares.score * (score / top) +
            (isNear ? shares.service : 0);
          return [{ id: String(id), coverage, rank }];
        })
        .toSorted((a, b) => b.rank - a.rank)
        .slice(0, limit);
    },
  };
}
