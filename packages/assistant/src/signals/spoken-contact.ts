const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const figures = new Map([
  ...small.split(" ").map((word, value) => [word, String(value)] as const),
  ...tens.map((word, index) => [word, String((index + 2) * 10)] as const),
  ...(["oh", "o"] as const).map((word) => [word, "0"] as const),
  ..."cero uno dos tres cuatro cinco seis siete ocho nueve"
    .split(" ")
    .map((word, value) => [word, String(value)] as const),
]);
const figureOf = (word: string): string => figures.get(word.toLowerCase()) ?? word;
const units = small.split(" ").slice(1, 10).join("|");
const pairs = new RegExp(`\\b(${tens.join("|")})[ -](${units})\\b`, "gi");
const repeated = new RegExp(`\\b(double|triple) (zero|oh|${units})\\b`, "gi");

/** "3 1 5, 5 5 5, 0 1 4 2": a number that is told digit by digit. */
const digitByDigit = /(?<![\d-])\d(?:[ ,.-]{1,3}\d(?!\d)){9,10}/g;

/** "315 double five five 01 eighty two" with figures in the place of number words. */
export const withFigures = (text: string): string =>
  text
    .replace(repeated, (_, times: string, word: string) => figureOf(word).repeat(/double/i.test(times) ? 2 : 3))
    .replace(pairs, (_, ten: string, unit: string) => String(Number(figureOf(ten)) + Number(figureOf(unit))))
    .replace(/[a-z]+/gi, figureOf)
    .replace(digitByDigit, (digits) => digits.replace(/\D/g, ""));

const ends = "com|net|org|edu|gov|me|us|biz|info";
const hosts = "gmail|yahoo|outlook|hotmail|aol|icloud|msn|verizon|proton|protonmail|live";
const spokenAddress = new RegExp(
  String.raw`((?:(?<![\w.])\w(?:[ ._-]+\w(?![\w@]))+(?:[ ._-]+\d+)?)|[a-z][\w.+-]*\s+\d{1,4}|(?<![\w.+-])(?!(?:me|us|him|her|them|it|is)\b)[\w.+-]+)\s*(?:\(at\)|\[at\]|\{at\}|\bat\b|@)\s*(?:((?:[\w-]+\s*(?:\.|[([]dot[)\]]|\bdot\b|\bpunto\b)\s*)+(?:${ends})\b|[\w-]+\s*[([]dot[)\]]\s*[a-z]{2,24}\b|[\w-]+\s+dot\s+[a-z]{2,24}(?=\s*(?:[.,;!?]|$)))|(${hosts})\b(?!\s*(?:\.|dot\b)))`,
  "i",
);

/** "b r e n t 77 at outlook dot com", "ed (at) gmail": an address spelled out, as it is written. */
export function spelledEmail(text: string): string | undefined {
  const [, local, domain, host] =
    spokenAddress.exec(
      text
        .replace(/\s*\bunderscore\b\s*/gi, "_")
        .replace(/\b(g|hot|fast) mail\b/gi, "$1mail")
        .replace(/(\w) dot (?=\w+(?: \d+)? (?:at|dot)\b)/gi, "$1."),
    ) ?? [];
  if (!local || !(domain ?? host)) return undefined;
  const dots = (part: string): string =>
    part.replace(/\s*(?:[([]dot[)\]]|\bdot\b|\bpunto\b)\s*/gi, ".").replace(/\s+/g, "");
  return `${dots(local)}@${domain ? dots(domain) : `${host}.com`}`;
}
