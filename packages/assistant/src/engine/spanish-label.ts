import { placesIn } from "../answers/area.ts";
import { spanishAnswers } from "../answers/spanish.ts";
import { namesFeast } from "../answers/spanish-times.ts";
import type { EngineTurn } from "../engine.ts";
import { servicesIn } from "../slots/find-service.ts";
import { isQuestion } from "../understanding/clauses.ts";
import type { Meaning } from "../understanding/understand.ts";
import { withoutAccents } from "../words.ts";

/** There are fewer phrases in Spanish, so a less likely meaning is taken when there is a text for it. */
const likely = 0.2;
const sure = 0.6;

const plain = (text: string): string => withoutAccents(text.toLowerCase());

const money =
  /\bcuant[oa]s? (?:\S+ ){0,3}(?:cuesta|cuestan|costar\w*|cobrar?\w*|sale|salen|saldria|vale|valen|es por)\b|\b(?:que|cual es el) (?:precio|costo)|\bprecio|\ba (?:como|cuanto) (?:\S+ )?(?:la|el|los|las|dan|dejan|sale)\b|\bmas o menos cuanto\b|^cuanto (?:es|por|el|la|los|las|una?)\b/;
const freeWords = /\b(?:estimado|cotizacion|cotizar|presupuesto|visita|venir a ver|medir)\b/;
const working =
  /\b(?:trabaj\w+|lleg\w+|vienen|venir|van|salen|sirven|atienden|cubren|servicio|andan|jalan|hacen|ponen|cambian|instalan|estan)\b/;
const opening =
  /\b(?:abr\w+|cierr\w+|abiert\w+|horario|hasta que hora|a que hora|atienden|trabajan|estan|conteste?n?)\b/;
const dayWord = /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|hoy|fin de semana|fines de semana)\b/;
const offering =
  /\b(?:hacen|ponen|instalan|cambian|tienen|trabajan|venden|manejan|ofrecen|hay|arreglan|reemplazan|quitan)\b/;
const papers =
  /\b(?:estatus migratorio|migratori[oa]|inmigra\w+|migracion|la migra|indocumentad\w+|(?:sin|piden|tengo|tener|ocupo) papeles|residencia legal|greencard|green card|deport\w+)\b/;
const speaker = /\b(?:habl[ae]n?|atienda|conteste) (?:\S+ )?(?:espanol|castellano)\b/;
const sorteo = /\b(?:sorteo|rifa|ganar|25 ?mil|premio)\b/;

const kinds: Readonly<Record<string, string>> = {
  windows: "window-kinds",
  siding: "siding-kinds",
  doors: "door-kinds",
};

/** Meanings that a cue of place, price or day does not outweigh when they are this sure. */
const isOther = ({ label, share }: Meaning, labels: readonly string[]): boolean =>
  label !== undefined && share >= sure && !labels.includes(label);

const aboutTrouble = /^(?:act-|complaint|warranty-claim|damage)/;

function areaLabel(meaning: Meaning, { memory }: EngineTurn): string | undefined {
  const text = plain(meaning.text);
  if (placesIn(meaning.text).length === 0 || sorteo.test(text)) return undefined;
  if (/^(?:giveaway|reschedule|warranty|pay$|job|address)/.test(meaning.label ?? "")) return undefined;
  const isNext = memory.topics.at(-1) === "area" && /^(?:y|o|tambien|pero)\b/.test(text);
  const isShort = text.split(" ").length <= 3 && meaning.text.includes("?");
  return isNext ||
    isShort ||
    (isQuestion(meaning.text) && working.test(text)) ||
    (working.test(text) && /\?/.test(text))
    ? "area"
    : undefined;
}

function hoursLabel(meaning: Meaning, { memory }: EngineTurn): string | undefined {
  const text = plain(meaning.text);
  const last = memory.topics.at(-1) ?? "";
  const isOfHours = last === "hours" || last === "holidays";
  if (memory.kind && memory.kind !== "callback" && !opening.test(text)) return undefined;
  if (namesFeast(text) && (opening.test(text) || isOfHours || /\by (?:en|el)\b/.test(text))) return "holidays";
  const isAsked = isQuestion(meaning.text) || /\?/.test(meaning.text);
  if (!dayWord.test(text) || !isAsked || isOther(meaning, ["hours", "times", "holidays", "book", "call-time"]))
    return undefined;
  return opening.test(text) || isOfHours || /^y (?:el|los)\b/.test(text) ? "hours" : undefined;
}

