import { listKnownValues } from "../lead/summary.ts";
import { anyOf } from "../signals/any-of.ts";
import type { Signals } from "../signals/read-signals.ts";
import type { Texts } from "../texts/en.ts";
import type { Turn } from "./compose-reply.ts";
import { asksAnywhere, asksIn } from "./question-parts.ts";

/** Words of the talk itself. The texts are in lower case, without accents. */
export const cues = {
  wish: anyOf(
    /\b(?:need|want|wanna|looking (?:for|to|at|into)|interested in|would (?:like|love)|i'?d (?:like|love))\b/,
    /\b(?:get (?:a|an|some|my|our)\b|(?<!\b(?:hip|knee|joint|shoulder) )replac\w+|redo|redone|install|put in)\b/,
    /\b(?:thinking|swap\w*|switch\w*|do (?:the|my|our|a)|doing|remodel)\b/,
    /\b(?:new (?:windows?|door|siding|bath\w*|shower|tub)|necesito|quiero|cambiar|ocupo)\b/,
  ),
  estimate: anyOf(
    /\b(?:quote|estimate)\b/,
    /\b(?:(?:have|get|want|like) (?:some ?(?:body|one)|you|them)(?: to)?(?: come)?(?: and)?(?: take a)? look)\b/,
    /\b(?:come (?:and )?(?:take a )?look|come out and|lets do it|sign me up|presupuesto|cotizacion)\b/,
  ),
  decline: anyOf(
    /^(?:(?:no|nah|nope|not now|not yet|no thanks?|no thank you|maybe later|later)[\s,.!]*)+$/,
    /^(?:no|nah|nope|not)\b.{0,20}\b(?:giving|leaving|sharing)\b/,
    /\b(?:rather not|not giving|won'?t give|don'?t want to (?:give|share|leave))\b/,
    /\b(?:dont want to (?:give|share|leave)|just (?:looking|browsing|asking|curious|the info)|no email either)\b/,
    /\b(?:not leaving|prefiero no|no quiero dar)\b/,
  ),
  refusal: anyOf(
    /\b(?:(?:no|don'?t|do not) (?:need|want) (?:any ?(?:body|one)|some ?(?:body|one)|you|them) (?:to )?(?:come|call|out))\b/,
    /\b(?:(?:don'?t|do not) want to be (?:called|contacted|bothered))\b/,
    /\b(?:(?:don'?t|do not) want (?:any ?(?:one|body)|you|them|people|salesm[ae]n)(?: to)? call(?:ing)?\b)\b/,
    /\b(?:without (?:giving|leaving|sharing) .{0,20}\b(?:number|phone|e-?mail|info\w*|name)\b|stop asking)\b/,
    /\b(?:(?:do ?n'?t|do not) ask (?:me )?for my|(?:only|just) (?:browsing|looking(?! (?:for|to))))\b/,
    /\b(?:no (?:estimates?|quotes?|e-?mails?|calls?)(?: (?:right now|yet|now|please|pls|either|for now)))\b/,
    /\b(?:not (?:booking|ready to (?:book|sign|buy)))\b/,
    /\b(?:(?:do ?n'?t want to|not going to|not gonna|rather not|prefer not to|will not|won'?t|not) (?:leave|leaving|give|giving|share|sharing)\b.{0,25}\b(?:info\w*|number|phone|e-?mail|name|contact|details))\b/,
    /\b(?:no (?:quiero|voy a) dar|prefiero no|no sales ?(?:man|men|people|person|call)|rather not give)\b/,
  ),
  /** "Can I get somebody out to look at 4 windows": a wish in the form of a question. */
  visit:
    /^(?:(?:hi|hello|hey|and|so|ok)[,. ]+)*(?:(?:can|could|may|how can) (?:i|we) (?:please )?(?:get|have|set up|schedule)|(?:can|could|will) (?:you|u|somebody|someone) (?:please )?(?:get|send|give|come|set up))\b.{0,40}\b(?:quotes?|quite|estimates?|out|over|look|measure\w*|appointment|visit)\b(?!.*\b(?:how|what|when|which|who|if|free|cost|charge)\b)/,
  /** "We will call", "I'll stop by": nobody has to get back to them. */
  willCall: anyOf(
    /\b(?:i|we)(?:'?ll| will|'?m going to|'?re going to| am going to| are going to) (?:just |probably |maybe |then )*(?:(?:call|ring|phone)(?! (?:my|our|him|her|a)\b)|give (?:you|u|ya|them) a (?:call|ring|buzz)|(?:get|be) in touch|reach out|stop (?:by|in)|come (?:by|in)|write (?:you |again|back)|(?:look|shop) around|keep looking|get back to (?:you|u|ya)|let (?:you|u|ya) know)\b/,
    /\b(?:y|nosotros|yo) (?:los |les |le )?llam(?:o|amos)\b/,
  ),
  /** Nothing is decided yet. */
  thinksOver: anyOf(
    /\b(?:(?:think|sleep|mull) (?:on|about|over) (?:it|that|this)|think (?:it|that) over)\b/,
    /\b(?:(?:discuss|talk) (?:it|this|that) (?:over )?with|(?:come|get) back to (?:it|this|that))\b/,
    /\b(?:(?:have|need|want) to talk to (?:him|her|them))\b/,
    /\b(?:talk (?:it over|to my (?:wife|husband|partner|mom|dad)))\b/,
    /\b(?:maybe (?:\w+ ){0,3}(?:later|next|in (?:the )?(?:spring|summer|fall|winter)|some ?day))\b/,
    /\b(?:lo (?:voy a |vamos a )?pens(?:ar|amos)|lo pienso|les? aviso|hablo con mi|not (?:quite )?ready yet)\b/,
    /\bdown the road\b|\b(?:have|let|get) my (?:\w+ )?(?:son|daughter|wife|husband|kids?|brother|sister|dad|mom|lawyer|partner) (?:to )?(?:look|read|see|check|decide)\b/,
  ),
  /** What is hard for somebody, whatever else they want. */
  hardship: anyOf(
    /\b(?:(?:in|to|from|at) (?:the )?hospital|hospice|surgery|chemo|cancer|had a stroke|heart attack|funeral)\b/,
    /\b(?:(?:lost|losing) (?:my|his|her|our) (?:job|house|home)|laid off|en el hospital|hospitalizad[oa])\b/,
    /\b(?:cirugia)\b/,
  ),
  noCalls: anyOf(
    /\b(?:do not|don'?t|dont) (?:have|let|want|need) (?:him|her|them|any ?(?:one|body)|some ?(?:one|body)|(?:an?|the|that|your) \w+) (?:to )?call(?:ing)? (?:me|us)\b/,
    /\b(?:do not|don'?t|dont) (?:want|need|like) (?:any |the |your |more |all the )?(?:phone |sales )?calls\b/,
    /\b(?:do not|don'?t|never|no) (?:phone |sales )?calls?(?: me| us)?(?=\W*$|[,.;!]| (?:please|pls|at all|ever|i|just|only|text|e-?mail)\b)/,
    /\b(?:text|txt|e-?mail)s? only\b|\bonly (?:by )?(?:text|e-?mail)\b|\bno (?:me )?llamen\b|\bsin llamadas\b/,
  ),
  agree: anyOf(
    /^(?:yes|yeah|yep|yup|sure|ok|okay|please|pls|please do|go ahead)[\s,.!]*(?:please|pls|do|por favor)?[\s.!]*$/,
    /^(?:that would be great|si|claro|por favor|bueno|dale)[\s,.!]*(?:please|pls|do|por favor)?[\s.!]*$/,
  ),
  filler:
    /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|no|nope|lol|fine|good|great|cool|alright|k|si|claro|bueno|that'?s it|thats it|hm+|haha|please|pls|got it|ugh|understood|aight|whatever|done|all ?right|thx|(?:that'?s )?good to know|(?:no )?(?:that'?s|thats|that is) (?:all|everything)|nothing else|(?:i )?(?:filled|sent|did|submitted) (?:it|that|them)(?: in| out| now)?|\*\w+)[\s,.!]*)+$/,
  neverMind: /^(?:oh |ok |no |sorry )*(?:never ?mind|nvm|forget (?:it|about it)|olvidelo)\b/,
  resumes: /\b(?:go ahead|after all|still want|do want|i want it|again|stands?|sigo|siempre si)\b/,
  takesBack: anyOf(
    /\b(?:cancel\w*|withdraw|my request|don'?t (?:call|want|need)|dont (?:call|want|need)|not interested)\b/,
    /\b(?:no longer|changed? my mind|went with|ya no)\b/,
  ),
  corrects: anyOf(
    /^(?:no|oops|ops|wait|sorry|actually|perdon)\b(?! (?:problem|worries|rush|hurry|big deal|way|charge|need|thanks?|thank|gracias|hay))/,
    /\b(?:typo|i meant?|quise decir)\b/,
  ),
  home: anyOf(
    /\b(?:house|home|windows?|doors?|siding|bath\w*|tub|shower|roof\w*|gutters?|estimate|quote|install\w*)\b/,
    /\b(?:project|warranty|price|job|pay|you guys|your|casa|ventanas?|puertas?|bano|tina|garantia|techo)\b/,
  ),
} as const;

const greet =
  /^\W*(?:hi+|hello|hey+|yo|sup|good (?:morning|afternoon|evening)|howdy|hola|buenas|buenos dias|buenas tardes)[\s,.!?]*(?:there|all|everyone|any ?(?:one|body)(?: there)?|how'?s it going|hows it going|how are you)?\W*$/;
/** "I need help" alone asks what for. */
const asksHelp = anyOf(
  /^\W*(?:(?:hi|hello|hey|hola)\W+)?(?:(?:i|we) (?:just |really )?(?:need|want|could use) (?:some |your |a little )?help)(?: please| pls| por favor)?\W*$/,
  /^\W*(?:(?:hi|hello|hey|hola)\W+)?(?:(?:can|could|will) (?:you|u|some(?:one|body)|any(?:one|body)) (?:please )?help(?: me| us)?(?: out)?)(?: please| pls| por favor)?\W*$/,
  /^\W*(?:(?:hi|hello|hey|hola)\W+)?(?:help(?: me| us)?|necesito (?:su )?ayuda)(?: please| pls| por favor)?\W*$/,
  /^\W*(?:(?:hi|hello|hey|hola)\W+)?(?:me (?:puede|pueden) ayudar|ayuda)(?: please| pls| por favor)?\W*$/,
);
/** A question is announced, and not asked yet. */
const announces =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\W+)?(?:(?:i|we) (?:just )?(?:have|had|got|ve got) (?:a |an |some |a few |a couple (?:of )?)?(?:\w+ )?questions?|(?:quick|one|just a) questions?|tengo (?:una )?(?:pregunta|duda)s?)(?: (?:for (?:you|u)|about|on|sobre) (?:(?:my|our|your|the|some|mis?) )?[\w ]{0,25})?\W*$/;
/** "Can you pass that on" behind thanks for good work. */
const passesOn =
  /\b(?:pass (?:that|it|this) (?:on|along)|(?:tell|let) (?:them|him|her|the (?:crew|guys|boss))(?: know)?)\b/;
const thanks = /\b(?:thanks?|thx|thank you|ty|tysm|appreciate (?:it|that)|gracias)\b/;
const bye =
  /\b(?:bye|good ?night|goodnite|goodbye|see ya|have a good|take care|adios|hasta luego|that'?s it for now|thats it)\b/;
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
  /\b(?:is|are|am|was|did|do|does|will|has|have|so|it'?s|its|that'?s|thats|you) (?!how|(?:you|u|ya|yall|they)(?: guys)? (?:go|come|get)\b)(?:\w+ ){0,4}?(?:(?:all )?set|done|enough|(?<!\bhow (?:far|long|soon)\b.{0,20})booked|confirmed|sent|go(?:ne)? (?:thr(?:u|ough)|out(?! to\b))|received|canceled|cancelled|fixed (?:now|then)|settled|locked in|deleted?|erased?|gone|for sure|certain|moved|changed)\b(?! (?:by|with|from|before|after|when|if)\b)/,
  /\b(?:it|that|this|they|appointment|visit)(?:'?s| is| are) (?:called )?off\b/,
  /\b(?:reach|get to) (?:any|some) ?(?:body|one)\b/,
  /\b(?:did|have) (?:you|u|they) (?:get|got|do|receive) (?:it|that|my)\b/,
  /\bsure\b.{0,20}\b(?:nobody|no one|they|it|that)\b/,
);
/** Whether a part of a message asks that. @param plain in lower case, without accents */
export const asksStanding = (plain: string): boolean =>
  standing.test(plain) &&
  plain.split(" ").length <= 14 &&
  (asksIn(plain) || /^(?:ok |so )*(?:what|it'?s|its|that'?s|thats)\b/.test(plain));
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
const praise = anyOf(
  /\b(?:(?:was|were|is|are|looks?|(?:came|turned) out|did an?|what an?) (?:\w+ )?(?:awesome|great|amazing|wonderful|fantastic|beautiful|excellent|perfect|outstanding))\b/,
  /\b(?:love (?:my|our|the) (?:new )?\w+|(?:so|very|really|super) (?:happy|pleased|impressed) with)\b/,
);
const saysThanks = /\b(?:thanks?|thx|thank you|ty|appreciate)\b|\bjust want\w* to (?:say|tell)\b/;
const hasMore = /\b(?:but|except|however|though|until|problem|quote|estimate|price|leak\w*|broke\w*)\b/;

/** What is said to words of the talk itself: greetings, thanks, "what did I tell you"; wordings, or undefined. */
export function findSmallTalk({ signals, texts, slots, memory }: Turn): readonly string[] | undefined {
  const { plain, contact } = signals;
  const values = listKnownValues(slots, memory.language);
  const { service: _, product: __, ...news } = contact.changes;
  if (Object.keys(news).length > 0) return undefined;
  if (recap.test(plain)) return [values ? texts.recap(values) : texts.recapNone, ...texts.fine];
  const opened = opening(plain, texts, memory);
  if (opened) return opened;
  const isAsking = asksAnywhere(signals.text);
  if (praise.test(plain) && saysThanks.test(plain) && !hasMore.test(plain) && !isAsking) return texts.praised;
  const said = isAsking ? undefined : remark(plain, texts, memory.lastAsked !== undefined);
  return said ?? (isOffTopic(signals) ? texts.offTopic : undefined);
}

/** What is said before anything is told or asked, and to praise that shall go on to those who earned it. */
function opening(plain: string, texts: Texts, { kind, topics }: Turn["memory"]): readonly string[] | undefined {
  if (greet.test(plain) || (asksHelp.test(plain) && kind === undefined)) return texts.hello;
  if (announces.test(plain)) return texts.goAhead;
  if (passesOn.test(plain) && topics.at(-1) === "praise") return texts.praisePassedOn;
  return asksHowYouAre.test(plain) ? texts.kind : undefined;
}

/** Thanks, a farewell, or words that say nothing, in a few words. */
function remark(plain: string, texts: Texts, isWaiting: boolean): readonly string[] | undefined {
  const words = plain.split(" ").length;
  if (words <= 24 && cues.willCall.test(plain)) return texts.callUs;
  if (words <= 24 && cues.thinksOver.test(plain)) return texts.fine;
  if (words > 9) return undefined;
  if (thanks.test(plain)) return texts.welcome;
  if (bye.test(plain)) return texts.bye;
  if (mistaken.test(plain) && words <= 4) return texts.fine;
  return cues.filler.test(plain) && !(isWaiting && cues.agree.test(plain)) ? texts.fine : undefined;
}

/** Homework for a machine, whatever it is about. */
const asksForText =
  /\b(?:write|compose|tell|sing|make up|give) (?:me |us )?(?:an? )?(?:\w+ )?(?:poems?|songs?|haiku|story|stories|essay|joke|code|script|recipe|limerick)\b/;

function isOffTopic({ plain, guesses: [top], services }: Signals): boolean {
  if (asksForText.test(plain)) return true;
  const isMeant = (top?.label === "off-topic" || top?.label === "joke") && top.share > 0.15;
  return isMeant && !cues.home.test(plain) && services.length === 0;
}
