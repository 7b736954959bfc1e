import type { Slots } from "@site/core/chat/memory";
import { cutText } from "@site/core/text/cut-text";
import { removeAccents } from "../ranking/normalize.ts";
import { anyOf } from "../signals/any-of.ts";
import { findServices } from "../signals/services.ts";
import { intents } from "./intents.ts";
import { isQuestionLike, splitParts, toPlain } from "./question-parts.ts";

const ways = /\(?\+?\d?[ .-]?\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{0,3}\d{4}|[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;
const waysNamed = new RegExp(
  String.raw`(?:\b(?:phone|cell|number|email|e-mail|tel)(?: is)?:? )?(${ways.source})`,
  "gi",
);
const digitsOf = (text: string): string => text.replace(/\D/g, "");
/** Words that tell nothing beside a name, a town, a number and what is wished. */
const empty = new Set(
  "a afternoon again am an and appreciate area at best bless bye dear goodbye god kindly ma'am old sir very wrong but call can cell code correo could cual de down el email en es esta estimate for free from get give good gracias great h have hello here hey hi hola house i i'd i'll i'm im in info information is it it's its just la last like looking me mi mine miss morning mr mrs ms my n name names need new no nombre not now number numero o of office ok okay oh old on one oops or our out phone please pls por favor put quiero quote reach right see si so some somebody someone soy sorry srry sure telefono telephone text thank thanks that that's thats the them then there they thing this thx to town typo u under understood us use too also add want we well wrong y yea yeah yep yes you zip llamo necesito".split(
    " ",
  ),
);
/** Figures, curses, links and what a program would read are not repeated. */
const unsaid = anyOf(
  /[<>{}[\]\\`|^~=]|:\/\/|\bwww\.|\bundefined\b|\$|\b\d[\d,.]* ?(?:k|grand|bucks|dollars)\b|\b\d{5,}\b/i,
  /\b(?!(?:19|20)\d\d\b|(?:1[0-2]|0[1-9])[0-5]\d\b)\d{4}\b|f+[u*]+[c*]+k?|\b(?:hell|damn\w*|crap)\b|sh[i*]t/i,
  /\bass\b|bitch|\bsuck|stupid|idiot/i,
);
const longest = 170;

/** A visitor's words between quotation marks; empty for what is better not repeated. */
export function echo(text: string): string {
  const line = text
    .replace(/[“”"]/g, "'")
    .replace(/\s*,(?=\s*[,.;])/g, "")
    .replace(/\s+(?=[,;]|\.(?!\d)|$)|\s+(?=\s)/g, "")
    .replace(
      /^(?:[\s,;:.!-]+|(?:but|and|so|or|oh|ok|okay|yea|yeah|yes|well|also|hi(?: there)?|hello(?: there)?|hey(?: there)?|y|pero|hola)\b(?!')\s*)+/i,
      "",
    )
    .replace(/[\s,;:.!?-]+$/, "")
    .replace(
      /,?\s*\b(?:(?:and |y )?(?:my |the )(?:name|number|cell|phone|telephone)(?: is|'s)?|(?:name|number|cell|phone) is|soy|me llamo)$/i,
      "",
    );
  if (!line || unsaid.test(line.replace(ways, "").replace(/\bzip(?: code)?(?: is|:)? \d{5}\b/gi, ""))) return "";
  if (line.length <= longest) return `“${line}”`;
  const lastSpace = line.lastIndexOf(" ", longest);
  return `“${lastSpace > 0 ? line.slice(0, lastSpace) : cutText(line, longest)} ...”`;
}

/** A part of a message without the visitor's own number and address; those of others stay. */
const withoutWays = (part: string, { phone = "-", email }: Slots): string =>
  part.replace(waysNamed, (found, way: string) => {
    const isOwn = way.includes("@") ? way.toLowerCase() === email : digitsOf(way).endsWith(digitsOf(phone) || "-");
    return isOwn ? " " : found;
  });

/** "Ann Lee por whatsapp", "dogs in the yard, Ann Lee": the name has a field of its own. */
function withoutName(part: string, name = "-"): string {
  const own = RegExp.escape(name);
  return part.replace(new RegExp(`^${own}(?![\\w@'-])|(?<![\\w@'-])${own}$`, "iu"), "");
}

/** Whether something is told that no detail holds already. */
function tells(part: string, { name = "", location = "", address = "" }: Slots): boolean {
  const detailWords = toPlain(`${name} ${location} ${address}`).split(/[^a-z0-9']+/);
  const words = removeAccents(part.toLowerCase()).match(/[a-z0-9'@]+/g) ?? [];
  return words.some(
    (word) => !empty.has(word.replace(/'s$/, "")) && !detailWords.includes(word) && findServices(word).length === 0,
  );
}

const time = String.raw`(?:noon|lunch|dinner|work|dark|tomorrow|tmr+o?w?|tmw|tonight|\d{1,2}(?::?[0-5]\d)?(?: ?[ap]\.?m)?(?:st|nd|rd|th)?\b(?! ?(?:windows?|doors?|years?|days?|weeks?|months?))|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|mornings?|afternoons?|evenings?|nights?|(?:mon|tues?|wed|thurs?|fri|satur|sun)(?:days?|nesdays?)?\b|week(?:end|day)s?|mediodia|la manana|la tarde|la noche)\b`;
const reach =
  "\\b(?:call(?:ing)?|ring|phone|te?xt|reach|contact|home|free|available|work|off|best|better|llam\\w+)\\b.{0,20}";
const when =
  "(?:before|after|between|(?:un)?till?|past|at|only|in the|on(?! (?:one|two|both|all)\\b)|(?:antes|despues) del?|por|en|a las)";
/** A time of something else: when they were told to be called, when we are open, when they call by themselves. */
const ofOtherTime =
  /\b(?:supposed|said|told|called|open)\b|\b(?:i (?:can|could|should)|(?:can|could|should|do) i) call\b|\b(?:i|we)(?:'?ll| will|'?m going to) (?:just |probably )?(?:call|ring|phone|stop)\b/;
const wishesTime = anyOf(
  `${reach}\\b${when} (?:the |las? )?${time}`,
  `^(?:(?:any ?(?:time|day)|only|not|but only|best|mejor|por favor|\\w+days?) )*${when} (?:the |las? )?${time}|\\b(?:not|any ?time|only) (?:before|after|until|till|between) ${time}`,
  `\\bbetween ${time} (?:and|to|-) ${time}|\\b${time} (?:(?:is|are|works?|would be) |, )?(?:(?!years?|months?|weeks?|days?)\\w+ )?(?:best|better|good|fine|only|before|after)\\b`,
  `\\b(?:call|ring|phone|te?xt|reach|try)(?: (?:me|us|back|again))* (?:this |next |tomorrow |tmr+o?w? )?(?:over |around |about |during )?${time}`,
  String.raw`\b(?:before|after) (?:i|we) (?:go|leave|get|head|come)\b.{0,20}\b(?:work|home|church|school|bed)\b|\bonly time\b.*\btalk`,
  String.raw`\b(?:(?<!\bcan )wait|hold off|not ready|not before|not until)\b.{0,20}\b(?:days?|weeks?|months?|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b`,
  String.raw`\b(?:any ?(?:day|time)|whenever) (?:is |works|fine|good)|\b(?:call|text)(?: me)? any ?time\b|\bleave (?:me )?a (?:voicemail|message)\b`,
  String.raw`\bonly (?:meet|do|be there|be home) (?:\w+ )?(?:week(?:end|day)s?|mornings?|afternoons?|evenings?)\b|\b(?:come|out|here) after the \d{1,2}(?:st|nd|rd|th)\b`,
  String.raw`\b(?:make (?:it|that)|move (?:it|that) to) (?:\w+days?|tomorrow|mornings?|afternoons?|evenings?)\b`,
  `\\bany ?(?:day|time|morning|afternoon|evening|night) (?:but|except|other than) (?:on )?${time}`,
  String.raw`\b(?:te?xt(?:ing|s)?|e-?mails?|calls?) (?:is|are|works) (?:best|better|easier)\b`,
  String.raw`\b(?:te?xt|e-?mail)(?:ing|s)? (?:me |us )?(?:instead|rather than)\b`,
);

/** A text cut where a name stands in it; "don't call Ann before 10" is one wish. */
const cutAtName = (text: string, name: string | undefined): string =>
  name ? text.replace(`call ${name} `, "call ").replace(name, "; ") : text;

/** When and how somebody wants to be reached, in their own words. */
export const extractTimes = (text: string, { name, ...slots }: Slots): string =>
  splitParts(cutAtName(withoutWays(text, slots), name).replace(/\s{2,},?/g, "; "))
    .flatMap(clausesIn)
    .filter(tellsTime)
    .map((clause) => clause.replace(/^(?:[\s,.;-]|(?:but|and) )+|(?:[\s.;-]| (?:at|al))+$/g, ""))
    .join(" ")
    .replace(/[\s,.;?]+$/, "");
/** "Tomorrow?", "can you do evenings": nothing but a time. */
const timeAlone = new RegExp(
  String.raw`^(?=.*(?:${time}|\b(?:today|next|this) week))(?:(?:and|or|so|ok|okay|maybe|actually|what|how|about|then|is|are|do|does|can|could|would|will|you|u|it|be|in|on|at|the|by|any|only|works?|prefer|please|pls|for|me|tho|instead|but|except|early|late|next|this|week|today|to|of|${when}|${time})\W+)+$`,
);
export const isTimeAlone = (plain: string): boolean => timeAlone.test(`${plain} `);

const clausesIn = (part: string): string[] => part.split(/(?<=,)\s+/);
/** "Can they try tomorrow over lunch" asks nothing. */
const asksThemToCall =
  /^(?:can|could|will|would) (?:(?:i|we) (?:get|have) )?(?:they|you|u|he|she|some ?(?:one|body)) (?:to )?(?:please |pls )?(?:call|ring|phone|try|text|reach)\b/;
const tellsTime = (clause: string): boolean => {
  const plain = toPlain(clause);
  const isTold = !isQuestionLike(plain) || asksThemToCall.test(plain);
  return isTold && !ofOtherTime.test(plain) && wishesTime.test(plain);
};
const withoutTimes = (part: string): string =>
  clausesIn(part)
    .filter((clause) => !tellsTime(clause))
    .join(" ");

const asksForCall = /\b(?:call|ring|phone) (?:me|us)\b/i;

/** What a message tells beside its questions, its wishes for a time and the details that were read from it, in the visitor's words.
 * @param parts of the message @returns undefined when it tells nothing, and an empty text for what is better not repeated */
export function extractStatement(parts: readonly string[], slots: Slots): string | undefined {
  const statements = parts
    .filter((part) => !isQuestionLike(toPlain(part)) && !intents.filler.test(toPlain(part).trim()))
    .filter((part) => !(asksForCall.test(part) && part.split(" ").length <= 6))
    .map((part) => withoutName(withoutWays(withoutTimes(part), slots).trim(), slots.name))
    .filter((part) => tells(part, slots));
  return statements.length > 0 ? echo(statements.join(" ")) : undefined;
}
