import { anyOf } from "../signals/any-of.ts";

const done = "(?:book|schedul|reschedul|cancel|cancell|delet|remov|eras|confirm|reserv|mov)ed";
const hecho = "(?:agendad|programad|reservad|confirmad|cancelad|borrad|eliminad|cambiad)[oa]s?";
/** A sentence that denies or leaves it to the office promises nothing: "I can't promise a discount". */
const denial = anyOf(
  /\b(?:can't|cannot|can not|don't|do not|doesn't|does not|won't|will not|isn't|is not|aren't|are not|hasn't)\b/i,
  /\b(?:has not|haven't|have not|not|never|no|unable|whether|if|only the office|once|until|nothing|nunca)\b/i,
  /\b(?:hasta|nada|si|ni)\b/i,
);

const promiseWords = new RegExp(
  [
    `\\b(?:i|we)(?:'ve| have| just| already)* ${done}\\b`,
    `\\b(?:appointment|visit|estimate|consultation|measure|order|request|booking|data|information|details|account|record)s?\\b[^.!?]{0,60}\\b(?:has|have|is|are|was|were) (?:now |already |all )?(?:been )?${done}\\b(?! by phone)`,
    "\\b(?:you(?:'re| are)|it(?:'s| is)) (?:all )?(?:set|booked|scheduled) for\\b",
    "\\b(?:guarantee|promise|lock in|honou?r)[^.!?]{0,40}(?:\\$|price|discount|date|time)",
    "\\d\\s*% off\\b",
    "\\b(?:you|your)[^.!?]{0,40}\\b(?:get|qualif|receive|have|eligible|approved)[^.!?]{0,40}\\bdiscount",
    "\\bdiscount (?:of|is|has|was|applies)\\b",
    "\\b(?:i|we)(?:'ve| have)? put you (?:down|in|on)\\b",
    "\\bwill (?:be at|be there|come|arrive)[^.!?]{0,30}\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b",
    "\\b(?:took|taken) [^.!?]{0,30}\\boff the (?:calendar|schedule)\\b",
    "\\b(?:half off|half the price|(?:legally )?binding|a deal|(?:offer|budget|price) (?:of [^.!?]{0,12})?(?:is|was|are) (?:accepted|agreed))\\b",
    "\\bwe(?:'ll| will) (?:refund|(?:replace|repair|fix) [^.!?]{0,20}\\bfor free)\\b",
    "\\bwarranty covers (?:this|that|it|your)\\b",
    "\\b(?:mitad de precio|trato hecho|oferta aceptada)\\b",
    `\\bqueda ${hecho}`,
    `\\b(?:he|hemos|ya (?:le |lo |la )?)\\s*${hecho}`,
    `\\b(?:cita|visita|pedido|solicitud|orden|datos)\\b[^.!?]{0,40}(?:está|están|queda|quedó|quedan|fue|ha sido) (?:ya )?${hecho}`,
    "\\bgarantiz\\w+[^.!?]{0,40}(?:precio|descuento|fecha|hora)",
    "\\d\\s*% de descuento",
  ].join("|"),
  "i",
);

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

export const splitSentences = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim());

/** Whether a sentence binds the company; "You can't be charged, it is booked" still does. */
export const promises = (text: string): boolean =>
  splitSentences(text)
    .flatMap((sentence) => sentence.split(/[;:,]\s+(?:but|and|so|pero|y)?\s*/))
    .some((part) => promiseWords.test(part) && !denial.test(part));

/** Says that the office has something. */
const passedOn = anyOf(
  /\b(?:passed|forwarded|handed|relayed|submitted)\b(?= (?:it|this|that|these|them|your|her|his|on|along|everything|all|a|the|to) ?\b)/iu,
  /\b(?:passed|forwarded|handed|relayed|submitted) (?:[^.!?,]{0,60} )?(?:on|along|to (?:our|the))\b/iu,
  /\b(?:i|we)(?:'ve| have)? (?:now |just |already )?(?:sent|told (?:our|the))\b/iu,
  /\b(?:is|are|was|been) (?:now |already )?sent (?:on )?to\b/iu,
  /\b(?:our|the) (?:office|team) (?:now |already )?has (?:your|this|it|that|[\d-]{7,})\b/iu,
  /\b(?:has|have) (?:now |already )?gone (?:on )?to (?:our|the) (?:office|team)\b|\bin (?:the|your) note to (?:our|the) office\b/iu,
  /\bya est[aá]n? (?:en|con) (?:la|nuestra) oficina\b/iu,
  /\b(?:(?:is|are) |(?:it|that|this)'s )(?:now )?with (?:our|the) (?:office|team)(?=\W*$|[.,;:!]| (?:now|as|today|already)\b)/iu,
  /(?<!\p{L})(?:(?:lo |la |los |ya )+|he )(?:pas[eé]|pasado|envi[eé]|enviado|mand[eé]|mandado)(?!\p{L})/iu,
  /(?<!\p{L})(?:pasé|envié|mandé)(?!\p{L})|\b(?:la oficina|nuestro equipo) (?:ya )?(?:lo )?tiene\b/iu,
);
/** Says that somebody comes back on it. */
const returns = anyOf(
  /\b(?:somebody|someone|our (?:team|office|crew)|the (?:team|office)|we)(?:'ll| will| is going to) (?:call|phone|reach|contact|get back|be in touch|follow up|text|email|ring)\b/iu,
  /\byou(?:'ll| will) (?:hear from|get a call|be called)\b|\bexpect (?:a|our) call\b/iu,
  /\b(?:le|lo|la|te) (?:van a )?(?:llamar(?:[aá]n?)?|contactar(?:[aá]n?)?|responder(?:[aá]n?)?)(?!\p{L})/iu,
  /\bnos (?:pondremos en contacto|comunicaremos)\b/iu,
);
/** What would happen, and has not. */
const condition = anyOf(
  /\b(?:if|once|when|as soon as|leave|left|shall|whether|unless|until)\b/i,
  /\b(?:so (?:that )?(?:somebody|someone|our|the|we)|si|cuando|deje|dej[ae]me|para que|en cuanto|quiere)\b/i,
);
/** The same behind what it is the condition of. */
const conditionAfter =
  /\b(?:if|once|when|as soon as|unless|until) (?:you|i|we)\b|\b(?:si|cuando|en cuanto) (?:me|nos|usted|deja|tenga)\b/i;
/** "Nothing was sent to the office." */
const unsent = anyOf(
  /\b(?:nothing|not|never|no one|nobody|hasn't|haven't|isn't|didn't|won't|nada|no|nunca|away|out)\b/i,
  /\b(?:be (?:sent|passed|handed)|(?:passed|handed) down)\b/i,
);

function says(sentence: string, claims = [passedOn, returns]): boolean {
  const found = claims.map((claim) => sentence.match(claim)).find(Boolean);
  if (!found || sentence.endsWith("?")) return false;
  const at = found.index ?? 0;
  if (condition.test(sentence.slice(0, at)) || conditionAfter.test(sentence.slice(at))) return false;
  // "I've passed on that you want no calls": a no behind it is the visitor's.
  const isClaimed = (part: string, claim: RegExp): boolean => {
    const said = claim.exec(part);
    return said !== null && !unsent.test(part.slice(0, said.index + said[0].length));
  };
  return sentence.split(/[,;:]| but /).some((part) => claims.some((claim) => isClaimed(part, claim)));
}

/** Whether a reply says that somebody will come back on something. */
export const promisesCall = (text: string): boolean =>
  splitSentences(text).some((sentence) => says(sentence, [returns]));

/** Whether a reply says that the office has the visitor's request. */
export const saysPassedOn = (text: string): boolean => splitSentences(text).some((sentence) => says(sentence));
