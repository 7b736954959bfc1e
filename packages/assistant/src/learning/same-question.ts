import { distance } from "fastest-levenshtein";
import { getWords } from "../ranking/normalize.ts";

/** Typing errors keep the first letter: the same that the assistant's spelling repair assumes. */
const getInitials = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join("");

const allowedErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const isSameWord = (a: string, b: string): boolean => a === b || distance(a, b) <= allowedErrors(a);

const isSameQuestion = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((word, index) => isSameWord(word, b[index] ?? ""));

interface Asked {
  question: string;
  timestamp?: string | undefined;
  reviewedAt?: string | undefined;
  createdAt?: string | undefined;
}

/** An answer written by hand has no time at which it was asked for. */
const getTime = ({ timestamp, reviewedAt, createdAt }: Asked): string => timestamp ?? reviewedAt ?? createdAt ?? "";

/** Items whose questions differ only in case, punctuation or spelling, the newest first in each group and among them. */
export function groupQuestions<Item extends Asked>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  const seen = new Map<string, { words: string[]; group: Item[] }[]>();
  for (const item of items.toReversed().toSorted((a, b) => getTime(b).localeCompare(getTime(a)))) {
    const words = getWords(item.question);
    const alike = seen.get(getInitials(words)) ?? [];
    const sameGroup = alike.find((other) => isSameQuestion(words, other.words));
    if (sameGroup) sameGroup.group.push(item);
    else {
      const group = [item];
      groups.push(group);
      seen.set(getInitials(words), [...alike, { words, group }]);
    }
  }
  return groups;
}

/** Of questions that differ only in case, punctuation or spelling the newest, in the order of the input. */
export function newestPerQuestion<Item extends Asked>(items: readonly Item[]): Item[] {
  const newestItems = new Set(groupQuestions(items).map(([newest]) => newest));
  return items.filter((item) => newestItems.has(item));
}
