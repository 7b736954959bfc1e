import { firstNames } from "@site/assistant/ranking/first-names";

/** Something with an @ between: wider than a valid address, since a wrong one is personal too. */
export const emailPattern =
  /[^\s@]{1,64}\s?@\s?[^\s@]{1,253}\.\p{L}{2,}|\b\w{1,64} (?:at|\(at\)|\[at\]) \w{1,64} (?:dot|\.) ?(?:com|net|org)\b/iu;

export const phonePattern = /(?<!\d)\+?(?:\d[\s().-]{0,3}){6,14}\d(?!\d)/;

const streetWords =
  "street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|place|pl|boulevard|blvd|terrace|ter|circle|cir|highway|hwy|route|rte|parkway|pkwy|way|trail|square";

const patterns: readonly RegExp[] = [
  emailPattern,
  phonePattern,
  // A ZIP code, also as ZIP+4. Any other number of five digits is none the site prints either.
  /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/,
  new RegExp(`\\b\\d{1,6}[a-z]?\\s+(?:[\\p{L}.'-]+\\s+){1,4}(?:${streetWords})\\b`, "iu"),
  /\bp\.?\s?o\.?\s?box\s+\d+/i,
  // A card number or a social security number.
  /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)|(?<!\d)(?:\d[ -]?){13,19}(?!\d)/,
  // A date of birth, or any date of day, month and year.
  /\b(?:born|birthday|date of birth|dob)\b/i,
  /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/,
  /\b(?:mr|mrs|ms|miss|mister|dr)\b\.?\s+\p{L}+/iu,
  // A person named by what they are to somebody.
  /\b(?:ask(?:ing)? for|speak (?:to|with)|talk (?:to|with)|my (?:husband|wife|son|daughter|neighbor|name is)|name's|call me)\s+(?-i:\p{Lu}\p{Ll}+)/iu,
];

/** Names that are words too: they count as names only where they are capitalised inside a sentence. */
const wordNames = new Set(
  "will mark bill art may april june rose grace hope joy faith dawn rich frank grant drew pat sue rob jack guy chip bob ray dale glen reed wade price page case cash house home wood stone hall hill lane rivers brook field green brown black white gray young long short best day weeks king bath door glass love".split(
    " ",
  ),
);

/** A name of the conversation in any case; any other first name, and a name that is a word, where it is capitalised. */
function namesSomebody(text: string, people: ReadonlySet<string>): boolean {
  return [...text.matchAll(/\p{L}+/gu)].some(({ 0: word, index }) => {
    const lower = word.toLowerCase();
    if (people.has(lower) && !wordNames.has(lower)) return true;
    if (!people.has(lower) && !firstNames.has(lower)) return false;
    return /^\p{Lu}\p{Ll}/u.test(word) && !/(?:^|[.!?]\s+|\n)$/.test(text.slice(0, index));
  });
}

/** Whether a text holds what could tell who somebody is. Prefers to see too much: a pattern refused is lost, one let
 * through is told to strangers.
 * @param people lower-case parts of the names of everybody in the conversation */
export const hasPersonalData = (text: string, people: ReadonlySet<string>): boolean =>
  patterns.some((pattern) => pattern.test(text)) || namesSomebody(text, people);
