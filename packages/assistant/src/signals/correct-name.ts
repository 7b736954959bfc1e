import { distance } from "fastest-levenshtein";
import { normalizeText } from "../ranking/normalize.ts";
import { isKnownWord } from "../ranking/rank.ts";
import { findName, mail } from "./name.ts";
import { formatName, isTown } from "./name-words.ts";

/** Letters in which a name and its correction differ at most. */
const mostTypos = 2;
const isSpelling = /\b(?:it'?s|its|spelled|spelt|with|not|sorry|oops|typo|wrong|misspelled|should be|meant?)\b|\*/i;

const isRespelled = (word: string, part: string): boolean =>
  word.toLowerCase() !== part.toLowerCase() &&
  !isKnownWord(word) &&
  part.length > 3 &&
  distance(word.toLowerCase(), part.toLowerCase()) <= mostTypos;

/** "Karen O'Neill" of a visitor who was "Karen Oneida" before. */
function restatedName(text: string, previous: string): string | undefined {
  const [first = ""] = previous.split(" ");
  const [again, last = ""] =
    new RegExp(`(?<!\\p{L})${RegExp.escape(first)} (\\p{Lu}[\\p{L}'-]+)`, "u").exec(text) ?? [];
  return again && again !== previous && !isKnownWord(last) && !isTown(last) ? again : undefined;
}

/** "nate gorski 315 ..." of a visitor who was "Nate" before. */
function completedName(text: string, previous: string): string | undefined {
  if (previous.includes(" ")) return undefined;
  const whole = findName(text, false);
  return whole?.toLowerCase().startsWith(`${previous.toLowerCase()} `) ? whole : undefined;
}

/** "Lee is my last name", of a visitor who told the first one. */
const lastName =
  /(?<=^|[,.] ?)(\p{L}[\p{L}'-]+) is my (?:last|family|sur) ?name\b|\bmi apellido es (\p{L}[\p{L}'-]+)|\bmy (?:last|family|sur) ?name is (\p{L}[\p{L}'-]+)/iu;

/** A known name with the part that a message spells another way: "sorry its Kearney with an e". */
export function correctName(message: string, previous: string | undefined): string | undefined {
  if (!previous) return undefined;
  // "jpryor52@example.com" spells no Pryor anew.
  const text = normalizeText(message).replace(mail, " ");
  const last = lastName.exec(text)?.slice(1).find(Boolean);
  if (last && !previous.includes(" ")) return `${previous} ${formatName(last)}`;
  const again = restatedName(text, previous) ?? completedName(message, previous);
  if (again) return again;
  if (!isSpelling.test(message)) return undefined;
  const words = text.match(/\p{L}[\p{L}'-]{3,}/gu) ?? [];
  const parts = previous.split(" ");
  // "It's Oleksandr, not Alexandr".
  const [, right = "", wrong = ""] = /(\p{L}[\p{L}'-]+),? (?:and )?not (\p{L}[\p{L}'-]+)/u.exec(text) ?? [];
  const at = parts.findIndex((part) => part.toLowerCase() === wrong.toLowerCase());
  if (at >= 0 && !isTown(right)) return parts.with(at, formatName(right)).join(" ");
  const found = parts.map((part) => words.find((word) => isRespelled(word, part)));
  const index = found.findIndex(Boolean);
  return index < 0 ? undefined : parts.with(index, formatName(found[index] ?? "")).join(" ");
}
