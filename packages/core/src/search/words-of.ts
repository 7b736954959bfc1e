import type { AnyRecord, AnyRow } from "../records/define-record.ts";
import { columnsOf } from "../records/show-record.ts";

const most = 24;
const shortest = 2;
const longest = 40;

/** Words as they are compared: lower case, without accents, letters and digits only. */
const wordsIn = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest)
    .map((word) => word.slice(0, longest));

/** A number as people look for it: all ten digits, without the area code, the last four. */
function numbersIn(text: string): string[] {
  const digits = text
    .replace(/\D/g, "")
    .replace(/^1(?=\d{10})/, "")
    .slice(0, 10);
  return digits.length < 10 ? [digits].filter((each) => each.length >= 4) : [digits, digits.slice(3), digits.slice(6)];
}

/** Words and numbers under which a record is found, by the declaration of its kind. */
export function wordsOf(record: AnyRecord, row: AnyRow): string[] {
  const searched = columnsOf(record).filter(([name, { search }]) => search && typeof row[name] === "string");
  const numbers = searched
    .filter(([, { search }]) => search === "phone")
    .flatMap(([name]) => numbersIn(String(row[name])));
  const words = searched.filter(([, { search }]) => search === "words").flatMap(([name]) => wordsIn(String(row[name])));
  return [...new Set([...numbers, ...words])].slice(0, most);
}

/** What somebody typed, as words to look up: "(315) 555-0143" is one number. */
export function wordsTyped(typed: string): string[] {
  const digits = typed.replace(/\D/g, "");
  const isNumber = digits.length >= 4 && /^[\d\s()+.-]+$/.test(typed);
  return isNumber ? [digits.replace(/^1(?=\d{10})/, "").slice(0, 10)] : wordsIn(typed);
}

/** Whether a record has every word that was typed, by its beginning. */
export function hasWords(record: AnyRecord, row: AnyRow, typed: string): boolean {
  const words = wordsOf(record, row);
  return wordsTyped(typed).every((each) => words.some((word) => word.startsWith(each)));
}
