import type { Slots } from "@site/core/chat/memory";
import { distance } from "fastest-levenshtein";
import { normalise, titled } from "../words.ts";
import { correctedDigits } from "./correct-digits.ts";
import { correctedName } from "./correct-name.ts";
import { couldBeTown } from "./find-own-place.ts";
import { findStreet, nearestTown, townsIn } from "./find-place.ts";

const correcting =
  /\b(?:oops|sorry|sry|correction|typo|wrong|i meant?|actually|no|should be|perd[oó]n|disculpe|corrijo|corregir)(?!\p{L})|(?<!\p{L})me equivoqu/iu;

/** Words that add nothing to a correction: with them alone, four digits are the end of the number. */
const filler =
  /(?<!\p{L})(?:oops|whoops|sorry|sry|correction|typo|wrong|i|meant?|actually|no|not|wait|well|it'?s?|that'?s?|is|be|should|the|ok|please|my|bad|instead|perd[oó]n|disculpe|corrijo|corregir|me|equivoqu[eé]|es|son|era|quise|decir|new|old|phone|cell|number)(?!\p{L})/giu;
const year = /^(?:19|20)\d\d$/;
const unit = /^\s*(?:sq|square|foot|feet|ft|dollars?|bucks|miles?|pies|d[oó]lares|windows?|homes|houses)\b/i;

const lastFour =
  "(?:last|final) (?:four|digits?|numbers?)|digits?|[uú]ltim[oa]s(?: (?:four|cuatro|d[ií]gitos|n[uú]meros))?";
/** A lease and a warranty end too: these count beside a word for the number, or with nothing else. */
const ends =
  "(?:at )?the end(?! of)|ends?(?: in| with)?|ending(?: in| with)?|al final|(?:termina(?:ci[oó]n)?|acaba)(?: en| con)?";
const number =
  "(?:(?:phone|cell|mobile|contact|wrong|right|correct|my|the) )+(?:number|#|no\\.)|phone|cell|mobile|tel[eé]fono|celular|n[uú]mero";
/** What may stand between the number and its digits, word by word. */
const link =
  "is|are|was|be|it|its|it's|should|read|says?|actually|really|of|the|my|end|ends|ending|typo|not|in|with|at|last|final|four|digits?|phone|cell|mobile|contact|numbers?|wrong|right|correct|es|son|era|de|mi|el|los|en|con|al|termina|acaba|[uú]ltim[oa]s|cuatro|d[ií]gitos|n[uú]mero|tel[eé]fono";
const joined = String.raw`(?:[^\p{L}\d.;!?]+(?:${link})(?!\p{L}))*[^\p{L}\d.;!?]+`;
const namedBefore = new RegExp(String.raw`(?<!\p{L})(?:${lastFour}|${number})(?!\p{L})${joined}$`, "iu");
const namedBehind = new RegExp(String.raw`^${joined}(?:${lastFour}|${number})(?!\p{L})`, "iu");
const saysLastFour = new RegExp(String.raw`(?<!\p{L})(?:${lastFour})(?!\p{L})`, "iu");
const saysEnd = new RegExp(String.raw`(?<!\p{L})(?:${ends})(?!\p{L})`, "giu");
const saysNumber = new RegExp(String.raw`(?<!\p{L})(?:${number})(?!\p{L})`, "iu");
const numberEnds =
  /(?:number|n[uú]mero|tel[eé]fono) (?:(?:actually|really) )?(?:end(?:s|ing)|termina|acaba) (?:in|with|en|con) $/i;
const otherNumber =
  /\b(?:card|account|acct|social|ssn|order|invoice|policy|vin|serial|model|confirmation|reference|case|claim|zip|gate|code|tarjeta|cuenta|seguro|pedido|factura)\b/i;

