import type { AnyRecord, AnyRow } from "../records/define-record.ts";
import { listColumns } from "../records/show-record.ts";

const most = 24;
const shortest = 2;
const longest = 40;

/** Letters that have no accent to take away, as they are typed without their key. */
const typedAs: Record<string, string> = { ł: "l", ø: "o", ß: "ss", đ: "d", æ: "ae" };

/** Text as it is compared: lower case, without accents. An accent that stands alone is meant as an apostrophe. */
const plain = (text: string): string =>
  text
    .replace(/[‘’‛ʼ`´′]/g, "'")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøßđæ]/g, (letter) => typedAs[letter] ?? letter);

/** Words of a plain text, letters and digits only. */
const cut = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest)
    .map((word) => word.slice(0, longest));

/** The two ways in which words with an apostrophe or a hyphen are written: apart, and joined. */
function getWays(text: string): string[][] {
  const apart = plain(text);
  const joined = apart.replace(/(?<=\p{L})['\p{Pd}](?=\p{L})/gu, "");
  return joined === apart ? [cut(apart)] : [cut(apart), cut(joined)];
}

/** What is behind a number to dial: "x12", "ext. 12". */
const withoutExtension = (text: string): string => text.replace(/(?:x|ext\.?|extension|#)\s*\d+\D*$/i, "");

/** The digits of a number, without what is dialed before it from abroad. */
const extractDigits = (text: string): string =>
  withoutExtension(text)
    .replace(/\D/g, "")
    .replace(/^(?:011|00|0)?1(?=\d{10})/, "");

/** A number as people look for it: all ten digits, without the area code, the last four. */
function numbersIn(text: string): string[] {
  const all = extractDigits(text);
  const digits = all.slice(0, 10);
  const parts = digits.length < 10 ? [digits] : [digits, digits.slice(3), digits.slice(6)];
  return [...parts, all.slice(-4)].filter((each) => each.length >= 4);
}

function getAllWords(record: AnyRecord, row: AnyRow): string[] {
  const searched = listColumns(record).filter(([name, { search }]) => search && typeof row[name] === "string");
  const numbers = searched
    .filter(([, { search }]) => search === "phone")
    .flatMap(([name]) => numbersIn(String(row[name])));
  const words = searched
    .filter(([, { search }]) => search === "words")
    .flatMap(([name]) => getWays(String(row[name])).flat());
  return [...new Set([...numbers, ...words])];
}

/** Words and numbers under which a record is found, by the declaration of its kind. */
export const tokenize = (record: AnyRecord, row: AnyRow): string[] => getAllWords(record, row).slice(0, most);

/** What somebody typed, as words to look up, in each way in which it may be stored: "(315) 555-0143" is one number,
 * "O'Brien" is "brien" or "obrien". */
export function queryVariants(typed: string): string[][] {
  const digits = extractDigits(typed);
  const isNumber = digits.length >= 4 && /^[\d\s()+./\p{Pd}]+$/u.test(withoutExtension(typed));
  if (!isNumber) return getWays(typed).filter((way) => way.length > 0);
  const isZip = /^\s*\d{5}-\d{4}\s*$/.test(typed);
  return [[digits.slice(0, 10)], ...(isZip ? [cut(typed)] : [])];
}

/** Whether a record has every word that was typed, by its beginning. */
export function hasWords(record: AnyRecord, row: AnyRow, typed: string): boolean {
  const words = getAllWords(record, row);
  return queryVariants(typed).some((way) => way.every((each) => words.some((word) => word.startsWith(each))));
}
