import type { Memory, Slots } from "@site/core/chat/memory";
import { productIn, servicesIn, wantedIn } from "../slots/find-service.ts";
import { whenIn } from "../slots/wishes.ts";
import { isQuestion, sentencesOf } from "../understanding/clauses.ts";
import { normalise } from "../words.ts";
import type { GuardKind } from "./find-guard.ts";
import { fateIn, takesUp, withoutGivenUp } from "./gives-up.ts";
import { wantsOwnWork } from "./own-work.ts";

/** Said of anything: of a request only where nothing else is named. */
const loose =
  /\b(?:nvm|never ?mind|forget (?:about )?(?:it|that)|changed (?:my|our) minds?|olv[ií]del[oa]|siempre no|cambi[eé] de (?:idea|opini[oó]n)|me arrepent[ií])(?![\p{L}])/iu;
/** Said of a request or of the call about it. */
const ofRequest =
  /\b(?:forget the whole thing|(?:don'?t|do not) (?:have|let|need) (?:any|some)(?:body|one) (?:to )?call|ya no (?:lo |la )?(?:quiero|necesito|ocupo))(?![\p{L}])/iu;

/** "My brother in law is gonna do it": somebody of theirs does the work. */
const byOwnPeople =
  /\b(?:(?:my|our) (?:\p{L}+ )?(?:brother|sister|son|daughter|father|mother|dad|mom|husband|wife|cousin|nephew|niece|uncle|neighbou?r|friend|buddy|boy|kid|handyman)s?(?:[- ]in[- ]laws?)?|(?:a |an )?(?:\p{L}+ )?(?:buddy|friend|neighbou?r|guy|cousin|nephew) (?:of (?:mine|ours)|(?:i|we) know))(?:'s|'ll| is| are| will| can|'re) (?:(?:just|now|gonna|going to|able to|probably) )*(?:do|doing|install|installing|put|putting|replac(?:e|ing)|handl(?:e|ing)|take care of|taking care of) (?:it|this|that|them|everything|all|the (?:work|job|project|install\w*|whole thing))\b/iu;
const givenUp = /\b(?:scratch|nah|no thanks|no thank you|actually|forget|drop)\b/i;

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
const ofRequestAlone = /^(?:request|quote|estimate|order|inquiry|whole thing|solicitud|presupuesto)s?(?!\p{L})(.*)$/iu;

/** Said of a thing: the request, the whole project, the call about it, or neither. */
function ofThing(thing: string, { service }: Slots, { services }: Memory): "withdraw" | "ask" | "other" {
  if (ofRequestAlone.exec(thing)?.[1]?.replace(filler, "") === "") return "withdraw";
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

const doneByOwn = (text: string): CallOff =>
  text.includes("?") ? "other" : loose.test(text) || givenUp.test(text) ? "withdraw" : "ask";

/** Whether somebody calls off the whole request or only speaks of a part of it.
 * @returns undefined when nothing of the kind is said */
function callsOff(message: string, slots: Slots, memory: Memory): CallOff | undefined {
  const text = normalise(message);
  const certain = ofRequest.exec(text);
  const found = certain ?? loose.exec(text) ?? byOwnPeople.exec(text);
  if (!found) return undefined;
  const after = text.slice(found.index + found[0].length);
  const rest = `${text.slice(0, found.index)} ${after}`;
  if (putsInstead(after) || wantsOwnWork(withoutGivenUp(wantedIn(after)))) return "other";
  const fate = fateIn(rest, { service: slots.service, services: memory.services });
  if (fate) return fate === "keep" || fate === "part" ? "other" : fate;
  if (byOwnPeople.test(text)) return doneByOwn(text);
  const [, thing] = object.exec(after) ?? [];
  if (!certain) return looseMeaning(text, rest, thing, slots, memory);
  const isOther = thing && servicesIn(thing).length > 0 && ofThing(thing, slots, memory) === "other";
  return isOther || whenIn(after) ? "other" : "withdraw";
}

const assent =
  /^\W*(?:(?:oh|ok|okay|well)\W+)*(?:yes|yeah|yea|yep|yup|sure|please do|correct|that'?s (?:right|correct)|of course|definitely|absolutely|go ahead|do (?:it|that|so)|s[ií]|claro(?: que s[ií])?|correcto|as[ií] es)(?!\p{L})/iu;
const withdraws =
  /\b(?:withdr[ae]w\w*|cancel(?!l?ation)\p{L}*|(?:remove|delete|drop|scrap) (?:it|that|my request|the request)|(?:take|call) (?:it|that) (?:off|back|down)|ret[ií]r\p{L}*|an[uú]l\p{L}*|b[oó]rr\p{L}*|qu[ií]t\p{L}*)(?!\p{L})/giu;
const polite =
  /(?<!\p{L})(?:please|pls|thanks|thank you|thx|so much|very much|sir|ma'?am|sorry|ok|okay|oh|i(?:'?m| am) (?:sure|positive)|i do|you can|can you|do (?:it|that|so)|go ahead|and|that'?s (?:right|fine|correct|it)|it|that|my|the|our|request|quote|estimate|inquiry|whole thing|for me|now|yes|yeah|por favor|gracias|mi|la|lo|solicitud|s[ií])(?!\p{L})|[^\p{L}\d]+/giu;

/** Yes to the question whether the request is to be withdrawn, and nothing else beside it but why. */
function confirmsCallOff(message: string, known: Parameters<typeof fateIn>[1]): boolean {
  const text = normalise(message);
  const fate = fateIn(text, known);
  if (fate === "keep") return false;
  const rest = text.replace(assent, " ");
  const isYes = rest !== text;
  const other = rest.replace(withdraws, " ");
  if (other.replace(polite, "") === "") return isYes || other !== rest;
  return isYes && fate === "withdraw";
}

interface Remembered {
  slots: Slots;
  memory: Memory;
}

const isOnFile = ({ slots: { phone, email } }: Remembered): boolean => Boolean(phone ?? email);

const isAnswered = (text: string, { slots: { service }, memory: { topics, services } }: Remembered): boolean =>
  topics.at(-1) === "act-unsure" && confirmsCallOff(text, { service, services });

/** What a message that is taken for a withdrawal makes of the request: what it says of a part is none. */
function reconsidered(text: string, known: Remembered): GuardKind | undefined {
  const fate = fateIn(text, { service: known.slots.service, services: known.memory.services });
  if (fate === "keep" || fate === "part") return undefined;
  return fate === "ask" && isOnFile(known) ? "unsure" : "withdraw";
}

const ofCalls: ReadonlySet<GuardKind | undefined> = new Set<GuardKind>(["callback", "human"]);

/** Whether a message lifts the withdrawal of the request. */
export const isTakenUp = (text: string, { slots, memory }: Remembered, found: GuardKind | undefined): boolean =>
  memory.isWithdrawn === true &&
  takesUp(text, { service: slots.service, services: memory.services }, ofCalls.has(found));

/** What a message makes of a request that is withdrawn already. */
function afterWithdrawal(text: string, known: Remembered, found: GuardKind | undefined): GuardKind | undefined {
  if (isTakenUp(text, known, found)) return found === "withdraw" ? undefined : found;
  return ofCalls.has(found) ? reconsidered(text, known) : found;
}

/** What calling something off makes of a request on file: in doubt its visitor is asked, and danger goes first. */
export function afterCallOff(text: string, known: Remembered, found: GuardKind | undefined): GuardKind | undefined {
  if (found === "injury" || found === "emergency") return found;
  if (known.memory.isWithdrawn) return afterWithdrawal(text, known, found);
  if (isAnswered(text, known)) return "withdraw";
  const off = callsOff(text, known.slots, known.memory);
  if (off === "other") return found === "withdraw" ? undefined : found;
  if (!off) return found === "withdraw" ? reconsidered(text, known) : found;
  if (!isOnFile(known)) return found;
  return off === "withdraw" ? off : off === "maybe" && found ? found : "unsure";
}
