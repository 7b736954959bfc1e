import { distance } from "fastest-levenshtein";
import { accentedWordsOf } from "../words.ts";

/** Typing errors keep the first letter: the same that the assistant's spelling repair assumes. */
const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join("");

const allowedErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const isSameWord = (a: string, b: string): boolean => a === b || distance(a, b) <= allowedErrors(a);

const isSameQuestion = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((word, index) => isSameWord(word, b[index] ?? ""));

interface Asked {
  question: string;
  timestamp?: string | undefined;
}

/** Of questions that differ only in case, punctuation or spelling the newest, in the order of the input. */
export function newestPerQuestion<Item extends Asked>(items: readonly Item[]): Item[] {
  const kept = new Set<Item>();
  const seen = new Map<string, string[][]>();
  for (const item of items.toReversed().toSorted((a, b) => (b.timestamp ?? "").localeCompare(a.timestamp ?? ""))) {
    const words = accentedWordsOf(item.question);
    const alike = seen.get(initialsOf(words)) ?? [];
    if (alike.some((other) => isSameQuestion(words, other))) continue;
    seen.set(initialsOf(words), [...alike, words]);
    kept.add(item);
  }
  return items.filter((item) => kept.has(item));
}
