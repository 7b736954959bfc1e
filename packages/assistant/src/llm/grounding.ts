import type { TurnInput } from "../conversation/turn.ts";
import { getWords, normalizeText } from "../ranking/normalize.ts";
import { companyPhones } from "../signals/contact.ts";
import { findEmails, type Marks } from "./pii-placeholders.ts";
import type { Act, TurnProposal } from "./schema.ts";

const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Also what was written as a word, or with its unit: "two" for 2, "3pm" for 3, "wife" for "wifes". */
const alike = (word: string): string[] => [
  word,
  ...(/^\d+(?=\p{L})/u.exec(word) ?? []),
  ...(numbers.includes(word) ? [String(numbers.indexOf(word))] : []),
  ...(/^\p{L}{3,}s$/u.test(word) ? [word.slice(0, -1)] : []),
];

const extractDigits = (text: string): string => text.replace(/\D/g, "");

/** "k-o-w-a-l": single letters in a row, as a word. */
const extractSpelledWords = (text: string): string[] =>
  (text.match(/(?<![\p{L}\d])(?:\p{L}(?![\p{L}\d])[\s.-]*){3,}/gu) ?? []).map((run) => run.replace(/[\s.-]/g, ""));

/** Of a text that sums up what was said, so many words may be the model's own. */
const ownWords = 0.5;

/** What the visitor wrote in a history. */
export const listVisitorMessages = (history: TurnInput["history"]): string[] =>
  history.filter(({ role }) => role === "user").map(({ content }) => content);

export type Grounding = ReturnType<typeof buildGrounding>;

/** What a visitor wrote in the whole talk, to hold a model's words against: it may fill gaps with likely names and
 * towns. */
export function buildGrounding({ history, messages }: Pick<TurnInput, "history" | "messages">) {
  const rows = [...listVisitorMessages(history), ...messages];
  const text = normalizeText(rows.join(" \n ")).toLowerCase();
  const words = new Set([...getWords(text).flatMap(alike), ...extractSpelledWords(text)]);
  const letters = getWords(text).join("");
  const spoken = getWords(text)
    .filter((word) => !/^(?:dot|at|punto|arroba)$/.test(word))
    .join("");
  /** "m as in Mary, j as in John": the letters in their order. */
  const isSpelled = (value: string): boolean =>
    /\bas in\b/.test(text) &&
    [...value].reduce((at, letter) => (at < 0 ? at : letters.indexOf(letter, at) + 1 || -1), 0) > 0;
  const isFigureSaid = (word: string): boolean => !/\d/.test(word) || words.has(word.replace(/(?:am|pm)$/, ""));
  // Also of a number that came in pieces, message by message.
  const digits = extractDigits(rows.join(""));
  const hasDigits = (value: string): boolean => digits.includes(extractDigits(value));
  /** Every figure was written: "5:30" also as "530". */
  const hasFigures = (value: string): boolean =>
    getWords(value.replace(/(\d):(\d\d)/g, "$1$2")).every(isFigureSaid) || getWords(value).every(isFigureSaid);
  return {
    /** Every word was written; a name may have been spelled letter by letter. */
    has: (value: string): boolean => getWords(value).every((word) => words.has(word) || isSpelled(word)),
    /** Also of an address that was spoken: "m dot ostrander 88 at example dot com". */
    hasEmail: (value: string): boolean =>
      getWords(value).every((word) => words.has(word) || isSpelled(word)) || spoken.includes(getWords(value).join("")),
    hasDigits,
    hasFigures,
    /** Every figure was written, and half of the words that say more than "and" or "was". */
    sumsUp: (value: string): boolean => {
      const own = getWords(value).filter((word) => /^\p{L}{4}/u.test(word));
      return hasFigures(value) && own.filter((word) => !words.has(word)).length <= own.length * ownWords;
    },
  };
}

/** What the visitor does; a wish for no calls comes before the call that is wanted instead. */
const normalizeActs = ({ acts }: TurnProposal): Act[] =>
  [...acts].sort((one, other) => Number(other === "stop") - Number(one === "stop"));

/** "ann@example.com" for "ann at example dot com". */
const formatEmail = (email: string): string =>
  email.includes("@")
    ? email
    : email
        .replace(/\s+(?:dot|punto)\s+/gi, ".")
        .replace(/\s+(?:at|arroba)\s+/gi, "@")
        .replace(/\s+/g, "");

export const line = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A proposal with the numbers that its marks stand for, and only with what the visitor really wrote of themselves. */
export function groundProposal(proposed: TurnProposal, grounding: Grounding, { unmask }: Marks): TurnProposal {
  const plain = (value: unknown): unknown =>
    typeof value === "string" ? line(unmask(value)) : Array.isArray(value) ? value.map(plain) : value;
  const entries = Object.entries(proposed).map(([name, value]) => [name, plain(value)]);
  const proposal: TurnProposal = Object.fromEntries(entries);
  const { name, phone, email, location, address, product, details, others, appointment } = proposal;
  const isSaid = (value: string | undefined) => (value && grounding.has(value) ? value : undefined);
  const isSummed = (value: string | undefined) => (value && grounding.sumsUp(value) ? value : undefined);
  return {
    ...proposal,
    acts: normalizeActs(proposal),
    name: isSaid(name),
    location: isSaid(location),
    address: isSaid(address),
    email: email && grounding.hasEmail(formatEmail(email)) ? formatEmail(email) : undefined,
    product: isSummed(product),
    details: isSummed(details),
    appointment: isSummed(appointment),
    phone: phone && grounding.hasDigits(phone) && !companyPhones.includes(phone) ? phone : undefined,
    others: others?.filter((each) => grounding.hasDigits(each) && findEmails(each).every(grounding.hasEmail)),
  };
}
