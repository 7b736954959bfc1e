import { distance } from "fastest-levenshtein";
import { stopWords } from "../words.ts";

export type Vocabulary = ReadonlyMap<string, number>;

const shortForms: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  r: "are",
  yu: "you",
  ya: "you",
  y: "why",
  wat: "what",
  wht: "what",
  hw: "how",
  wen: "when",
  wher: "where",
  pls: "please",
  plz: "please",
  thx: "thanks",
  lng: "long",
  ther: "there",
  hors: "hours",
  ofer: "offer",
  serv: "serve",
  wndow: "window",
  est: "estimate",
  appt: "appointment",
  sat: "saturday",
  bc: "because",
  abt: "about",
  n: "and",
  nw: "new",
  givaway: "giveaway",
  waranty: "warranty",
};

const cacheSize = 2000;

const mostFrequent = 40;

/** Repairs unknown words of four letters and more against a vocabulary: one edit, or two from eight letters; the same
 * first letter wins, then the more frequent word. Short words and two edits keep their first letter: with less,
 * "planets" became "panels" and "lose" became "close".
 * @param rightWords left as they are, and never what another word is repaired into */
export function speller(vocabulary: Vocabulary, rightWords: readonly string[]): (text: string) => string {
  const words = [...vocabulary.keys()].filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word));
  const known = new Set([...vocabulary.keys(), ...stopWords, ...rightWords]);
  const isKnown = (word: string): boolean => known.has(word) || known.has(word.replace(/e?s$/, ""));
  const cache = new Map<string, string>();

  function rankOf(word: string, candidate: string, reach: number): number {
    const edits = Math.abs(candidate.length - word.length) > reach ? reach + 1 : distance(candidate, word);
    const isSameStart = candidate[0] === word[0];
    if (edits > reach || (!isSameStart && (edits > 1 || word.length <= 5))) return Number.POSITIVE_INFINITY;
    const frequency = Math.min(vocabulary.get(candidate) ?? 0, mostFrequent);
    return edits * 10 + (isSameStart ? 0 : 5) - frequency / 10;
  }

  function nearest(word: string): string {
    const reach = word.length >= 8 ? 2 : 1;
    let best = { word, rank: Number.POSITIVE_INFINITY };
    for (const candidate of words) {
      const rank = rankOf(word, candidate, reach);
      if (rank < best.rank) best = { word: candidate, rank };
    }
    return best.word;
  }

  function repair(word: string): string {
    const short = shortForms[word];
    if (short) return short;
    if (word.length < 4 || isKnown(word) || /\d/.test(word)) return word;
    const kept = cache.get(word);
    if (kept !== undefined) return kept;
    const repaired = nearest(word);
    if (cache.size >= cacheSize) cache.clear();
    cache.set(word, repaired);
    return repaired;
  }

  return (text) => text.replace(/\p{L}+(?:'\p{L}+)*/gu, (word) => repairCase(word, repair(word.toLowerCase())));
}

const repairCase = (word: string, repaired: string): string => (word.toLowerCase() === repaired ? word : repaired);
