import { listKnownValues } from "../lead/summary.ts";
import type { Guess } from "../ranking/classify.ts";
import { least } from "../ranking/thresholds.ts";
import { anyOf, group } from "../signals/any-of.ts";
import type { Signals } from "../signals/extract-signals.ts";
import type { Texts } from "../texts/en.ts";
import type { Turn } from "./compose-reply.ts";
import { intents } from "./intents.ts";
import { hasQuestion, isQuestionLike } from "./question-parts.ts";

const greet =
  /^\W*(?:hi+|hello|hey+|yo|sup|good (?:morning|afternoon|evening)|howdy|hola|buenas|buenos dias|buenas tardes)[\s,.!?]*(?:there|all|everyone|any ?(?:one|body)(?: there)?|how'?s it going|hows it going|how are you)?\W*$/;
/** "I need help" alone asks what for. */
const help = group(
  "(?:i|we) (?:just |really )?(?:need|want|could use) (?:some |your |a little )?help",
  "(?:can|could|will) (?:you|u|some(?:one|body)|any(?:one|body)) (?:please )?help(?: me| us)?(?: out)?",
  "help(?: me| us)?|necesito (?:su )?ayuda|me (?:puede|pueden) ayudar|ayuda",
);
const asksHelp = new RegExp(String.raw`^\W*(?:(?:hi|hello|hey|hola)\W+)?${help}(?: please| pls| por favor)?\W*$`);
/** A question is announced, and not asked yet. */
const announces =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\W+)?(?:(?:i|we) (?:just )?(?:have|had|got|ve got) (?:a |an |some |a few |a couple (?:of )?)?(?:\w+ )?questions?|(?:quick|one|just a) questions?|tengo (?:una )?(?:pregunta|duda)s?)(?: (?:for (?:you|u)|about|on|sobre) (?:(?:my|our|your|the|some|mis?) )?[\w ]{0,25})?\W*$/;
/** "Can you pass that on" behind thanks for good work. */
const passesOn =
  /\b(?:pass (?:that|it|this) (?:on|along)|(?:tell|let) (?:them|him|her|the (?:crew|guys|boss))(?: know)?)\b/;