const priced =
  /^(?:price|push-price|budget|rival|compare-stores|free-estimate|deposit|monthly|financing|pay|offers|giveaway|service|same-as|obligation|estimate|visit|cfm|refund)/;

function priceLabel({ text, label, share }: Meaning, { memory }: EngineTurn): string | undefined {
  const words = plain(text);
  if (/\b(?:cuesta|costo|cobran?|paga|gratis)\b/.test(words) && freeWords.test(words) && !servicesIn(text).length)
    return "free-estimate";
  if (!money.test(words) || sorteo.test(words) || (label && priced.test(label))) return undefined;
  if (memory.kind === "job" || /\b(?:tarda|dura|tiempo|dias|semanas|la hora|garantia)\b/.test(words)) return undefined;
  return label && share >= 0.85 ? undefined : memory.topics.includes("price") ? "push-price" : "price";
}

/** "¿Y de puertas?": asks the last thing once more, about something else. */
const carriesOn =
  /^(?:how-long|how-soon|warranty|warranty-transfer|price|window-kinds|siding-kinds|door-kinds|other-trade|about)$/;

function carriedLabel({ text, label, share }: Meaning, { memory }: EngineTurn): string | undefined {
  const last = memory.topics.at(-1) ?? "";
  const isShort = /^(?:ok |pero )*y\b/.test(plain(text)) && text.split(" ").length <= 6;
  if (!isShort || !carriesOn.test(last) || (label && share >= sure)) return undefined;
  return servicesIn(text).length > 0
    ? last.endsWith("-kinds")
      ? "about"
      : last
    : last === "other-trade"
      ? last
      : undefined;
}

/** "¿Ponen siding?" of a service that the company has is never declined and never guessed at. */
function offeredLabel({ text, label, share }: Meaning): string | undefined {
  const services = servicesIn(text);
  const isOurs = services.length > 0 && offering.test(plain(text)) && isQuestion(text);
  const isVague =
    label === undefined ||
    share < 0.5 ||
    label.endsWith("-kinds") ||
    ["about", "other-trade", "project"].includes(label);
  if (!isOurs || !isVague || /\b(?:garantia|dias|tarda\w*|dura|cuant\w+)\b/.test(plain(text))) return undefined;
  // "¿Techos o solo ventanas?": what the company lacks is said together with what it does.
  if (label === "other-trade" && / o /.test(plain(text))) return undefined;
  if (
    label !== undefined &&
    label in spanishAnswers &&
    !["about", "other-trade"].includes(label) &&
    !label.endsWith("-kinds")
  )
    return undefined;
  return /\bque (?:tipos?|clases?|modelos?)\b/.test(plain(text)) ? kinds[services[0] ?? ""] : "offered";
}

/** "¿Dónde?" is asked of many things; the office is meant where its place is. */
const ofOffice = /\b(?:estan|estas|ubicad\w+|quedan?|encuentran?|direccion|oficina|tienda|local|showroom|llego)\b/;

function guessed({ text, label, guesses }: Meaning): string | undefined {
  if (label === "address" && !ofOffice.test(plain(text))) return undefined;
  if (label) return label;
  const [first] = guesses;
  return first && first.share >= likely && first.label in spanishAnswers && isQuestion(text) ? first.label : undefined;
}

/** What words mean while something is spoken of: the last topic or the kind of the request, the words, the meaning. */
const leanings: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^giveaway/, /\bcompr\w+\b/, "giveaway-purchase"],
  [/^giveaway/, /\b(?:entrar|participar|califico|cualifico|casa es mia|duen[oa])\b/, "giveaway-eligibility"],
  [/^(?:price|push-price|free-estimate)$/, /\b(?:idea|aproximad\w+|cifra|rango|mas o menos|numero)\b/, "push-price"],
  [/^how-long$/, /\b(?:nieva|llueve|lluvia|nieve|frio)\b/, "weather"],
  [/^holidays$/, /^\W*y (?:\S+ ){0,3}(?:\d|dia)/, "holidays"],
  [/^kind-(?:warranty|complaint|damage)$/, /\b(?:cobr\w+|paga\w*|cuesta|gratis|sale)\b/, "warranty-exclusions"],
];
const sureAlone = 0.8;