/** Whether four digits of a text are the end of a telephone number, and no year, price, size or house number. */
function isEndOfPhone(text: string, at: number, digits: string): boolean {
  const [before, behind] = [text.slice(0, at), text.slice(at + digits.length)];
  if (before.endsWith("$") || unit.test(behind) || findStreet(text)?.startsWith(digits)) return false;
  const isLastFour = saysLastFour.test(text);
  if (otherNumber.test(text) || (year.test(digits) && !isLastFour && !numberEnds.test(before))) return false;
  const [all, clause] = [`${before} ${behind}`, `${before.split(/[.,;!?]/).at(-1)} ${behind.split(/[.,;!?]/)[0]}`];
  const isCorrection = correcting.test(text);
  if (!isLastFour && !isCorrection && all.search(saysEnd) < 0) return false;
  if (namedBefore.test(before) || namedBehind.test(behind)) return true;
  const alone = isCorrection && saysNumber.test(before) && clause.search(saysEnd) >= 0 ? clause : all;
  return !/\p{L}/u.test(alone.replace(saysEnd, " ").replace(filler, " "));
}

/** "Oops 0124 sorry": the last four digits of the number given before. */
function correctedPhone(said: string, { phone }: Slots): string | undefined {
  if (!phone) return undefined;
  const text = said.replace(/(?<!\p{L})(last|final|[uú]ltim[oa]s) 4\b/giu, "$1 four");
  const found = [...text.matchAll(/(?<![\d-])\d{4}(?![\d-])/g)];
  const fours = found.map(([digits]) => digits);
  const count = text.replace(/\D/g, "").length;
  const isPair = fours.length === 2 && count === 8 && fours.includes(phone.slice(-4));
  const [first] = found;
  const isEnd = first !== undefined && count === 4 && isEndOfPhone(text, first.index, first[0]);
  const right = isPair ? fours.find((each) => !phone.endsWith(each)) : isEnd ? first[0] : undefined;
  return right ? `${phone.slice(0, -4)}${right}` : correctedDigits(text, phone);
}

const notButOther =
  /\b(?:not|isn't|isnt)\s+(?:in\s+)?([\p{L}' ]{3,20}?),?\s+(?:but|it'?s|its|i'?m in|rather|i meant?)\s+(?:in\s+|near\s+)?(\p{L}{3,}(?:\s\p{L}{2,})?)/iu;
const houseIsIn =
  /\b(?:(?:house|home|place|camp|rental|property)(?:'s| is)?|(?:the|this) job(?:'s| is))\s+(?:(?:actually|really|located|out)\s+)*in\s+(\p{L}{3,}(?:\s\p{L}{2,})?)/iu;

const postal =
  /\b(?:technically|actually|really|mailing|postal|correction|i meant?|sorry|oops|whoops|scratch|address says|well no)\b/i;

/** "It's Ilion technically, the mailing address says Herkimer": another listed town, said to be the right one. */
function otherTown(text: string, location: string): string | undefined {
  if (!postal.test(text)) return undefined;
  const right =
    /\b(?:it'?s|its|in|i meant?|we'?re in|actually|scratch that,?)\s+(?:really |actually )?(\p{L}{3,}(?:\s\p{L}{3,})?)/giu;
  const towns = [...text.matchAll(right)].flatMap(([, named = ""]) => townsIn(named));
  return towns.map(({ name }) => name).find((name) => name !== location);
}
const casaEn =
  /(?<!\p{L})(?:casa|propiedad|(?:el|este) trabajo)\s+(?:est[aá]|queda|es)\s+(?:en|por)\s+(\p{L}{3,}(?:\s\p{L}{2,})?)/iu;
