const hour = String.raw`\d{1,2}(?::\d\d|ish)?(?: ?(?:am|pm|a|p)\b)?`;
const dayPart =
  "(?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|noon|lunch|today|tonight|tom+or+ow|tmrw|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next w(?:ee)?k|this week|(?:the )?(?:new year|holidays))";
const timePhrase = `(?:${hour}|${dayPart})`;
const times = new RegExp(
  String.raw`\b(?:(?:not |only |any ?time )?(?:before|after|until|til|till|around|by|between|from)\s+(?:the )?${timePhrase}(?:\s*(?:and|to|-|or)\s*${timePhrase})?|${hour}\s*(?:to|-)\s*${hour}(?= |$|[.,])|${dayPart}(?:\s+${dayPart})?(?:\s+(?:after|before|around|at)\s+${timePhrase})?)`,
  "g",
);
const phoneLike = /\d{3}\D{0,3}\d{3}\D{0,3}\d{4}/g;

/** When somebody wants to be reached, in their own words: "after 5", "between 1 and 3", "tuesday morning"; three at most.
 * @param plain in lower case, without accents */
export const timesIn = (plain: string): string[] =>
  [...new Set([...plain.replace(phoneLike, " ").matchAll(times)].map(([found]) => found.trim()))].slice(0, 3);

const noCall =
  /\b(?:text|txt|email|e-mail)s?(?: me)? only\b|\bonly (?:by )?(?:text|txt|email)|\b(?:do ?n'?t|do not|no|never)\b.{0,25}\b(?:call|calls|phone|ring)\b|\bdeaf\b|\b(?:instead of|rather than) (?:a )?call|\bnot care for (?:phone )?calls\b|\bhard of hearing\b|\bcan'?t (?:hear|talk|take calls)\b|\b(?:text|txt) (?:is|works|would be) (?:better|best|easier)\b/;

/** How somebody wants to be reached who wants no call: "text only, I am deaf". @param plain in lower case */
export function detectChannel(plain: string): "text" | "email" | undefined {
  if (!noCall.test(plain)) return undefined;
  if (/\b(?:text|txt)\b/.test(plain)) return "text";
  return /\be-?mail\b|@/.test(plain) ? "email" : undefined;
}
