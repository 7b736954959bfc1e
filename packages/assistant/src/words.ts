export { formatList } from "@site/core/format-list";

const slashedPhone = /(?<![\d/])(?:1 ?\/ ?)?\(?(\d{3})\)? ?\/ ?(\d{3}) ?[/-] ?(\d{4})(?![\d/])/g;

/** One spelling for what keyboards write in several: NFKC, straight quotes, plain hyphens, single spaces, and hyphens for
 * the slashes of a telephone number. */
export const normalise = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .replace(slashedPhone, "$1-$2-$3")
    .trim();

/** A text without a name of several words, so that Tom Winter speaks of no winter. */
export const withoutName = (text: string, name = ""): string =>
  name.includes(" ")
    ? text.replace(new RegExp(String.raw`(?<!\p{L})${name.replace(/[^\p{L}\d ]/gu, ".")}(?!\p{L})`, "giu"), "").trim()
    : text;

/** "bano" for "baño". */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{Mn}/gu, "");

/** Lower-case words and numbers of a text, in order; accents fall away. */
export const wordsOf = (text: string): string[] =>
  withoutAccents(normalise(text).toLowerCase())
    .replace(/(\p{L})'(?=\p{L})/gu, "$1")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Lower-case words and numbers as they stand, accents and all. */
export const accentedWordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const numbers = "no one two three four five six seven eight nine".split(" ");

/** "two" for 2; digits from ten on. */
export const counted = (count: number): string => numbers[count] ?? String(count);

/** What a visitor said on several occasions, at most so many characters of it. */
export const together = (before: string | undefined, now: string, limit: number): string =>
  [before, now].filter(Boolean).join(" / ").slice(0, limit);

/** "New Hartford" for "new hartford". */
export const titled = (text: string): string => text.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