/** Few words that lean on what was just spoken of. */
function leaningLabel({ text: written, label, share }: Meaning, { memory, messages }: EngineTurn): string | undefined {
  const text = plain(written);
  if (label === "address" && sorteo.test(plain(messages.join(" ")))) return "giveaway-place";
  if (label !== undefined && share >= sureAlone) return undefined;
  const around = [memory.topics.at(-1) ?? "", `kind-${memory.kind ?? ""}`];
  return leanings.find(([of, words]) => around.some((each) => of.test(each)) && words.test(text))?.[2];
}

const cues: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:vend(?:o|e|er|emos|iera|en)|nuevo dueno)\b.*\b(?:casa|garantia|pierde)\b|\bgarantia\b.*\bvend/,
    "warranty-transfer",
  ],
  [/\b(?:garantiza|asegura|promete)n?\b.*\b(?:llam|veng|van a|cumpl)/, "distrust"],
  [/\b(?:vend|compart|pasa|regal)\w+ .*\b(?:datos|informacion|numero)\b/, "data-use"],
  [
    /\b(?:levant|brinc|alz|pas)\w+ (?:\S+ ){0,2}(?:pie|pierna|tina|banera)\b|\bpuertita\b|\b(?:tina|banera)s? (?:\S+ )?con puerta/,
    "safety-tub",
  ],
  [/\b(?:agarr\w+|barras?|silla de ruedas|andadera|discapac\w+|artritis)\b/, "bath-access"],
  [/\b(?:medicare|medicaid|seguro medico)\b/, "medicare"],
  [/\b(?:tiempo completo|medio tiempo|jornada|que dias se trabaja)\b/, "job-schedule"],
  [
    /\bcuanto duran? (?:el|la|las|los|un|una) (?:siding|ventanas?|puertas?|tina|vinil|revestimiento|techo)\b/,
    "warranty",
  ],
  [/\bpuertas? (?:de |del |para )(?:el |la )?(?:garaje|garage|cochera|closet|gabinete|carro|horno)\b/, "other-trade"],
  [/\bquien (?:se lo )?gano\b|\bganador/, "giveaway-winner"],
  [/\bcuanto (?:tiempo )?(?:se )?(?:tard|dur|llev|demor)\w+/, "how-long"],
  [/\bgratis\b/, "free-estimate"],
  [/^\W*(?:entonces |y )?(?:ya (?:quedo|esta|es todo)|quedo (?:listo|anotado)|eso es todo|me anoto)\b/, "is-set"],
  [/\b(?:caser[oa]|landlord|rent(?:o|amos|ada)|inquilin[oa])\b/, "homes"],
  [/\bgarantia\b/, "warranty"],
  [/\ben (?:un|una|cuant[oa]s?|dos|tres) (?:solo )?(?:dias?|semanas?)\b/, "how-long"],
];

/** Words that outweigh the classifier where it is not sure. */
const cueLabel = ({ text, label, share }: Meaning): string | undefined =>
  isQuestion(text) && (label === undefined || share < sure) && !/^(?:financing|monthly|giveaway)/.test(label ?? "")
    ? cues.find(([words]) => words.test(plain(text)))?.[1]
    : undefined;

/** What a part of a Spanish message asks for, after the words that outweigh the classifier. */
export function spanishLabelOf(meaning: Meaning, turn: EngineTurn): string | undefined {
  const text = plain(meaning.text);
  if (papers.test(text) && !sorteo.test(text)) return "immigration";
  if (speaker.test(text)) return "spanish-speaker";
  if (aboutTrouble.test(meaning.label ?? "")) return meaning.label;
  return (
    leaningLabel(meaning, turn) ??
    cueLabel(meaning) ??
    carriedLabel(meaning, turn) ??
    hoursLabel(meaning, turn) ??
    areaLabel(meaning, turn) ??
    priceLabel(meaning, turn) ??
    offeredLabel(meaning) ??
    guessed(meaning)
  );
}
