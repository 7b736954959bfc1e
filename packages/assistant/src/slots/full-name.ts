import { normalise } from "../words.ts";
import { capitalise, isCapital, isExcluded, isName } from "./name-words.ts";

const leadIn =
  /^(?:(?:ok(?:ay)?|sure|yes|yeah|hi|hello|hey|of course|my (?:full )?name(?:'s| is)?|the name(?:'s| is)|name(?:'s| is|:)|it'?s|it is|that'?s|that is|this is|i'?m|i am|call me|you can call me|put (?:it )?(?:under|down)|under)[,.:! ]+)+/i;
const title = /^(?:mrs?|ms|miss|dr|prof|rev|father|pastor|sra?|srta)\b\.? /i;
const particle = /^(?:de|del|la|las|los|da|das|do|dos|di|du|van|von|der|den|ter|zu|bin|al|el|le|y|st)\.?$/i;
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const initials = /^(?:\p{L}\.){1,3}\p{Lu}?$|^(?!I$)\p{Lu}$/u;
const nameWord = /^\p{L}[\p{L}'-]+$/u;

/** Other words that are surnames, too, behind a first name. */
const surnames: ReadonlySet<string> = new Set(
  `april august best black blue cash close cold cool day early fall fine good great hall hard hope june king kitchen light
  little long love low man march may money moody nice person plain power price pretty quick red small snow spring stone
  storm summer true walk water way white winter wish wood young`.split(/\s+/),
);

const isPart = (word: string): boolean => initials.test(word) || particle.test(word) || suffix.test(word);

const mark = /^(?:\p{L}\.)+$|(?:^|-)[DOdo]'\p{L}{3,}|^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u;

/** Marks of a name: initials, O' or D' before a surname, and a hyphen between two. */
const hasMark = (words: readonly string[]): boolean => words.some((word) => mark.test(word));

/** Whether words stand like a name: each with a capital, or a particle between such.
 * @param isSaid they are said to be a name: no capital is needed */
export function areName(words: readonly string[], isSaid = false): boolean {
  const [first = "", ...others] = words;
  const isLower = words.every((word) => !isCapital(word));
  const isSure = isSaid || hasMark(words) || (isName(first) && others.some((word) => particle.test(word)));
  const isFirst = initials.test(first) || (nameWord.test(first) && (isName(first) || !isExcluded(first)));
  if (!isFirst || (isLower && !isSure)) return false;
  if (particle.test(words.at(-1) ?? "") || !others.some((word) => nameWord.test(word) && !isPart(word))) return false;
  return others.every((word) => {
    if (isPart(word)) return true;
    const isOther = isExcluded(word) && !((isName(first) || isSaid) && surnames.has(word.toLowerCase()));
    return nameWord.test(word) && (isLower || isCapital(word)) && !isOther;
  });
}

const rest =
  /^\.?((?: (?:\p{Lu}\.)+)?(?: (?:de|del|la|las|los|da|dos|di|du|van|von|der|den|ter|zu|St\.))* \p{Lu}[\p{L}'-]+)/iu;

/** "Mary Ann St. John" for "Mary Ann St", "Juan de la Cruz" for "Juan": a name with what a particle ties to it. */
export function withRest(
  name: string | undefined,
  text: string,
  isTown: (text: string) => boolean,
): string | undefined {
  if (!name) return undefined;
  const own = name.replace(title, "");
  const at = text.indexOf(own);
  const [, tail = ""] = at < 0 ? [] : (rest.exec(text.slice(at + own.length)) ?? []);
  const words = `${own}${tail}`.split(" ");
  const added = tail.trim().split(" ");
  const isTied = particle.test(own.split(" ").at(-1) ?? "") || added.some(isPart);
  return tail && isTied && !isTown(added.at(-1) ?? "") && areName(words)
    ? words.join(" ").replace(/\bSt (?=\p{Lu})/u, "St. ")
    : name;
}

/** "Nguyen Van Price is my name". */
const said =
  /(?<=^|[.,;!] ?)((?:(?:(?:\p{L}\.)+|St\.|[\p{L}'-]+) ){0,4}[\p{L}'-]+?)(?: is|'s) (?:my (?:full |first )?|the )name\b(?! of\b)/iu;

const wordsIn = (text: string): string[] =>
  text
    .replace(title, "")
    .replace(/(?<=\p{L}{2})[.!]+$/u, "")
    .split(/[ ,]+/);

const spelled = (words: readonly string[]): string =>
  words
    .map((word) => (particle.test(word) ? word : initials.test(word) ? word.toUpperCase() : capitalise(word)))
    .join(" ");

/** A name before "is my name". */
export function nameSaid(text: string): string | undefined {
  const words = wordsIn(said.exec(text)?.[1] ?? "");
  return areName(words, true) || (words.length === 1 && isName(words[0] ?? "")) ? spelled(words) : undefined;
}

/** A message that is nothing but a name of two to five words: "Maria de la Cruz", "J.R. Smith", "Bill Price".
 * @param isTown whether words are a town, which follows "de" in Spanish
 * @param isSaid see areName */
export function fullName(message: string, isTown: (text: string) => boolean, isSaid = false): string | undefined {
  const text = normalise(message).replace(leadIn, "");
  const words = wordsIn(text);
  const hasTown =
    isTown(words.join(" ")) ||
    words.some((_, at) => /^de$/i.test(words[at - 1] ?? "") && isTown(words.slice(at).join(" ")));
  if (words.length < 2 || words.length > 5 || hasTown || !areName(words, isSaid)) return undefined;
  return spelled(words);
}

interface Unasked {
  isTown: (text: string) => boolean;
  /** A word that people write of their projects. */
  isEveryday: (word: string) => boolean;
  /** Nothing of a project was asked. */
  isPerson: boolean;
}

/** A message that is nothing but a name where something else was asked: "Zoë Brontë-O'Neil" to "Which door?", and
 * neither "Therma Tru" nor "rose red". */
export function nameUnasked(message: string, { isTown, isEveryday, isPerson }: Unasked): string | undefined {
  const name = fullName(message, isTown, true);
  if (!name || message.endsWith("?")) return undefined;
  const words = wordsIn(normalise(message));
  const [first = ""] = words;
  const others = words.slice(1).filter((word) => !isPart(word));
  const areCapital = words.every((word) => isPart(word) || isCapital(word));
  const areOwn = others.every((word) => !isEveryday(word) || (!isEveryday(first) && surnames.has(word.toLowerCase())));
  if (isName(first)) return areCapital || areOwn ? name : undefined;
  const parts = [first, ...others].flatMap((word) => (initials.test(word) ? [] : word.split("-")));
  if (hasMark(words)) return parts.some((part) => isEveryday(part) || isExcluded(part)) ? undefined : name;
  return isPerson && areCapital && !isEveryday(first) && (areOwn || isCapital(first)) ? name : undefined;
}
