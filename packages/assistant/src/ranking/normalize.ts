import { plainDigits } from "@site/core/text/plain-digits";

const slashedPhone = /(?<![\d/])(?:1 ?\/ ?)?\(?(\d{3})\)? ?\/ ?(\d{3}) ?[/-] ?(\d{4})(?![\d/])/g;

/** One spelling for what keyboards write in several: NFKC, plain digits, straight quotes, plain hyphens, single spaces,
 * and hyphens for the slashes of a telephone number. */
export const normalizeText = (text: string): string =>
  plainDigits(text.normalize("NFKC"))
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .replace(slashedPhone, "$1-$2-$3")
    .trim();

/** "bano" for "baño". */
export const removeAccents = (text: string): string => text.normalize("NFD").replace(/\p{Mn}/gu, "");

/** Lower-case words and numbers as they stand, accents and all. */
export const getWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "New Hartford" for "new hartford". */
export const toTitleCase = (text: string): string => text.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** "Lol ok what do you do": what stands before a question and is none of it. */
const interjections =
  /^(?:(?:lol|lmao|ha(?:ha)*|hm+|um+|oh|ok|okay|well|wait|alright|fr|tho|bro|dude|yo|are (?:you|u) (?:\S+ )?kidding(?: me)?)[\s,.!]+)+/i;
export const withoutInterjections = (part: string): string => part.replace(interjections, "") || part;
