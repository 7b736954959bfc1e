import { withFigures } from "./spoken-contact.ts";

const lastDigits =
  /\b(?:last|final)(?: (?:one|two|three|[1-3]))? (?:digits?|numbers?)\b|\bends? (?:in|with)\b|\bending (?:in|with)\b|\bat the end\b/i;
const ofPhone =
  /\b(?:digits?|numbers?|phone|cell|mobile)\b|\b\d{4} at the end\b|\bends? (?:in|with) \d{4} not \d{4}\b/i;
const counting = /\b(last|final) (?:one|two|three|[1-3])\b/gi;
/** A sentence that tells something else than digits has other words than these. */
const filler =
  /\b(?:oops|sorry|wait|at|no|not|but|actually|correction|wrong|typo|i (?:mean|meant|typed)|is|are|was|were|be|should|it|its|it's|that|that's|a|an|and|the|of|on|in|with|my|our|phone|cell|mobile|numbers?|digits?|last|final|ends?|ending|area code|read|please|really|instead)\b|[^\p{L}]+/giu;

/** The groups of one to four digits of a text that says nothing else. */
function digitsIn(said: string): string[] {
  const text = said.replace(counting, "$1");
  const figures = /\d/.test(text) ? text : withFigures(text.replace(/[.,!]/g, ""));
  const isOther = figures.replace(filler, "") !== "" || figures.replace(/\D/g, "").length > 8;
  return isOther ? [] : [...figures.matchAll(/(?<![\d-])\d{1,4}(?![\d-])/g)].map(([digits]) => digits);
}

/** "Last digit is 7 not 2", "the area code is 607": some digits of the number given before. */
export function correctedDigits(said: string, phone: string): string | undefined {
  const parts = said.split(/[.,;!?]| and /).filter((part) => lastDigits.test(part) && ofPhone.test(part));
  const [text = said] = parts;
  const isArea = /\barea code\b/i.test(text);
  if (!isArea && !(lastDigits.test(text) && ofPhone.test(text))) return undefined;
  const digits = digitsIn(text);
  const [right, ...others] = digits.filter((each) => (isArea ? !phone.startsWith(each) : !phone.endsWith(each)));
  if (!right || others.length > 0) return undefined;
  if (isArea) return right.length === 3 ? right + phone.slice(3) : undefined;
  return phone.slice(0, -right.length) + right;
}
