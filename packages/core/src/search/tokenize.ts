import { extractPhones } from "../contact/phone.ts";
import type { AnyRecord, RecordRow } from "../records/define-record.ts";
import { listColumns } from "../records/record-texts.ts";
import { referenceKey } from "../records/reference.ts";
import { plainDigits } from "../text/plain-digits.ts";

const most = 24;
const shortest = 2;
const longest = 40;

/** Letters that have no accent to take away, as they are typed without their key. */
const typedAs: Record<string, string> = {
  ...{ ł: "l", ø: "o", ß: "ss", đ: "d", æ: "ae", œ: "oe", ı: "i", ð: "d", þ: "th", ħ: "h", ŧ: "t", ŋ: "n", ə: "e" },
  ς: "σ",
};

/** Text as it is compared: lower case, without accents. An accent that stands alone is meant as an apostrophe. */
const plain = (text: string): string =>
  plainDigits(text.replace(/[‘’‛ʻʼʽʾʿ`´′]/g, "'").normalize("NFKD"))
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    .replace(/[^\P{L}a-z]/gu, (letter) => typedAs[letter] ?? letter);

/** Scripts that put no space between words. */
const unspaced = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\u30FC";
const anyWord = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, "gu");
const isUnspaced = new RegExp(`^[${unspaced}]`, "u");

/** The letters that are whole within so many UTF-16 units of a word, by which it was always cut. */
export const getBeginning = (word: string, units: number): string => word.slice(0, units).replace(/\p{Surrogate}/u, "");

const cutWords = (text: string): string[] =>
  (text.match(anyWord) ?? [])
    .filter((word) => word.length >= shortest || isUnspaced.test(word))
    .map((word) => getBeginning(word, longest));

/** What begins anywhere in a word without spaces, and each of its characters: the index finds beginnings, and such a
 * name is looked for by any of its characters. The vowel of a Korean syllable begins nothing. */
function getParts(word: string): string[] {
  if (!isUnspaced.test(word)) return [word];
  const characters = [...word];
  const parts = characters.flatMap((character, at) =>
    /[\u1160-\u11FF]/.test(character) ? [] : [characters.slice(at).join(""), character],
  );
  return [word, ...parts];
}

/** The two ways in which words with an apostrophe or a hyphen are written: apart, and joined. */
function getWays(text: string): string[][] {
  const apart = plain(text);
  const joined = apart.replace(/(?<=\p{L})['\p{Pd}](?=\p{L})/gu, "");
  return joined === apart ? [cutWords(apart)] : [cutWords(apart), cutWords(joined)];
}

/** Digits with what stands between them in a number. */
const digitRuns = /\d(?:[\s()+./\p{Pd}]*\d){3,}/gu;

/** Each number of a text, without the country code of North America. */
const phonesIn = (text: string): string[] =>
  extractPhones(text).map(({ number }) => number.replace(/^\+1?(?=\d{10})|^\+/, ""));

/** Numbers as people look for them: all ten digits, without the area code, the last four; also of what is no number to
 * dial. */
function numbersIn(text: string): string[] {
  const whole = phonesIn(text).flatMap((all) => [all.slice(0, 10), all.slice(3, 10), all.slice(-4)]);
  const runs = plain(text).match(digitRuns) ?? [];
  const others = runs.map((run) => run.replace(/\D/g, "")).filter((run) => !whole.includes(run.slice(-4)));
  return [...whole, ...others.flatMap((run) => [run.slice(0, 10), run.slice(-4)])];
}

function getAllWords(record: AnyRecord, row: RecordRow): string[] {
  const searched = listColumns(record).filter(([name, { search }]) => search && typeof row[name] === "string");
  const numbers = searched
    .filter(([, { search }]) => search === "phone")
    .flatMap(([name]) => numbersIn(String(row[name])));
  const references = searched
    .filter(([, { search }]) => search === "reference")
    .flatMap(([name]) => referenceKey(String(row[name])) ?? []);
  const words = searched.flatMap(([name, { search }]) => {
    if (search === "reference") return [];
    const all = getWays(String(row[name])).flat().flatMap(getParts);
    return search === "phone" ? all.filter((word) => !/\d/.test(word)) : all;
  });
  return [...new Set([...references, ...numbers, ...words])];
}

/** Words and numbers under which a record is found, by the declaration of its kind. */
export const tokenize = (record: AnyRecord, row: RecordRow): string[] => getAllWords(record, row).slice(0, most);

/** What somebody typed, as words to look up, in each way in which it may be stored: "(315) 555-0143" is one number,
 * "O'Brien" is "brien" or "obrien". */
export function queryVariants(typed: string): string[][] {
  const phones = phonesIn(typed);
  if (phones.length > 0) return [phones.map((all) => all.slice(0, 10))];
  const reference = referenceKey(typed);
  if (reference) return [[reference], ...getWays(typed)];
  const text = plain(typed);
  const digits = text.replace(/\D/g, "");
  const isNumber = digits.length >= 4 && /^[\d\s()+./\p{Pd}]+$/u.test(text);
  if (!isNumber) return getWays(typed).filter((way) => way.length > 0);
  const isZip = /^\s*\d{5}-\d{4}\s*$/.test(text);
  return [[digits.slice(0, 10)], ...(isZip ? [cutWords(text)] : [])];
}

/** Whether a record has every word that was typed, by its beginning. */
export function hasWords(record: AnyRecord, row: RecordRow, typed: string): boolean {
  const words = getAllWords(record, row);
  return queryVariants(typed).some((way) => way.every((each) => words.some((word) => word.startsWith(each))));
}
