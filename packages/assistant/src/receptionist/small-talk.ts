import { listKnownValues } from "../lead/summary.ts";
import { classifyText } from "../ranking/rank.ts";
import { minProbability } from "../ranking/thresholds.ts";
import type { Signals } from "../signals/extract-signals.ts";
import type { Texts } from "../texts/en.ts";
import type { Turn } from "./compose-reply.ts";
import { intents } from "./intents.ts";
import { hasQuestion, isQuestionLike, toPlain } from "./question-parts.ts";

const greet =
  /^\W*(?:hi+|hello|hey+|yo|sup|good (?:morning|afternoon|evening)|howdy|hola|buenas|buenos dias|buenas tardes)[\s,.!?]*(?:there|all|everyone|how'?s it going|how (?:was|is|are) your?\b.*)?\W*$|^how (?:was|is|are) your (?:weekend|thanksgiving|christmas|day)\W*$/;
/** "I need help" alone asks what for. */
const asksHelp =
  /^\W*(?:(?:hi|hello|hey|hola)\W+)?(?:(?:i|we) (?:just )?need (?:some )?help|(?:can|could) (?:you|u|some(?:one|body)) (?:please )?help(?: me| us)?|help(?: me)?|necesito ayuda|me puede[n]? ayudar)(?: please| pls| por favor)?\W*$/;
/** A question is announced, and not asked yet. */
const announces =
  /^\W*(?:(?:hi|hello|hey)\W+)?(?:(?:i|we) (?:just )?(?:have|had|got) (?:an?|some|a few|a couple(?: of)?) (?:quick )?questions?|(?:just )?(?:a )?quick question|tengo (?:una )?(?:pregunta|duda)s?)(?: (?:for you|about|on|sobre) [\w ]{1,25})?\W*$/;
const thanks = /\b(?:thanks?|thx|thank you|ty|tysm|appreciate (?:it|that)|gracias)\b/;
/** Whether what was told was taken down right. */
const asksBack =
  /\b(?:right (?:one|number|name|e-?mail|address)|(?:got|get) (?:it|that) right)\b|\bdid (?:you|u|ya) (?:get|catch) (?:all )?(?:that|it)\b|^(?:so )?(?:(?:you|u) )?got (?:all )?(?:that|it)\?/;

/** "Is it canceled?", "did it go thru". */
const isDone =
  /(?<!\b(?:while|when|until|till|once) )\b(?:is|are|am|did|do|does|will|has|have|so|it'?s|its|that'?s|thats|you) (?!how)(?:\w+ ){0,3}?(?:all set|done|confirmed|sent|go(?:ne)? thr(?:u|ough)|gone out|received|cancell?ed|for sure|moved|changed|deleted?|erased?|gone|called off)\b(?! (?:by|with|from|before|after|when|if|during|in)\b)/;

/** Whether a part of a message asks how what was told here stands: what happens next, or whether it is done.
 * @param hasBegun something was told before */
export function asksProgress(part: string, hasBegun = true): boolean {
  const plain = toPlain(part);
  const [top] = classifyText(part);
  const isNext = top?.label === "whats-next" && top.probability >= minProbability.clear;
  const mayBeDone = hasBegun && isDone.test(plain) && !/\bhow (?:many|much)\b/.test(plain);
  return plain.split(" ").length <= 14 && isQuestionLike(plain) && (isNext || mayBeDone);
}

/** "Just wanted to say the two fellas were polite as heck." */
const praises =
  /^(?!.*\b(?:but|except|problem|issue|broke|question|however)\b).*\b(?:(?:just )?want(?:ed)? to (?:say|tell you|let you know)\b.*\b(?:polite|great|wonderful|nice|amazing|awesome|fantastic|respectful|courteous|excellent|pleased|happy|love|beautiful)|(?:was|were) (?:so |very |really )?(?:polite|courteous|respectful|wonderful)\b)/;

/** Somebody is happy with what was done, and wants no more than to say so. */
function isPraise({ plain, guesses }: Signals): boolean {
  // A visitor who takes more than a few words to say thanks says for what.
  const labels = plain.split(" ").length > 9 ? ["praise", "thanks"] : ["praise"];
  const meant = guesses.filter(({ label }) => labels.includes(label));
  return (
    meant[0] === guesses[0] && meant.reduce((sum, { probability }) => sum + probability, 0) >= minProbability.clear
  );
}

const asksForRecap = ({ plain, guesses: [top] }: Signals): boolean =>
  (top?.label === "recap" && top.probability >= minProbability.clear) || asksBack.test(plain);

/** Thanks or a farewell, and beside it no more than a name: "Kind regards, Margaret". */
function isMereRemark({ guesses: [top], contact, text }: Signals): boolean {
  const isMeant = (top?.label === "thanks" || top?.label === "goodbye") && top.probability >= minProbability.surelyAct;
  return isMeant && !text.includes("?") && Object.keys(contact.changes).every((key) => key === "name");
}

/** What is said to words of the talk itself: greetings, thanks, "what did I tell you"; wordings, or undefined. */
export function findSmallTalk({ signals, parts, texts, slots, memory }: Turn): readonly string[] | undefined {
  const { plain, contact } = signals;
  const { service: _, product: __, ...news } = contact.changes;
  if (praises.test(plain) && !contact.changes.phone && !contact.changes.email) return texts.praised;
  const isWaiting = memory.lastAsked !== undefined;
  if (isMereRemark(signals)) return answerRemark(signals, texts, isWaiting);
  if (Object.keys(news).length > 0) return undefined;
  if (greet.test(plain) || (asksHelp.test(plain) && memory.kind === undefined)) return texts.hello;
  if (announces.test(plain)) return texts.goAhead;
  if (asksForRecap(signals)) {
    const values = listKnownValues(slots, memory.language);
    return [values ? texts.recap(values) : texts.recapNone, ...texts.fine];
  }
  const remark = hasQuestion(parts) ? undefined : answerRemark(signals, texts, isWaiting);
  return remark ?? (isOffTopic(signals) ? texts.offTopic : undefined);
}

/** Thanks, a farewell or a mere reaction, by its meaning: a few words need less to be sure. */
function findRemark({ guesses: [top] }: Signals, wordCount: number): "bye" | "welcome" | "fine" | undefined {
  const isMeant = (top?.probability ?? 0) >= (wordCount <= 8 ? minProbability.clear : minProbability.unasked);
  if (top?.label === "goodbye" && isMeant) return "bye";
  if (top?.label === "thanks" && isMeant && wordCount <= 14) return "welcome";
  return top?.label === "reaction" && isMeant && wordCount <= 5 ? "fine" : undefined;
}

/** Praise, thanks, a farewell, or words that say nothing, in a few words; who will call or thinks it over is asked nothing. */
function answerRemark(signals: Signals, texts: Texts, isWaiting: boolean): readonly string[] | undefined {
  const { plain } = signals;
  const wordCount = plain.split(" ").length;
  if (isPraise(signals)) return texts.praised;
  if (wordCount <= 24 && intents.willCall.test(plain)) return texts.callUs;
  if (wordCount <= 24 && intents.thinksOver.test(plain)) return texts.fine;
  const meant = findRemark(signals, wordCount);
  if (meant) return texts[meant];
  if (wordCount <= 9 && thanks.test(plain)) return texts.welcome;
  return intents.filler.test(plain) && !(isWaiting && intents.agree.test(plain)) ? texts.fine : undefined;
}

function isOffTopic({ plain, guesses: [top], services }: Signals): boolean {
  const isMeant = (top?.label === "off-topic" || top?.label === "joke") && top.probability > 0.15;
  return isMeant && !intents.home.test(plain) && services.length === 0;
}
