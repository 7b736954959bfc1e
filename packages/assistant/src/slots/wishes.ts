import { normalise } from "../words.ts";
import { findStreet } from "./find-place.ts";

const noCalls = "no phone calls";
const channels: readonly (readonly [string, RegExp])[] = [
  [
    "by text only",
    /\b(?:te?xts?|sms) (?:me )?only\b|\bonly (?:te?xts?|sms)\b|\b(?:te?xt|sms)\b.{0,25}\b(?:don'?t|do not|dont|no|not|never) (?:phone )?call|\b(?:no|not|don'?t|dont|do not) call\w*\b.{0,30}\bte?xt|\bte?xt\b.{0,40}\b(?:deaf|hard of hearing)\b/i,
  ],
  [
    "by email only",
    /\be-?mail (?:me )?only\b|\bonly (?:by |via )?e-?mails?\b|\be-?mail\b.{0,25}\b(?:don'?t|do not|dont|no|not|never) (?:phone )?calls?\b|\b(?:no|not|don'?t|dont|do not) (?:phone )?calls?\b.{0,30}\be-?mail/i,
  ],
  [
    "by text",
    /\bte?xts? (?:(?:is|are) (?:best|better|fine|ok|preferred|easier)|works?|would be|me|preferred|best|better|ok|fine|pls|please)\b|\b(?:prefer|rather|better|please|just|can (?:you|somebody|someone)|by) (?:a )?te?xts?\b|\bte?xt \(?\d{3}|\btext me\b/i,
  ],
  [
    "by email",
    /\be-?mail (?:is (?:best|better|fine|ok|preferred|easier)|works?|would be|me|preferred|best|better|ok|fine|pls|please)\b|\b(?:prefer|rather|better|please|just|by|or an) (?:an )?e-?mail\b/i,
  ],
  [
    noCalls,
    /\b(?:no|don'?t|dont|do not|not|never|can'?t (?:take|answer)|cant (?:take|answer)) (?:any )?(?:phone |me )?(?:call|calls|calling|phone|ring)\b(?! (?:him|her|them|my|after|before|between|until|till|in|on|at|it|that|this|mornings?|me (?:before|after|in|on|until)))/i,
  ],
  ["let it ring longer", /\blet it ring\b/i],
  [
    "no texts",
    /\b(?:no|don'?t|dont|do not|not|never|can'?t (?:get|do)|cant (?:get|do)) (?:any )?(?:te?xts?|texting)\b/i,
  ],
  [
    "leave no message",
    /\b(?:don'?t|dont|do not|never|not|no need to) leave (?:me )?(?:a |any )?(?:voice ?mails?|messages?)\b/i,
  ],
  ["leave a voicemail", /\bleave (?:me )?a (?:voice ?mail|message)\b/i],
];

const isChannel = (value: string): boolean => channels.some(([name]) => name === value);

const weekdays: readonly (readonly [RegExp, string])[] = [
  [/^mon(?:days?)?$/i, "Monday"],
  [/^tue(?:s(?:days?)?)?$/i, "Tuesday"],
  [/^wed(?:s|n?e?s?days?)?$/i, "Wednesday"],
  [/^thu(?:rs?(?:days?)?)?$/i, "Thursday"],
  [/^fri(?:days?)?$/i, "Friday"],
  [/^sat(?:[ue]r?days?)?$/i, "Saturday"],
  [/^sun(?:days?)?$/i, "Sunday"],
  [/^tom+or+ow$|^tmrw$|^tomarrow$/i, "tomorrow"],
  [/^tonite$/i, "tonight"],
  [/^wk(?:nd)?s?$/i, "week"],
];

const day = `(?:${[
  "(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?:days?)?",
  "wed(?:nes|ns|nes)days?",
  "sat[ue]rdays?",
  "today",
  "tonight",
  "tonite",
  "tom+or+ow",
  "tomarrow",
  "tmrw",
  "week(?:day|end)s?",
].join("|")})`;
const month = `(?:${[
  "jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?",
  "july?|aug(?:ust)?|sept?(?:em?ber)?|oct(?:ober)?|nov(?:em?ber)?|dec(?:em?ber)?",
].join("|")})`;
const date = String.raw`(?:the \d{1,2}(?:st|nd|rd|th)\b|${month} \d{1,2}(?:st|nd|rd|th)?\b)`;
const half = String.raw`[ap]\.?m\b\.?`;
/** What follows a number that counts or measures. */
const counted = [
  "(?:new |old |more |double |single |big |small |bay |patio |storm |entry |front |back )*(?:windows?|doors?|tubs?|showers?|units?|sliders?|casements?|hungs?|panes?|sash\\w*|rooms?|houses?|squares?)",
  "of\\b",
  "x\\b",
  "%",
  "(?:years?|yrs?|months?|weeks?|wks?|days?|miles?|mi|feet|foot|ft|inch\\w*|sq\\w*|stor(?:y|ies)|floors?|people|k|grand|hundred|thousand|dollars?|bucks)\\b",
].join("|");
const noCount = String.raw`(?![\d/.-]|(?: ?or \d+)? ?(?:${counted}))`;
const clock = String.raw`(?:0?[1-9]|1[0-2])(?::[0-5]\d)?${noCount}(?: ?${half})?(?: ?(?:ish|oclock|o'clock))?`;
const part =
  "(?:early |late )?(?:mornings?|afternoons?|evenings?)|noon(?: hour)?|lunch(?: ?(?:time|hour|break))?|mid-?day";
const habit = "(?:before|after|until|till?) (?:dinner|supper|work|school|church)";
const relation = "(?:before|after|until|till?|by|around|about|from|not before|not after|between|past|on|at|every|any)";
const range = `between ${clock} (?:and|to|-|&) ?${clock}`;
const later = [
  "mornings?",
  "afternoons?",
  "evenings?",
  "nights?",
  "or later",
  `(?:at |after |before )${clock}`,
  "before (?:ten|nine|eight)",
  `${clock} ?${half}`,
].join("|");
const moments = [
  habit,
  `${relation} (?:${day}|${date}|${clock}|${part}|next week)`,
  range,
  `${clock} ?(?:-|to|til|till) ?${clock}`,
  String.raw`\d{1,2}(?::[0-5]\d)? ?${half}`,
  String.raw`\d{1,2} or later`,
  `(?:next|this) (?:week|month|${day})`,
  String.raw`in (?:an hour|\d+ (?:min\w*|hours?))`,
  `(?:in (?:the )?)?(?:${part})`,
  "any ?time",
  "asap",
  date,
  day,
  "weeknights?",
].join("|");
const when = new RegExp(String.raw`\b(?:${moments})\b(?: (?:${later}))?`, "gi");
const between = new RegExp(String.raw`\b${range}\b`, "gi");

/** "Tues" as "Tuesday": days by their names, the rest as it was written. */
const tidied = (text: string): string =>
  text
    .split(" ")
    .map((word) => weekdays.find(([pattern]) => pattern.test(word))?.[1] ?? word.toLowerCase())
    .join(" ")
    .replace(/^(?:at|on|in) (?:the )?(?=\p{L})/iu, "");

/** Times that tell of the past, of somebody else's trouble or of money are no wish. */
const past =
  /\b(?:ago|since|due|pay\w*|closing|expires?|last (?:week|month|year|night|summer|winter|spring|fall|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)|yesterday|(?:was|were|came|called|tried|told|said|waited|signed|installed|filled|put (?:in|it)|showed|happened) )/i;

/** "Tuesdays are bad now", "Friday doesn't work". */
const ruledOut =
  /^(?:'?s)? (?:(?:is|are|r|will be) (?:now )?(?:bad|out|no good|not (?:good|ok|great|possible))|(?:isn'?t|aren'?t) (?:good|possible|great)|(?:do|does|will|wo)n'?t work)\b/i;

const isRuledOut = (before: string, after: string): boolean =>
  /\b(?:not|no|never|never ?mind|forget|scratch|except|but not|isn'?t|won'?t)(?: (?:(?:phone )?calls?|calling|ring(?:ing)?|te?xts?|me|us|at|in|on|the))* $/i.test(
    before,
  ) ||
  /\b(?:don'?t|dont|do not|can'?t|cant) (?:(?:call|ring|phone|text|come|talk|answer|take calls)(?: (?:me|us|by))? )(?:(?:at|in|on|the) )*$/i.test(
    before,
  ) ||
  ruledOut.test(after);

interface Piece {
  text: string;
  start: number;
  end: number;
}

function piecesIn(text: string): Piece[] {
  const spans = [...text.matchAll(between)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
  const others = [...text.matchAll(when)]
    .map((found) => ({ text: found[0], start: found.index, end: found.index + found[0].length }))
    .filter(({ start }) => !spans.some((span) => start >= span.start && start < span.end));
  return [...spans, ...others].toSorted((a, b) => a.start - b.start);
}

const joint = (gap: string): string | undefined =>
  /^\s*,?\s*(?:or|and|&|\/|to|through|thru)\s*(?:on|in the|the)?\s*$/i.test(gap)
    ? ` ${/or/i.test(gap) ? "or" : /to|thr/i.test(gap) ? "to" : "and"} `
    : undefined;

const greeting =
  /\b(?:good|happy|have a (?:good|nice|great)) (?:morning|afternoon|evening|night|day|weekend|\w+day)\b/gi;

/** When somebody wants to be reached or visited: "Tuesday or Wednesday", "afternoons, not mornings". */
export function whenIn(message: string): string | undefined {
  const whole = normalise(message).replace(greeting, " ");
  const text = whole
    .replace(findStreet(whole) ?? "\u0000", " ")
    .replace(/\+?1?[ (.-]*\d{3}[ ).-]*\d{3}[ .-]*\d{4}/g, "#");
  const told: string[] = [];
  let last: Piece | undefined;
  for (const piece of piecesIn(text)) {
    const before = text.slice(Math.max(0, piece.start - 40), piece.start);
    const clause = before.split(/[.;!?]/).at(-1) ?? "";
    if (past.test(clause)) continue;
    const isNot = isRuledOut(before, text.slice(piece.end));
    const words = isNot ? `not ${tidied(piece.text).replace(/^about /, "")}` : tidied(piece.text);
    const link = last && !isNot ? joint(text.slice(last.end, piece.start)) : undefined;
    if (link) told.push(`${told.pop()}${link}${words}`);
    else if (!told.includes(words)) told.push(words);
    last = piece;
  }
  const hasClock = told.some((each) => /\d/.test(each));
  const wanted = [
    ...told.filter((each) => !each.startsWith("not ") && !(hasClock && each.startsWith("lunch"))),
    ...told.filter((each) => each.startsWith("not ")),
  ];
  return wanted.length > 0 ? wanted.join(", ").slice(0, 120) : undefined;
}

const either = /\b(?:calls?|phone) (?:or|and) te?xts?\b|\bte?xts? (?:or|and) calls?\b/gi;

/** How somebody wants to be reached: "by text only". Who takes calls and texts alike wishes nothing. */
export function channelIn(message: string): string | undefined {
  const text = normalise(message).replace(either, " ");
  return channels.find(([, pattern]) => pattern.test(text))?.[0];
}

/** A day, a part of it, a full hour or "after 5": what counts nothing. */
const surelyTime = new RegExp(
  String.raw`${day}|${date}|\b(?:${part}|nights?|week|month|any ?time|asap|before|after|until|till?)\b|\d ?(?:${half}|ish|o'?clock)|\d:\d\d`,
  "i",
);

/** Whether a time can be nothing else: "about 6" may answer how many there are. */
export const isSurelyTime = (time: string): boolean => surelyTime.test(time);

const changing =
  /\b(?:make (?:it|that)|instead|actually|i mean|i meant|rather than|not \w+|changed?|switch\w*|moved?|sorry|oops|whoops|no wait|scratch|better)\b/i;
const dayLike = new RegExp(`${day}|${date}|week|month`, "i");

const sameSort = (one: string, other: string): boolean =>
  isChannel(one) || isChannel(other) ? isChannel(one) && isChannel(other) : dayLike.test(one) === dayLike.test(other);

/** The wishes of before with the new ones: what is put right takes the place of its like, and the rest is added. */
export function wishesAfter(before: string | undefined, message: string, now: readonly string[]): string | undefined {
  const old = before?.split("; ") ?? [];
  const isChange = changing.test(normalise(message));
  const kept = old.filter(
    (each) =>
      !now.includes(each) &&
      !now.some((next) => (isChange || isChannel(next)) && next !== noCalls && sameSort(each, next)),
  );
  const isCallFree = kept.some((each) => each.endsWith("only"));
  const all = [...kept, ...now.filter((each) => !(isCallFree && each === noCalls))];
  return all.length > 0 ? all.join("; ").slice(0, 200) : undefined;
}
