const units = "zero one two three four five six seven eight nine".split(" ");
const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const parseUnit = (word: string): string | undefined => {
  const at = word === "oh" || word === "o" ? 0 : units.indexOf(word);
  return at < 0 ? undefined : String(at);
};

/** Digits of a number word; "eighty two" is one number and not eight-zero-two. */
function parseDigits(word: string, next: string | undefined): { digits: string; used: number } | undefined {
  const unit = parseUnit(word);
  if (unit) return { digits: unit, used: 1 };
  if (teens.includes(word)) return { digits: String(10 + teens.indexOf(word)), used: 1 };
  const ten = tens.indexOf(word);
  if (ten < 0) return undefined;
  const after = next && next !== "oh" && next !== "o" ? parseUnit(next) : undefined;
  return after && after !== "0" ? { digits: `${ten + 2}${after}`, used: 2 } : { digits: `${ten + 2}0`, used: 1 };
}

/** The digits at the head of some words: a number word, or "double five". */
function getHead(word: string, next: string | undefined): { digits: string; used: number } | undefined {
  const times = word === "double" ? 2 : word === "triple" ? 3 : 1;
  if (times === 1) return parseDigits(word, next);
  const unit = next && parseUnit(next);
  return unit ? { digits: unit.repeat(times), used: 2 } : undefined;
}

/** "315 five five five 01 eighty two" with figures in the place of number words. */
export function withFigures(text: string): string {
  const words = text.split(/\s+/);
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [word = "", next] = words.slice(at, at + 2).map((each) => each.toLowerCase().replace(/[^a-z]/g, ""));
    const { digits, used } = getHead(word, next) ?? { digits: words[at] ?? "", used: 1 };
    written.push(digits);
    at += used;
  }
  return written.join(" ");
}

const ends = "com|net|org|edu|gov|me|us|biz|info";
const hosts = "gmail|yahoo|outlook|hotmail|aol|icloud|msn|verizon|proton|protonmail|live";
const spokenAddress = new RegExp(
  String.raw`((?:(?<![\w.])\w(?:[ ._-]+\w(?![\w@]))+(?:[ ._-]+\d+)?)|[a-z][\w.+-]*\s+\d{1,4}|(?<![\w.+-])(?!(?:me|us|him|her|them|it|is)\b)[\w.+-]+)\s*(?:\(at\)|\[at\]|\{at\}|\bat\b|@)\s*(?:((?:[\w-]+\s*(?:\.|\(dot\)|\bdot\b|\bpunto\b)\s*)+(?:${ends})\b)|(${hosts})\b(?!\s*(?:\.|dot\b)))`,
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
  const dots = (part: string): string => part.replace(/\s*(?:\(dot\)|\bdot\b|\bpunto\b)\s*/gi, ".").replace(/\s+/g, "");
  return `${dots(local)}@${domain ? dots(domain) : `${host}.com`}`;
}
