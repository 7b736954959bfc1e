import { businessTimeZone } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { dateFormat } from "@site/core/business/date-format";
import type { Memory, Slots } from "@site/core/chat/memory";
import { factsFor } from "../answers/bank.ts";
import type { TurnInput } from "../engine.ts";
import { figuresIn } from "../figures.ts";
import { isLead } from "../plan-next.ts";
import { accentedWordsOf } from "../words.ts";
import type { Applied } from "./apply-proposal.ts";
import { emailsIn, phonesIn } from "./contact-patterns.ts";
import { lastingFacts, leakMark, rules } from "./instructions.ts";
import type { FailureReason } from "./model-failure.ts";

/** Characters of a reply at most. */
const replyLength = 1200;

/** Words in a row that a reply may share with the rules by chance. */
const recitedWords = 10;

const runsOf = (text: string): string[] =>
  accentedWordsOf(text)
    .map((_, index, words) => words.slice(index, index + recitedWords))
    .filter((run) => run.length === recitedWords)
    .map((run) => run.join(" "));

const recited = new Set(rules.flatMap(runsOf));

const innards =
  /\b(?:tool|field|function) (?:answer|reply|acts)\b|\b(?:system|hidden|initial) (?:prompt|message|instructions?)\b|\bmy (?:instructions|rules|prompt)\b|\binternal mark\b|\[(?:phone|email)(?: \d+)?\]|^(?:human|user|assistant|system):/im;

const gaveAway = (text: string): boolean =>
  text.toUpperCase().includes(leakMark) || innards.test(text) || runsOf(text).some((run) => recited.has(run));

