import { distance } from "fastest-levenshtein";

const shortest = 4;
/** From this length on two letters may be wrong. */
const long = 8;

/**
 * Repairs typing errors: a word that is in no list becomes the nearest word of the vocabulary, one letter off or two
 * letters swapped, or two off in a long word, with the same first letter.
 * @param vocabulary the commonest words first; of two equally near ones the commoner is taken
 * @param names words that are right as they are
 */
export function createSpellChecker(vocabulary: readonly string[], names: Iterable<string>): (text: string) => string {
  const right = new Set([...vocabulary, ...names]);
  const byLetter = new Map<string, string[]>();
  for (const word of vocabulary.filter(({ length }) => length >= shortest))
    byLetter.set(word[0] ?? "", [...(byLetter.get(word[0] ?? "") ?? []), word]);
  const correctSpelling = new Map<string, string>();
  // "lng" and "dr" have no vowel: the one lacks it, the other is an abbreviation.
  const isTooShort = ({ length }: string, hasVowel: boolean): boolean => length < shortest && (length < 3 || hasVowel);
  const isRight = (word: string): boolean =>
    isTooShort(word, /[aeiouy']/.test(word)) ||
    right.has(word) ||
    right.has(word.replace(/(?:s|ed|ing|er|ly)$/, "")) ||
    // "hitting" is of "hit", and no "hiring"; "comming" is no form of "com".
    (right.has(word.replace(/(\p{L})\1(?:ed|ing|er)$/u, "$1")) &&
      !right.has(word.replace(/(\p{L})\1(ed|ing|er)$/u, "$1$2")));
  /** "remodle" of "remodel". */
  const swappedOf = (word: string): string | undefined =>
    Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ).find((each) => each !== word && right.has(each));
  function repair(word: string): string {
    if (isRight(word)) return word;
    const swapped = swappedOf(word);
    if (swapped) return swapped;
    const reach = word.length >= long ? 2 : 1;
    const near = (byLetter.get(word[0] ?? "") ?? [])
      .filter(({ length }) => Math.abs(length - word.length) <= reach)
      .map((each) => ({ each, off: distance(word, each) }))
      .filter(({ off }) => off <= reach);
    return near.toSorted((a, b) => a.off - b.off)[0]?.each ?? word;
  }
  return (text) =>
    text.replace(/[\p{L}']+/gu, (found) => {
      const word = found.toLowerCase();
      const corrected = correctSpelling.get(word) ?? repair(word);
      if (correctSpelling.size < 2000) correctSpelling.set(word, corrected);
      return corrected === word ? found : corrected;
    });
}
