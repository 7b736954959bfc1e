import { withoutAccents } from "../words.ts";
import { firstNames } from "./first-names.ts";
import { nonNames } from "./non-names.ts";

/** A first name that is known. */
export const isName = (text: string): boolean =>
  [text, withoutAccents(text)].some((each) => firstNames.has(each.toLowerCase()));
/** A word that stands in no name. */
export const isExcluded = (text: string): boolean => nonNames.has(text.toLowerCase().replace(/\.$/, ""));
export const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

export const capitalise = (name: string): string =>
  name === name.toLowerCase() || name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name.charAt(0).toUpperCase() + name.slice(1);

/** As in an address book; nothing for a single letter. */
export const written = (words: readonly string[]): string | undefined =>
  words.length > 0 && words.join("").length >= 2 ? words.map(capitalise).join(" ") : undefined;