const markup = /`|<\/?[a-z!]|\{\{|\$\{|\[object|\bundefined\b|\]\(/i;
/** Not "Nan". */
const notNumber = /\bNaN\b/;

const link =
  /\b(?:https?|ftp|javascript|data|mailto|tel):|\bwww\.|\b[a-z0-9-]{2,}\.[a-z]{2,24}(?![a-z.@])|\b[a-z]\.(?:me|co|ly|to|cc|gg|us|io)\b/i;

/** A number in letters: "1-800-FLOWERS". */
const vanity = /\b1?[ .-]?8\d\d[ .-][A-Z]{4,}/;

/** What nobody in an office would write, whoever asks for it. */
const rude =
  /\b(?:fuck\w*|shit\w*|assholes?|bitch\w*|cunts?|bastards?|nigg\w+|fagg\w+|puta\w*|mierda|pendej\w+|ching\w+)\b/i;

const done = "(?:book|schedul|reschedul|cancel|cancell|delet|remov|eras|confirm|reserv|mov)ed";
const hecho = "(?:agendad|programad|reservad|confirmad|cancelad|borrad|eliminad|cambiad)[oa]s?";
/** A sentence that denies or leaves it to the office promises nothing: "I can't promise a discount". */
const denial =
  /\b(?:can't|cannot|can not|don't|do not|doesn't|does not|won't|will not|isn't|is not|aren't|are not|hasn't|has not|haven't|have not|not|never|no|unable|whether|if|only the office|once|until|nothing|nunca|hasta|nada|si|ni)\b/i;

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

export const sentencesOf = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim());

/** Whether a sentence binds the company; "You can't be charged, it is booked" still does. */
const promises = (text: string): boolean =>
  sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[;:,]\s+(?:but|and|so|pero|y)?\s*/))
    .some((part) => promiseWords.test(part) && !denial.test(part));

/** Says that the office has something. */
const passedOn =
  /\b(?:passed|forwarded|handed|relayed|submitted)\b(?= (?:it|this|that|these|them|your|her|his|on|along|everything|all|a|the|to) ?\b)|\b(?:passed|forwarded|handed|relayed|submitted) (?:[^.!?,]{0,60} )?(?:on|along|to (?:our|the))\b|\b(?:i|we)(?:'ve| have)? (?:now |just |already )?(?:sent|told (?:our|the))\b|\b(?:is|are|was|been) (?:now |already )?sent (?:on )?to\b|\b(?:our|the) (?:office|team) (?:now |already )?has (?:your|this|it|that)\b|\b(?:is|are) (?:now )?with our (?:office|team)\b|(?<!\p{L})(?:(?:lo |la |los |ya )+|he )(?:pas[eé]|pasado|envi[eé]|enviado|mand[eé]|mandado)(?!\p{L})|(?<!\p{L})(?:pasé|envié|mandé)(?!\p{L})|\b(?:la oficina|nuestro equipo) (?:ya )?(?:lo )?tiene\b/iu;
/** Says that somebody comes back on it. */
const returns =
  /\b(?:somebody|someone|our (?:team|office|crew)|the (?:team|office)|we)(?:'ll| will| is going to) (?:call|phone|reach|contact|get back|be in touch|follow up|text|email|ring)\b|\byou(?:'ll| will) (?:hear from|get a call|be called)\b|\bexpect (?:a|our) call\b|\b(?:le|lo|la|te) (?:van a )?(?:llamar(?:[aá]n?)?|contactar(?:[aá]n?)?|responder(?:[aá]n?)?)(?!\p{L})|\bnos (?:pondremos en contacto|comunicaremos)\b/iu;
/** What would happen, and has not. */
const condition =
  /\b(?:if|once|when|as soon as|leave|left|shall|whether|unless|until|so (?:that )?(?:somebody|someone|our|the|we)|si|cuando|deje|dej[ae]me|para que|en cuanto|quiere)\b/i;
/** The same behind what it is the condition of. */
const conditionAfter =
  /\b(?:if|once|when|as soon as|unless|until) (?:you|i|we)\b|\b(?:si|cuando|en cuanto) (?:me|nos|usted|deja|tenga)\b/i;
/** "Nothing was sent to the office." */
const unsent =
  /\b(?:nothing|not|never|no one|nobody|hasn't|haven't|isn't|didn't|won't|nada|no|nunca|away|out|be (?:sent|passed|handed)|(?:passed|handed) down)\b/i;

function says(sentence: string, claims = [passedOn, returns]): boolean {
  const found = claims.map((claim) => sentence.match(claim)).find(Boolean);
  if (!found || sentence.endsWith("?")) return false;
  const at = found.index ?? 0;
  if (condition.test(sentence.slice(0, at)) || conditionAfter.test(sentence.slice(at))) return false;
  return sentence.split(/[,;:]| but /).some((part) => claims.some((claim) => claim.test(part)) && !unsent.test(part));
}

/** Whether a reply says that the office has the visitor's request. */
export const saysPassedOn = (text: string): boolean => sentencesOf(text).some((sentence) => says(sentence));

const office = /\bcall (?:the|our) office\b|\bllame a la oficina\b/i;
/** What is said first to people in danger. */
const help = /\b(?:911|988)\b/;

/** A claim to be human; "not a person" is the truth. */
const person =
  /\b(?:i am|i'm) (?:a |an )?(?:real |actual |live )?(?:person|human|human being|employee|member of (?:the|our) (?:team|staff))\b|\bsoy una persona\b/i;

const common: Readonly<Record<Memory["language"], ReadonlySet<string>>> = {
  en: new Set(
    "a an and are as at be by can do for from have how i in is it me my no not of on or our so that the this to us we what will with you your most take takes day days week weeks window windows door doors siding bathroom bathrooms estimate free call phone office home".split(
      " ",
    ),
  ),
  es: new Set(
    "a al con de del el en es esta está este esto gracias hay la las le lo los más me mi muy no nuestra nuestro o oficina para pero por puede que se si sí sin su sus también teléfono tiene un una usted y ya".split(
      " ",
    ),
  ),
};

/** The checks read two languages: in another one they would see nothing. Few words may be names and products. */
function isIn(language: Memory["language"], text: string): boolean {
  const words = accentedWordsOf(text);
  return words.length < 8 || words.filter((word) => common[language].has(word)).length / words.length >= 0.12;
}

/** Spanish units by their English names. */
const inEnglish = (text: string): string =>
  text
    .replace(/\bhoras?\b/gi, "hours")
    .replace(/\bd[ií]as?\b/gi, "days")
    .replace(/\bsemanas?\b/gi, "weeks")
    .replace(/\bmes(?:es)?\b/gi, "months")
    .replace(/\baños?\b/gi, "years")
    .replace(/\bminutos?\b/gi, "minutes")
    .replace(/\bcolores\b/gi, "colors")
    .replace(/\bpor ciento\b/gi, "percent")
    .replace(/\bd[oó]lares\b/gi, "dollars")
    .replace(/(\d)\s+(?:a|al|y)\s+(?=\$?\d)/gi, "$1-")
    .replace(/(\d+) years (?:o más|de edad|old|or older|or more)\b/gi, "$1")
    .replace(/(\d)\s+de la mañana\b/gi, "$1 AM")
    .replace(/(\d)\s+de la (?:tarde|noche)\b/gi, "$1 PM");

/** Figures that commit the company: money, shares, times. A bare number ("three windows") does not. */
const binding = (text: string): string[] =>
  figuresIn(plainTimes(inEnglish(text))).filter((figure) => /\s\S/.test(figure));

/** "530" for "5:30", and without "a day" as people say it of no duration: only "takes a day" tells one. */
const plainTimes = (text: string): string =>
  text
    .replace(/\b(\d{1,2}):(\d\d)\b/g, "$1$2")
    .replace(
      /(?<!\b(?:takes?|taking|within|in|only|just|about|lasts?|lasted) )\b(?:an?|one|another) (?=(?:minute|hour|day|week|month|year)\b)/gi,
      "the ",
    );

/** What is known of a visitor after the turn. */
interface Known {
  slots: Slots;
  /** Other people with numbers of their own. */
  others?: readonly string[] | undefined;
  language: Memory["language"];
}

const lastingFigures = lastingFacts.flatMap(binding);

type Checked = Pick<TurnInput, "messages" | "history" | "now">;

function hasForeignContact(text: string, { slots, others = [] }: Known): boolean {
  const { phone, email } = slots;
  const known = [profile.phone, profile.secondLocation?.phone, phone, ...others];
  const own = known.flatMap((each) => phonesIn(each ?? ""));
  const mails = [profile.email, profile.careersEmail, email, ...others].flatMap((each) => emailsIn(each ?? ""));
  return phonesIn(text).some((each) => !own.includes(each)) || emailsIn(text).some((mail) => !mails.includes(mail));
}

const address = /https?:\/\/[^\s,]+?(?=[.,]?(?:\s|$))/gi;

/** Without emails, whose domains are no links, and without addresses that stand in the facts. */
function withoutOwn(text: string, now: Date): string {
  const own = [...lastingFacts, ...factsFor(now, true)].flatMap((fact) => fact.match(address) ?? []);
  return [...emailsIn(text), ...own].reduce(
    (rest, each) => rest.replaceAll(each.toLowerCase(), ""),
    text.toLowerCase(),
  );
}

const numbersOf = (text: string): string[] => plainTimes(text.replace(/(\d),(?=\d{3})/g, "$1")).match(/\d+/g) ?? [];

/** Units of which a visitor's own numbers may be repeated: "after 4" as "after 4 PM", never a price. */
const ownUnit = / (?:am|pm|hour|day|week|month|year|minute)$/;

/** Words that make an offer of a figure, also of one that the visitor named. */
const offering = /\b(?:deal|accept\w*|agree\w*|approv\w*|for|cost\w*|price\w*|total|trato|acept\w*|cuesta\w*)\b/i;

/** A visitor's budget may be repeated as what it is. */
const isOwnBudget = (text: string, said: string, figure: string): boolean =>
  sentencesOf(text)
    .filter((sentence) => binding(sentence).includes(figure))
    .every((sentence) => /\b(?:budget|presupuesto)\b/i.test(sentence) && !offering.test(sentence)) &&
  binding(said).includes(figure);

/** Every number of a figure is the visitor's; "Your windows for $1, agreed?" is no price of ours all the same. */
const isSaidFigure = (text: string, said: string) => (figure: string) => {
  const own = new Set([...numbersOf(said), ...figuresIn(inEnglish(said)).flatMap(numbersOf)]);
  const isOwn = numbersOf(figure).every((number) => own.has(number));
  return isOwn && (ownUnit.test(figure) || isOwnBudget(text, said, figure));
};

/** Money without its sign: "All your windows cost 4500", "two grand", "cinco mil". */
const money =
  /\b(?:costs?|price[sd]? (?:is|are|at)|total(?:s|ing)?|charges? (?:you )?|cuestan?|precio (?:es|de)|son|valen?)\b[^.!?\d$]{0,20}\d[\d,.]{2,}\b|\b(?:\d[\d,.]*|a|one|two|three|four|five|six|ten|twelve|fifteen|twenty|dos|tres|cuatro|cinco|diez) ?(?:usd|grand|thousand|mil(?: d[oó]lares)?)\b/i;

const timeNow = (now: Date): string =>
  dateFormat("en-US", { timeStyle: "short", timeZone: businessTimeZone }).format(now);

function foreignFigures(text: string, said: string, now: Date): string[] {
  const known = new Set([...lastingFigures, ...[...factsFor(now, true), timeNow(now)].flatMap(binding)]);
  const isSaid = isSaidFigure(text, said);
  return binding(text).filter((figure) => !known.has(figure) && !isSaid(figure));
}

const saidIn = ({ history, messages }: Pick<Checked, "history" | "messages">): string =>
  [...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), ...messages].join("\n");

/** Figures of a reply that no fact and no word of the visitor has, to name them to the model. */
export const figuresToAvoid = (text: string, turn: Checked): string[] => foreignFigures(text, saidIn(turn), turn.now);

/**
 * Checks a text of a model before a visitor sees it, by itself. A first layer, by rules: it stops what could bind the
 * company, give the prompt away or show somebody else's data, not every untruth.
 * @returns why the text must not be shown, undefined when it may
 */
export function checkText(text: string, turn: Checked, known: Known): FailureReason | undefined {
  if (!text.trim()) return "empty";
  if (text.length > replyLength) return "length";
  if (gaveAway(text)) return "leak";
  if (markup.test(text) || notNumber.test(text)) return "markup";
  if (!isIn(known.language, text)) return "language";
  if (hasForeignContact(text, known) || vanity.test(text)) return "contact";
  if (rude.test(text)) return "rude";
  if (link.test(withoutOwn(text, turn.now))) return "link";
  if (figuresToAvoid(text, turn).length > 0 || money.test(text)) return "figure";
  if (promises(text)) return "promise";
  return person.test(text) ? "person" : undefined;
}

/** Whether a reply may be shown after what was made of the turn: it claims only what will be stored, and people in danger
 * read first what helps them.
 * @returns why not, undefined when it may */
export function checkReply(text: string, turn: TurnInput, applied: Applied): FailureReason | undefined {
  const { slots, memory, acts } = applied;
  // The number that is replaced may be named, too.
  const { phone = "", email = "" } = turn.slots;
  const others = [...(memory.others ?? []), phone, email];
  const failed = checkText(text, turn, { slots, others, language: memory.language });
  if (failed) return failed;
  const lower = text.toLowerCase();
  if (applied.dropped.some((value) => lower.includes(value.toLowerCase()))) return "unsaid";
  if (saysPassedOn(text) && !isLead(slots, memory)) return "claim";
  const isPeace = acts.includes("stop") || memory.isWithdrawn;
  if (isPeace && sentencesOf(text).some((sentence) => says(sentence, [returns]))) return "promise";
  return isHelped(text, acts) ? undefined : "danger";
}

/** Whether people in danger read what helps them; of trouble at the house the office's phone at least. */
function isHelped(text: string, acts: Applied["acts"]): boolean {
  if (acts.includes("injury")) return help.test(text);
  return !acts.includes("emergency") || help.test(text) || text.includes(profile.phone) || office.test(text);
}