const noEnSino =
  /(?<!\p{L})no (?:es |est[aá] )?(?:en )?([\p{L}' ]{3,20}?),? (?:sino|es|est[aá]|queda) (?:en )?(\p{L}{3,}(?:\s\p{L}{2,})?)/iu;

/** The town that a correction names: a listed one, else its words with a capital.
 * @param isSaid the old town stands beside it, so that no capital is needed */
function townIn(named: string, isSaid: boolean): string | undefined {
  const [first = "", second = ""] = named.split(" ");
  const listed =
    townsIn(named)[0] ?? [named, first].flatMap((words) => (couldBeTown(words) ? (nearestTown(words) ?? []) : []))[0];
  if (listed) return listed.name;
  if (!couldBeTown(first) || !(isSaid || /^\p{Lu}/u.test(first))) return undefined;
  const isTwo = second && couldBeTown(second) && (/^\p{Lu}/u.test(second) || (isSaid && !/^n\.?y\b/i.test(second)));
  return titled(isTwo ? named : first);
}

const isTown =
  /\b(?:change|make|fix|correct|switch|update) (?:the|my) (?:town|city|location) to (\p{L}{3,}(?:\s\p{L}{2,})?)|\b(?:town|city) (?:is|should be)(?: really| actually)? (\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}+)?)/u;

/** "Ilion, not Rome", "change the town to Utica". */
function namedTown(text: string, location: string): string | undefined {
  const at = text.search(
    new RegExp(String.raw`,? (?:and )?not (?:in )?${location.replace(/[^\p{L}\d ]/gu, ".")}\b`, "iu"),
  );
  const before = at > 0 ? townIn(text.slice(0, at).split(" ").slice(-2).join(" "), false) : undefined;
  const last = at > 0 ? townIn(text.slice(0, at).split(" ").at(-1) ?? "", false) : undefined;
  const [, changed, named] = isTown.exec(text) ?? [];
  const right = before ?? last ?? townIn(changed ?? named ?? "", changed !== undefined);
  return right === location ? undefined : right;
}

/** "It's not Whitesboro, it's Whitestown", "Rome is my office, the house is in Westmoreland". */
function correctedPlace(text: string, known: Slots): string | undefined {
  const location = known.location?.replace(/,?(?: (?:ny|n\.y\.|new york)\b\.?)?,? \d{5}(?:-\d{4})?$/i, "");
  const [, wrong = "", right = ""] = notButOther.exec(text) ?? noEnSino.exec(text) ?? [];
  const other = wrong && location?.toLowerCase().includes(wrong.trim().toLowerCase()) ? right : "";
  const isSecond = location !== undefined || townsIn(text).length > 1;
  const house = isSecond ? (houseIsIn.exec(text) ?? casaEn.exec(text))?.[1] : undefined;
  const town =
    (other ? townIn(other, true) : undefined) ??
    (house ? townIn(house, false) : undefined) ??
    (location ? (namedTown(text, location) ?? otherTown(text, location)) : undefined);
  return town === location ? undefined : town;
}

/** "I mean .com": the end of the address given before. */
function correctedEmail(text: string, { email }: Slots): string | undefined {
  const end = /^\W*(?:\w+ ){0,6}?(?:dot |\.)(com|net|org|edu|gov)\b/i.exec(text)?.[1];
  const isShort = text.split(" ").length <= 8 && !text.includes("@");
  const host = email?.split("@")[1] ?? "";
  const [right, ...others] = (text.match(/(?<![@\w.-])[\w-]+\.(?:com|net|org|edu|gov)\b/gi) ?? []).filter(
    (each) => each.toLowerCase() !== host.toLowerCase(),
  );
  if (email && right && others.length === 0 && (correcting.test(text) || text.includes(`not ${host}`)))
    return distance(right, host) <= 3 ? email.replace(host, right) : undefined;
  return email && end && isShort ? email.replace(/\.[a-z]+$/i, `.${end.toLowerCase()}`) : undefined;
}

/** What a message puts right of what is known, in wordings that name only the new part. */
export function correctionsIn(message: string, known: Slots): Slots {
  const text = normalise(message);
  const [name, phone, location, email] = [
    known.name ? correctedName(text, known.name) : undefined,
    correctedPhone(text, known),
    correctedPlace(text, known),
    correctedEmail(text, known),
  ];
  return {
    ...(name ? { name } : {}),
    ...(phone ? { phone } : {}),
    ...(location ? { location } : {}),
    ...(email ? { email } : {}),
  };
}
