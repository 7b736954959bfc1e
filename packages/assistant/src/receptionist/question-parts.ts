import { removeAccents } from "../ranking/normalize.ts";
import { anyOf } from "../signals/any-of.ts";

/** In lower case, without accents: what every cue reads. */
export const toPlain = (text: string): string => removeAccents(text).toLowerCase();

const inverted = String.raw`(?!have (?:the|my|our|an?)\b)(?:do|does|did|can|could|will|would|should|am|is|are|was|were|have|has|cant|can't|wont|won't|isnt|isn't|arent) (?:i|me|we|you|u|ya|yall|y'all|yous|they|he|she|it|that|this|there|the|your|my|our|any|some|someone|somebody|anyone|anybody|those|these)\b`;
const pronoun = String.raw`(?:i|we|you|u|ya|yall|y'all|yous|they|he|she|it|that|this|there|someone|somebody|anyone|anybody)\b`;
const spanishStart = String.raw`(?:ustedes |me |le |se |lo |la |los |las |nos |tambien )*(?:que|cual|cuales|cuant[oa]s?|cuando|donde|como|quien|hacen|tienen|hay|puedo|puede|pueden|abren|cierran|trabajan|dan|ofrecen|cobran|llegan|aceptan|cambian|instalan|ponen|venden|estan|incluye|hablan?|alguien (?:habla|puede|viene))\b`;
const start = new RegExp(
  String.raw`^(?:(?:and|so|but|oh|ugh|ah|fine|ok|okay|great|good|perfect|awesome|nice|right|hi|hello|hey|um|well|yeah|lol|also|then|thanks|alright|cool|wait|y|o|pero|hola|buenas|disculpe|bueno|entonces)[,. ]+)*(?:what|whats|what's|wat|wht|(?:un)?till? when|when|where|wheres|who|whos|whose|which|why|how|hows|any(?! ?(?:time|day|morning|afternoon|evening|night|week))|(?:does|did|is|can|will|would(?! (?:like|love|prefer)\b)|should|could|are|has) \w+|do (?!not|the|it|my|both|all|a |bath|window|siding|door)\w+|u (?:do|got (?:any|a)|have|guys|open|take)|(?:you|u|yall) (?:guys )?(?:do|have(?! (?:my|our|it|that|the|all))|open|take|offer|got (?:any|a)|going|hiring)|${inverted}|${spanishStart})(?![a-z])`,
);
const inner = anyOf(
  String.raw`(?:^|[ ,])(?<!\b(?:i|we|you|u|ya|they|he|she|guys|crew|who|to|not|just) )(?:do|does|did|can|could|will|would|should|am|is|are|isnt|isn't) ${pronoun}`,
  String.raw`\bhow (?:long|much|many|soon|far|late)\b|\bwhat (?:if|about)\b`,
  String.raw`\b(?:what|which) (?:kind|type|\w+ (?:would|should|do|can))\b`,
  String.raw`\b(?:send|e-?mail|text) me (?:a|the|your) (?:price|number|ballpark)\b|\b(?:yes or no|or not(?! at all)|or no|or what)\b`,
  String.raw`\bsi (?:dan|hay|hacen|tienen|puede\w*)\b|\bif (?:you|u|ya|yall|they) (?:do|have|can(?!\W*(?:[,.]|$))|sell|offer|take|come)\b`,
  String.raw`\b(?:wondering|wants? to know|like to know)\b`,
  String.raw`\b(?:(?<!\b(?:do not|don'?t|couldn'?t|could|would|no ?body|no one) )(?:tell|give|show) me)\b`,
  String.raw`\b(?:just (?:say|tell)|ballpark|quiero saber|quisiera saber)\b|\b(?:right|correct)\?`,
  String.raw`(?:,|\b(?:ok|okay|fine|good|allowed|covered|free|true)) ?(?:right|correct)\W*$`,
  String.raw`(?<!\b(?:i|we|they|you|he|she|it|there) )\b(?:do|does|will|would|can|could|is|are) (?:(?!best|i\b|not\b)\w+ ){1,3}(?:actually |really |even |still )?(?:help|work|fit|hold up|cost|need|come with|make|matter|count|include|go with|transfer|carry over|apply|get it|keep it)\b`,
);

