import type { TurnInput } from "../engine.ts";

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** Also what was written as a word: "two" for 2, "wife" for "wifes". */
const alike = (word: string): string[] => [
  word,
  ...(numbers.includes(word) ? [String(numbers.indexOf(word))] : []),
  ...(/^\p{L}{3,}s$/u.test(word) ? [word.slice(0, -1)] : []),
];

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Of a longer text that sums up what was said, so many words may be the model's own. */
const ownWords = 0.5;

export type Said = ReturnType<typeof saidBy>;

/** What a visitor wrote in the whole talk, to hold a model's words against: it may fill gaps with likely names and
 * towns. */
export function saidBy({ history, messages }: Pick<TurnInput, "history" | "messages">) {
  const said = [...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), ...messages].join("\n");
  const words = new Set(wordsOf(said).flatMap(alike));
  const letters = wordsOf(said).join("");
  const isNumberSaid = (word: string): boolean => !/\d/.test(word) || words.has(word) || letters.includes(word);
  /** "m as in Mary, j as in John": the letters in their order. */
  const isSpelled = (value: string): boolean =>
    /\bas in\b/i.test(said) &&
    [...value].reduce((at, letter) => (at < 0 ? at : letters.indexOf(letter, at) + 1 || -1), 0) > 0;
  return {
    /** Every word was written; a name may have been spelled letter by letter. */
    has: (value: string): boolean =>
      wordsOf(value).every((word) => words.has(word) || isSpelled(word)) || letters.includes(wordsOf(value).join("")),
    hasDigits: (value: string): boolean => digitsOf(said).includes(digitsOf(value)),
    /** Every figure was written, and half of the words. */
    sumsUp: (value: string): boolean => {
      const own = wordsOf(value);
      return own.every(isNumberSaid) && own.filter((word) => !words.has(word)).length <= own.length * ownWords;
    },
    /** Every figure was written; the words are the model's. */
    hasFigures: (value: string): boolean =>
      wordsOf(value).every((word) => isNumberSaid(word.replace(/(?:am|pm)$/, ""))),
  };
}
