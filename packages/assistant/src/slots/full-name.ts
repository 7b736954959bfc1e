import { normalise } from "../words.ts";
import { capitalise, isCapital, isExcluded, isName } from "./name-words.ts";

const leadIn =
  /^(?:(?:ok(?:ay)?|sure|yes|yeah|hi|hello|hey|of course|my (?:full )?name(?:'s| is)?|the name(?:'s| is)|name(?:'s| is|:)|it'?s|it is|that'?s|that is|this is|i'?m|i am|call me|you can call me|put (?:it )?(?:under|down)|under)[,.:! ]+)+/i;
const title = /^(?:mrs?|ms|miss|dr|prof|rev|father|pastor|sra?|srta)\b\.? /i;
const particle = /^(?:de|del|la|las|los|da|das|do|dos|di|du|van|von|der|den|ter|zu|bin|al|el|le|y|st)\.?$/i;
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const initials = /^(?:\p{Lu}\.){1,3}\p{Lu}?$|^(?!I$)\p{Lu}$/u;
const nameWord = /^\p{L}[\p{L}'-]+$/u;

/** Other words that are surnames, too, behind a first name. */
const surnames: ReadonlySet<string> = new Set(
  `april august best black blue cash close cold cool day early fall fine good great hall hard hope june king kitchen light
  little long love low man march may money moody nice person plain power price pretty quick red small snow spring stone
  storm summer true walk water way white winter wish wood young`.split(/\s+/),
);

const isPart = (word: string): boolean => initials.test(word) || particle.test(word) || suffix.test(word);

/** Whether words stand like a name: each with a capital, or a particle between such. */
export function areName(words: readonly string[]): boolean {
  const [first = "", ...others] = words;
  const isLower = words.every((word) => !isCapital(word));
  const isFirst = initials.test(first) || (nameWord.test(first) && (isName(first) || !isExcluded(first)));
  if (!isFirst || (isLower && !(isName(first) && others.some((word) => particle.test(word))))) return false;
  if (particle.test(words.at(-1) ?? "") || !others.some((word) => nameWord.test(word) && !isPart(word))) return false;
  return others.every((word) => {
    if (isPart(word)) return true;
    const isOther = isExcluded(word) && !(isName(first) && surnames.has(word.toLowerCase()));
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

/** A message that is nothing but a name of two to five words: "Maria de la Cruz", "J.R. Smith", "Bill Price".
 * @param isTown whether words are a town, which follows "de" in Spanish */
export function fullName(message: string, isTown: (text: string) => boolean): string | undefined {
  const text = normalise(message)
    .replace(leadIn, "")
    .replace(title, "")
    .replace(/(?<=\p{L}{2})[.!]+$/u, "");
  const words = text.split(/[ ,]+/);
  const hasTown =
    isTown(text) || words.some((_, at) => /^de$/i.test(words[at - 1] ?? "") && isTown(words.slice(at).join(" ")));
  if (words.length < 2 || words.length > 5 || hasTown || !areName(words)) return undefined;
  return words.map((word) => (particle.test(word) || initials.test(word) ? word : capitalise(word))).join(" ");
}