const thanks = /\b(?:thanks?|thx|thank you|ty|tysm|appreciate (?:it|that)|gracias)\b/;
const bye =
  /\b(?:bye|good ?night|goodnite|goodbye|see ya|have a good|take care|adios|hasta luego|that'?s it for now|thats it)\b/;
const isFarewell = ([top]: readonly Guess[]): boolean => top?.label === "goodbye" && top.probability >= least.unasked;
/** How what was told here stands: what happens next, whether it went through, is done or is certain. */
const standing = anyOf(
  /\b(?:what happens (?:next|now|if i leave)|(?:the )?next step|what'?s next|whats next)\b/,
  /\b(?:so what (?:do i do|now|next))\b/,
  /\b(?:how (?:do|can|would|could) (?:i|we) (?:get|have) (?:a |an |some ?)?\w+ (?:out|over|to (?:come|look)))\b/,
  /\b(?:how (?:do|can|would|should) (?:i|we) (?:go about|get started|proceed|begin)\b)\b/,
  /\b(?:what do i do (?:next|now)|do i need to do anything|how long (?:before|until|till) (?:i|we) hear)\b/,
  /\b(?:do (?:you|u) need (?:any|some)thing (?:else|more)|anything else (?:you|u) need)\b/,
  /\b(?:how does (?:this|all this|the process|everything) work)\b/,
  /\b(?:who (?:is going to|will|would|is gonna|'?s gonna) (?:call|contact|reach))\b/,
  /\b(?:when (?:will|would|do|does|should) (?:i hear|they call|some(?:one|body) (?:call|come|reach|contact)|you call))\b/,
  /\b(?:how (?:soon|fast) will|que sigue|y ahora que)\b/,
  /\b(?:is|are|am|was|did|do|does|will|has|have|so|it'?s|its|that'?s|thats|you) (?!how|(?:you|u|ya|yall|they)(?: guys)? (?:go|come|get)\b)(?:\w+ ){0,4}?(?:(?:all )?set|done|enough|(?<!\bhow (?:far|long|soon)\b.{0,20})booked|confirmed|sent|go(?:ne)? (?:thr(?:u|ough)|out(?! to\b))|received|canceled|cancelled|fixed (?:now|then)|settled|locked in|deleted?|erased?|gone|for sure|certain|moved|changed)\b(?! (?:by|with|from|before|after|when|if|during|in (?:the )?(?:winter|summer|spring|fall|cold|rain|snow))\b)/,
  /\b(?:it|that|this|they|appointment|visit)(?:'?s| is| are) (?:called )?off\b/,
  /\b(?:reach|get to) (?:any|some) ?(?:body|one)\b/,
  /\b(?:did|have) (?:you|u|they) (?:get|got|do|receive) (?:it|that|my)\b/,
  /\bsure\b.{0,20}\b(?:nobody|no one|they|it|that)\b/,
);
/** Whether a part of a message asks that. @param plain in lower case, without accents */
export const asksStanding = (plain: string): boolean =>
  standing.test(plain) &&
  !/\b(?:while|when|until|till|once) (?:it'?s|it is|they'?re|you'?re) (?:being )?(?:done|finished)\b/.test(plain) &&
  plain.split(" ").length <= 14 &&
  (isQuestionLike(plain) || /^(?:ok |so )*(?:what|it'?s|its|that'?s|thats)\b/.test(plain));
const recap = anyOf(
  /\b(?:what did i (?:tell|give|write|say))/,
  /\b(?:you got (?:all )?(?:that|it|this)\b(?! (?:cancel|done|moved|changed|delet|booked|set))|got all that)/,
  /\b(?:did (?:you|u) get (?:all )?that)/,
  /\b(?:what (?:do|did) you (?:have|got|put) (?:down|(?:for|on|about) (?:me|us)))/,
  /\b(?:(?:which|what) (?:town|number|name|phone|email) (?:you|u|do you|did you|do u))/,
  /\b(?:(?:do|did) (?:you|u) (?:have|get) (?:the|my) (?:right|correct|new) \w+)/,
  /\b(?:(?:got|get|have) (?:it|that) right\b|read (?:(?:it|that|this) )?back\b)/,
);

const asksHowYouAre =
  /\bhow (?:was|is|were|are) your? (?:thanksgiving|christmas|day|weekend|holidays?|morning|week|doing|today)\b/;
const mistaken = /^(?:oh |ops |oops )*(?:sorry|my bad|wrong (?:chat|window|button|site)|accident)\b/;

/** Somebody is happy with what was done, and wants no more than to say so. */
function isPraise({ plain, guesses }: Signals): boolean {
  // Who takes more than a few words to say thanks says for what.
  const labels = plain.split(" ").length > 9 ? ["praise", "thanks"] : ["praise"];
  const meant = guesses.filter(({ label }) => labels.includes(label));
  return meant[0] === guesses[0] && meant.reduce((sum, { probability }) => sum + probability, 0) >= least.clear;
}

/** What is said to words of the talk itself: greetings, thanks, "what did I tell you"; wordings, or undefined. */
export function findSmallTalk({ signals, parts, texts, slots, memory }: Turn): readonly string[] | undefined {
  const { plain, contact } = signals;
  const values = listKnownValues(slots, memory.language);
  const { service: _, product: __, ...news } = contact.changes;
  if (Object.keys(news).length > 0) return undefined;
  if (recap.test(plain)) return [values ? texts.recap(values) : texts.recapNone, ...texts.fine];
  const opened = opening(plain, texts, memory);
  if (opened) return opened;
  const isAsking = hasQuestion(parts);
  if (isPraise(signals) && !isAsking) return texts.praised;
  const wordings = isAsking ? undefined : remark(signals, texts, memory.lastAsked !== undefined);
  return wordings ?? (isOffTopic(signals) ? texts.offTopic : undefined);
}

/** What is said before anything is told or asked, and to praise that shall go on to those who earned it. */
function opening(plain: string, texts: Texts, { kind, topics }: Turn["memory"]): readonly string[] | undefined {
  if (greet.test(plain) || (asksHelp.test(plain) && kind === undefined)) return texts.hello;
  if (announces.test(plain)) return texts.goAhead;
  if (passesOn.test(plain) && topics.at(-1) === "praise") return texts.praisePassedOn;
  return asksHowYouAre.test(plain) ? texts.kind : undefined;
}

/** Thanks, a farewell, or words that say nothing, in a few words. */
function remark({ plain, guesses }: Signals, texts: Texts, isWaiting: boolean): readonly string[] | undefined {
  const wordCount = plain.split(" ").length;
  if (wordCount <= 24 && intents.willCall.test(plain)) return texts.callUs;
  if (wordCount <= 24 && intents.thinksOver.test(plain)) return texts.fine;
  if (wordCount <= 24 && isFarewell(guesses)) return texts.bye;
  if (wordCount > 9) return undefined;
  if (thanks.test(plain)) return texts.welcome;
  if (bye.test(plain)) return texts.bye;
  if (mistaken.test(plain) && wordCount <= 4) return texts.fine;
  return intents.filler.test(plain) && !(isWaiting && intents.agree.test(plain)) ? texts.fine : undefined;
}

/** Homework for a machine, whatever it is about. */
const asksForText =
  /\b(?:write|compose|tell|sing|make up|give) (?:me |us )?(?:an? )?(?:\w+ )?(?:poems?|songs?|haiku|story|stories|essay|joke|code|script|recipe|limerick)\b/;

function isOffTopic({ plain, guesses: [top], services }: Signals): boolean {
  if (asksForText.test(plain)) return true;
  const isMeant = (top?.label === "off-topic" || top?.label === "joke") && top.probability > 0.15;
  return isMeant && !intents.home.test(plain) && services.length === 0;
}
