import type { Memory, Slots } from "@site/core/chat/memory";
import { productIn, servicesIn, wantedIn } from "../slots/find-service.ts";
import { whenIn } from "../slots/wishes.ts";
import { isQuestion, sentencesOf } from "../understanding/clauses.ts";
import { normalise } from "../words.ts";
import { wantsOwnWork } from "./own-work.ts";

/** Said of anything: of a request only where nothing else is named. */
const loose =
  /\b(?:nvm|never ?mind|forget (?:about )?(?:it|that)|changed (?:my|our) minds?|olv[ií]del[oa]|siempre no|cambi[eé] de (?:idea|opini[oó]n)|me arrepent[ií])(?![\p{L}])/iu;
/** Said of a request or of the call about it. */
const ofRequest =
  /\b(?:forget the whole thing|(?:don'?t|do not) (?:have|let|need) (?:any|some)(?:body|one) (?:to )?call|ya no (?:lo |la )?(?:quiero|necesito|ocupo))(?![\p{L}])/iu;

/** Words that leave no doubt that the request is meant, or why it is given up. */
const gaveUp =
  /\b(?:cancel\w*|withdr\w*|(?:my|the|that|this|our|your) (?:request|quote|estimate|order|inquiry|appointment|visit|whole thing)|(?:don'?t|dont|do not) (?:call|contact|bother|come|(?:need|want) (?:it|you|any\w*|a |an |to|the work))|no longer|not interested|no need|all set|(?:hired|found|went with|going with|chose|using|got) (?:some(?:one|body)|another|a (?:different|local|guy|contractor|company|friend)|the other)|decided (?:to wait|to hold|not|against)|(?:not|won'?t be|isn'?t) (?:doing|going|happening)|wait(?:ing)? (?:until|till)|hold(?:ing)? off|(?:can'?t|cannot) afford|too (?:expensive|much money|pricey)|(?:sold|selling) (?:the|our|my)|no me llam\p{L}*|no (?:me )?interesa|ya no|contrat(?:[eé]|amos) a|muy caro)(?![\p{L}])/iu;

/** "Make it 8", "just the windows", "I meant doors": something takes its place. */
const instead =
  /\b(?:make (?:it|that)|i mean(?:t)?|just|only|instead|rather|s[oó]lo|nada m[aá]s|nom[aá]s|mejor|sino)\b(.*)$/iu;
const putsInstead = (text: string): boolean => {
  const [, words = ""] = instead.exec(text) ?? [];
  return /\d/.test(words) || servicesIn(words).length > 0 || productIn(words) !== undefined;
};

/** The trouble is gone, and the talk goes on. */
const resolved =
  /\b(?:found (?:it|the|my|your|that)|figured|got it|i see (?:it|that|now)|works now|see (?:you|ya)|talk soon|looking forward|ya (?:lo|la) (?:encontr[eé]|vi))(?![\p{L}])/iu;

/** What the phrase is said of: "about the color", "the grids", "del siding". */
const object = /^ ?(?:(?:about|on|the|my|our|your|those|these|del?|lo del?|las?|los|el)\b)+\s*(\S.*)$/iu;

const filler =
  /\b(?:please|pls|thanks|thank you|thx|sorry|ok|okay|oh|well|actually|hey|hi|hello|no|nah|just|then|anyways?|i|i've|we|we've|have|and|so|but|guys|bye|lol|haha|for now|my bad|about|it|that|this|all|everything|gracias|perd[oó]n|disculpe|mejor|bueno|por favor|ya|pero|todo|no se preocupe)(?![\p{L}])|[^\p{L}\d]+/giu;

/** What a message wants of the request: to withdraw it, something else, or one has to ask. */
type CallOff = "withdraw" | "ask" | "maybe" | "other";

const ofCall = /\b(?:call(?:s|ed|ing|back)?|visit|request|quote|estimate|appointment)\b/i;

/** Said of a thing: the whole project, the call about it, or neither. */
function ofThing(thing: string, { service }: Slots, { services }: Memory): "ask" | "other" {
  const isWhole = service !== undefined && services.length === 0 && servicesIn(thing).includes(service);
  return isWhole || ofCall.test(thing) ? "ask" : "other";
}

/** "Never mind" after an answer may be said of the question. */
const endsQuestion = (text: string, { topics }: Memory): boolean =>
  /\b(?:nvm|never ?mind)\b/i.test(text) && topics.length > 0 && !topics.at(-1)?.startsWith("act-");

/** A loose phrase: what else stands there says of what it is said. */
function looseMeaning(text: string, rest: string, thing: string | undefined, slots: Slots, memory: Memory): CallOff {
  if (rest.replace(filler, "") === "") return endsQuestion(text, memory) ? "ask" : "withdraw";
  if (sentencesOf(rest).some(isQuestion) || resolved.test(rest)) return "other";
  return thing === undefined ? "maybe" : ofThing(thing, slots, memory);
}

/** Whether somebody calls off the whole request or only speaks of a part of it.
 * @returns undefined when nothing of the kind is said */
export function callsOff(message: string, slots: Slots, memory: Memory): CallOff | undefined {
  const text = normalise(message);
  const certain = ofRequest.exec(text);
  const found = certain ?? loose.exec(text);
  if (!found) return undefined;
  const after = text.slice(found.index + found[0].length);
  const rest = `${text.slice(0, found.index)} ${after}`;
  if (putsInstead(after) || wantsOwnWork(wantedIn(after))) return "other";
  if (gaveUp.test(rest)) return "withdraw";
  const [, thing] = object.exec(after) ?? [];
  if (!certain) return looseMeaning(text, rest, thing, slots, memory);
  const isOther = thing && servicesIn(thing).length > 0 && ofThing(thing, slots, memory) === "other";
  return isOther || whenIn(after) ? "other" : "withdraw";
}

/** Yes to the question whether the request is to be withdrawn. */
export const confirmsCallOff = (message: string): boolean =>
  /^\W*(?:yes|yeah|yep|yup|sure|ok|okay|please do|correct|right|s[ií]|claro|correcto)(?![\p{L}])(?!.*\b(?:but|keep|pero|no)\b)/iu.test(
    normalise(message),
  );
