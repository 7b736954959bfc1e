import type { Memory, Slots } from "@site/core/chat/memory";
import { servicesIn } from "../slots/find-service.ts";
import { whenIn } from "../slots/wishes.ts";
import { normalise } from "../words.ts";

type Known = Pick<Memory, "services"> & Pick<Slots, "service">;

/** What is said of a request: it is given up, stays, only a part is meant, or one has to ask. */
export type Fate = "withdraw" | "keep" | "part" | "ask";

/** "I don't want to cancel", "no need to withdraw it", "no la cancele". */
const notCancelled =
  /\b(?:don'?t|do not|didn'?t|did not|doesn'?t|never|not|rather not|no need|without|no|nadie)(?: (?:want(?:ed|ing)?|wish(?:ing)?|need|mean(?:t|ing)?|trying|looking|asking|asked|say(?:ing)?|said|going|like|plan(?:ning)?|have|think|please|actually|really|yet|you|to|it|be|get|let|them|anyone|anybody|we|i|should|for|me|us|quiero|queremos|quise|quer[ií]a|voy|vamos|vayan?|a|que|la|lo|me|se))* (?:cancel(?!l?ation)\p{L}*|withdr[ae]w\p{L}*|(?:retir|anul)\p{L}+|tak(?:e|ing) (?:it|that|my request) (?:back|off)|call(?:ing)? (?:it|this) off)/giu;
/** "They cancelled on me", "my neighbor hired someone": the doing of others. */
const byOthers =
  /\b(?:they|he|she|you|nobody|no one|insurance|bank|boss|contractor|neighbou?rs?|friends?|co-?workers?) (?:just |already |has |have |had )*(?:cancell?ed|hired|withdrew)\b/giu;
/** A bare "no" before it is an answer in English: "no cancel it". */
const isAnswer = (found: string): boolean => /^no (?:cancel|withdraw)(?:l?ed|l?ing|s)?$/i.test(found);

const givingUp = String.raw`cancel|withdr|call(?:ing)? (?:it|this) off|take (?:it|this|that|my)|stop|forget|out\b|retir|anul`;
const stillWanted = new RegExp(
  String.raw`(?<!\b(?:you|not|n't|if) )\b(?:still|do|(?:would|we'd|i'd)(?: very much)? still|definitely|absolutely) (?:really |definitely |would |do )?(?:wants?|needs?|like|interested|planning|hoping|looking|going ahead)\b(?![^.!?;,]*\b(?:${givingUp}))` +
    String.raw`|\b(?:keep|leave|let) (?:me|us|it|that|this|things|everything|(?:my|our|the) (?:request|quote|estimate|appointment|visit|name))\b(?: \w+)? (?:as|the way|how|like|on|in|open|active|going|stand|there)\b|\bkeep (?:my|our|the) (?:request|quote|estimate|appointment|visit|order)\b|\b(?:but|and|just) keep\b(?! (?:my|our) (?:name|number|info|details|email))` +
    String.raw`|(?<!\p{L})(?:todav[ií]a|a[uú]n|sí) (?:lo |la |los |las |me )?(?:quiero|queremos|necesito|necesitamos|interesa)(?!\p{L})(?! (?:que )?(?:cancel|retir|anul))|(?<!\p{L})sig(?:o|ue|uimos) interesad|(?<!\p{L})d[eé]jel[oa] (?:como|as[ií])`,
  "iu",
);

/** Reasons that need nothing behind them. */
const reason =
  /\b(?:all set(?! (?:for|with|on|to))|decided to (?:wait|hold)|(?<!can'?t |cannot )wait(?:ing)? (?:until|till)|hold(?:ing)? off|(?:can'?t|cannot) afford|too (?:expensive|much money|pricey)|(?:sold|selling) (?:the|our|my) (?:house|home|place|property|camp|rental|condo|building)|no me llam\p{L}*|ya no(?! (?:cancel|retir))|contrat(?:[eé]|amos) a|muy caro)(?!\p{L})/iu;
/** What is not to be done, unless a time follows at which it is not. */
const noCall = /\b(?:don'?t|dont|do not) (?:call|contact|bother|come)\b([^.!?;]*)/giu;
const writing = /\b(?:te?xt|e-?mail|write|message|whatsapp|mensaje|correo)\b/i;
/** What is given up stands behind it, or is the whole request. */
const ofObject =
  /\b(?:cancel(?!l?ation)\p{L}*|withdr\w*|(?:not|\w+n'?t|no longer) interested(?: (?:in|on))?|no longer (?:needs?|wants?|in the market|looking)|no need|(?:don'?t|dont|do not) (?:need|want)|decided (?:not|against)|(?:not|won'?t be|isn'?t|aren'?t) (?:doing|going(?! to (?:work|be)\b)|happening)|no (?:me |nos )?interesan?)(?!\p{L})([^.!?;,]*)/giu;
const cancels = /\b(?:cancel(?!l?ation)|withdr)/i;
const hired =
  /\b(?:hired|found|went with|going with|chose|using|got|signed with) (?:some(?:one|body)|another|a (?:different|local|guy|contractor|company|friend)|the other)\b(?: (?:else|company|contractor|guy|crew|friend))*(?: (?:to|for|on|who)\b([^.!?;,]*))?/giu;
const cheaper = /\b(?:cheaper|less|better|half|lower|sooner|faster|quicker)\b/i;
/** The whole work, whatever is said of it. */
const allOfIt =
  /^ (?:(?:will|can) )?(?:(?:do|handle|take care of|replace|install|put in|finish) )?(?:it|this|that|them|everything|all|the (?:work|job|project))\b/i;

const next = /\s(?:but|and|so|because|cuz|since|as|if|pero|y|porque)\s.*$/iu;
const nothing =
  /(?<!\p{L})(?:please|pls|thanks|thank you|any ?(?:more|longer|thing)?|at (?:all|this (?:time|point))|right now|at (?:that|this|these|those|your) (?:prices?|cost)|for (?:now|me|us)|now|either|it|this|that|these|you|your?|guys|all|everything|whole|in|for|to|of|with|the|an?|my|our|me|us|some|help|services?|work|job|project|thing|business|replace|install|put|handle|take|care|them|those|will|can|name|info|do|doing|done|have|get|go|going|ahead|forward|move|proceed|happen(?:ing)?|anyone|anybody|someone|else|contractor|company|guy|already|ya|eso|nada|gracias|por favor|m[aá]s|el|la|los|las|mi|su|trabajo|proyecto)(?!\p{L})|[^\p{L}\d]+/giu;
const ofRequest =
  /\b(?:(?:calls?|called|visits?|requests?|quotes?|estimates?|appointments?|appt|orders?|inquiry|solicitud|cita|visita|presupuesto)(?!\p{L})|(?:you|any\w+|some\w+|them|guys) (?:to )?(?:come|call|send)\b)|^ to (?:call|come|visit|bother|send)\b/iu;

/** No part of a project, but a reason against all of it. */
const burden = /\b(?:hassle|trouble|headache|pressure|stress|cost|expense|debt|mess|bother)\b/i;

/** A text without what its writer gives up. */
export const withoutGivenUp = (text: string): string => text.replace(ofObject, (found) => next.exec(found)?.[0] ?? " ");

/** Whether words name all that is asked for: "the windows" of who wants windows alone. */
function isWhole(thing: string, { service, services }: Known): boolean {
  const named = servicesIn(thing);
  return named.length > 0 && [service ?? named[0], ...services].every((each) => named.some((one) => one === each));
}

/** What giving up the thing behind a verb makes of the request. */
function fateOf(words: string, known: Known): Fate {
  const thing = words.replace(next, "");
  const isPart = servicesIn(thing).length > 0 && !isWhole(thing, known);
  if (thing.replace(nothing, "") === "") return "withdraw";
  if (!isPart && (ofRequest.test(thing) || isWhole(thing, known))) return "withdraw";
  return !isPart && (whenIn(thing) || burden.test(thing)) ? "ask" : "part";
}

/** The gravest of several: a part that is dropped says nothing of a request that is cancelled beside it. */
const order = ["withdraw", "ask", "part"] as const;

/** What a text says of the request, whatever it begins with.
 * @returns undefined where it gives no reason */
export function fateIn(message: string, known: Known): Fate | undefined {
  const text = normalise(message);
  const own = text.replace(byOthers, " ");
  const rest = own.replace(notCancelled, (found) => (isAnswer(found) ? found : " "));
  const hiredFor = [...rest.matchAll(hired)].map(
    ([, thing = ""]): Fate =>
      allOfIt.test(thing) || cheaper.test(thing) || fateOf(thing, known) === "withdraw" ? "withdraw" : "ask",
  );
  const named = [...rest.matchAll(ofObject)].map(([, thing = ""]) => fateOf(thing, known));
  const calls = [...rest.matchAll(noCall)].map(
    ([, after = ""]): Fate => (whenIn(after) || writing.test(after) ? "part" : "withdraw"),
  );
  const fates: Fate[] = [...hiredFor, ...named, ...calls, ...(reason.test(rest) ? ["withdraw" as const] : [])];
  const fate = order.find((each) => fates.includes(each));
  if (stillWanted.test(rest)) return fate === "withdraw" && cancels.test(rest) ? "ask" : "keep";
  if (fate) return fate;
  if (rest !== own) return "keep";
  return own === text ? undefined : "ask";
}

/** Said of what was given up: it is wanted again. */
const wantedAgain =
  /\b(?:go ahead|after all|(?:changed|change) (?:my|our) minds? (?:again|back)|on second thoughts?|undo|(?:put|bring|add|take|get) (?:it|that|this|me|us|(?:my|our|the) (?:request|quote|estimate|name)) (?:all )?back|re-?(?:instate|open|activate|store)|un-?(?:cancel|withdraw)\w*|keep it|leave it (?:in|on|open)|let'?s do it|back on|siempre s[ií]|adelante|despu[eé]s de todo|cambi[eé] de (?:idea|opini[oó]n) otra vez)(?!\p{L})/iu;

/** Whether somebody who withdrew a request wants it after all.
 * @param wantsCall the message asks for a call or a person */
export function takesUp(message: string, known: Known, wantsCall: boolean): boolean {
  const fate = fateIn(message, known);
  return fate === "keep" || (fate === undefined && (wantsCall || wantedAgain.test(normalise(message))));
}