/** "Have somebody call me" is no question, although it begins as one. */
const wishesCall =
  /^(?:(?:ok|okay|alright|please|pls|and|just|hi|hello|so|yes|then)[,. ]+)*have (?:some ?(?:one|body)|any ?(?:one|body)|them|him|her) (?:please )?(?:call|ring|te?xt|phone|contact|come|reach|e-?mail|get|give (?:me|us))\b/;
/** "Can you tell them there's a dog": told in the form of a question. */
const favor = anyOf(
  /\b(?:can|could|would|will|can'?t|couldn'?t) (?:you|u|ya|yall|someone|somebody|they|the office|your (?:office|team))\b(?: \w+){0,2} (?:(?:call|ring|text|txt|e-?mail)(?: (?:me|us)| back| first| before| ahead| instead| rather)|tell (?!me|us)|let (?!me|us)|note|write (?:it |that )?down|put (?:that|it|down|me)|pass|mention|make (?:a )?(?:note|sure)|have (?:them|some\w+|him|her))\b/,
  /\bcan i (?:please )?(?:get|be) (?:texted|called|emailed)\b/,
  /^(?:\w+ )?no idea\b|^(?:about|around|maybe|probably)\b.{0,25}\?$|\bi (?:think|guess|believe)\?$/,
);
/** Whether some words are nothing but a question, with or without its mark. @param plain in lower case, without accents */
export const asksClearly = (plain: string): boolean => plain.includes("?") || start.test(plain);
export const isQuestionLike = (plain: string): boolean =>
  !favor.test(plain) && !wishesCall.test(plain) && (asksClearly(plain) || inner.test(plain));

const cuts = new RegExp(
  String.raw`(?<!\b(?:if|when|that|because|bc|since|and|but|or|what|how|where|why|as|like|think|know|said|say|so|than|cause|while|before|after|sure|see|am|who|which|whether|the|a|for|even|do|can|should|will|would|could))\s+(?=(?:i got|i have|i've|ive|im|i'm|i am|we have|we got|we've|there's|theres)\b)|(?:^|,?\s+|(?<=\s|(?<!\d):))\(?(?:\d{1,2}[.)]\s+|[a-h]\)\s*)(?=\p{L})|(?<=\s)(?<!\b(?:after|before|at|by|past|until|till|between \d{1,2} and) )\d{1,2}\s+(?=(?:how|what|do|does|can|is|are|when|where|who)\b)|(?<=[.!?])\s+|\n+|;\s*|,?\s+(?:also|plus)\s+(?=(?:i|we|my|the|do|what|how|when|where|who|${inverted})\b)|,?\s+(?:and|an|n|y)\s+(?=(?:${inverted}|what|when|where|who|how|whats|hacen|tienen|cuanto|q|que|cuando|donde)\b)|,?\s+(?=without (?:giving|leaving|sharing)\b)|,\s+(?=(?:${inverted}|what|when|where|who|how|alguien|hablan?|cuant[oa]s?|cuando|donde)\b)`,
  "iu",
);

/** Words that tell nothing of what is asked. */
const vague = new Set(
  "a an and any are as at be both can come could cover did do does done for get go got guys have here how i if in is it its it's know long matter me my not now of off ok on one or out really right should so some sound sounds sure that that's thats the them then there they thing this to too u up was we what when which will with would you your yours same thing things different too possible true correct worth problem high low bad good fair much why ever really".split(
    " ",
  ),
);
/** Whether some words only point at something: "can that be done?". */
export const isVague = (part: string): boolean =>
  (toPlain(part).match(/[\p{L}']+|\d+/gu) ?? []).every((word) => vague.has(word));

/** "Grab bars would be good. Can that be done?": what only points at something is read with what stands before it. */
function joinVague(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && isVague(part)) joined[joined.length - 1] = `${before} ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** The parts of a message that may each ask something. */
export const splitParts = (text: string): string[] =>
  joinVague(
    text
      .replace(/\b(st|mr|mrs|ms|dr|ave|rd|no|vs)\.\s/gi, "$1 ")
      // "Not before 10. After that ..." is no list.
      .replace(/(?<=\s)(\d{1,2})\.\s+(?=\p{L})/gu, (found, figure) =>
        /(?:^|[\s:])1[.)]\s/.test(text) ? found : `${figure}; `,
      )
      .split(cuts)
      .map((part) => part.trim())
      .filter((part) => /\p{L}{2}|\?|\d\/\d/u.test(part)),
  ).slice(0, 8);

export const hasQuestion = (parts: readonly string[]): boolean => parts.some((part) => isQuestionLike(toPlain(part)));
