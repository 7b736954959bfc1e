import type { Slots } from "@site/core/chat/memory";
import { normalise } from "../words.ts";
import { nearestTown, townsIn } from "./find-place.ts";

const correcting =
  /\b(?:oops|sorry|correction|typo|wrong|i meant?|actually|no|should be|last (?:digits?|four)|perd[oó]n|disculpe|corrijo|corregir|me equivoqu\w*|termina|[uú]ltimos)(?![\p{L}])/iu;

/** "Oops 0124 sorry": the last four digits of the number given before. */
function correctedPhone(text: string, { phone }: Slots): string | undefined {
  const fours = [...text.matchAll(/(?<![\d-])\d{4}(?![\d-])/g)].map(([digits]) => digits);
  const isPair = fours.length === 2 && text.replace(/\D/g, "").length === 8;
  const known = phone?.slice(-4);
  const right = isPair && fours.some((each) => each === known) ? fours.find((each) => each !== known) : undefined;
  if (phone && right) return `${phone.slice(0, -4)}${right}`;
  const last = /(?<![\d-])(\d{4})(?![\d-])/.exec(text)?.[1];
  if (!phone || !last || !correcting.test(text) || text.replace(/\D/g, "").length !== 4) return undefined;
  return `${phone.slice(0, -4)}${last}`;
}

const notButOther =
  /\b(?:not|isn't|isnt)\s+(?:in\s+)?([\p{L}' ]{3,20}?),?\s+(?:but|it'?s|its|i'?m in|rather|i meant?)\s+(?:in\s+|near\s+)?([\p{L}]{3,}(?:\s\p{Lu}[\p{L}]+)?)/iu;
const houseIsIn =
  /\b(?:house|home|place|job|camp|rental|property|work)(?:'s| is)?\s+(?:out\s+)?in\s+([\p{L}]{3,}(?:\s\p{Lu}[\p{L}]+)?)/iu;

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
  /(?<!\p{L})(?:casa|propiedad|trabajo)\s+(?:est[aá]|queda|es)\s+(?:en|por)\s+([\p{L}]{3,}(?:\s\p{Lu}[\p{L}]+)?)/iu;
const noEnSino =
  /(?<!\p{L})no (?:es |est[aá] )?(?:en )?([\p{L}' ]{3,20}?),? (?:sino|es|est[aá]|queda) (?:en )?([\p{L}]{3,}(?:\s\p{Lu}[\p{L}]+)?)/iu;

const titled = (text: string): string => text.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** "It's not Whitesboro, it's Whitestown", "Rome is my office, the house is in Westmoreland". */
function correctedPlace(text: string, { location }: Slots): string | undefined {
  const [, wrong = "", right = ""] = notButOther.exec(text) ?? noEnSino.exec(text) ?? [];
  const other = wrong && location?.toLowerCase().includes(wrong.trim().toLowerCase()) ? right : undefined;
  const isSecond = location !== undefined || townsIn(text).length > 1;
  const house = isSecond ? (houseIsIn.exec(text) ?? casaEn.exec(text))?.[1] : undefined;
  const named = other ?? house ?? (location ? otherTown(text, location) : undefined);
  if (!named) return undefined;
  return townsIn(named)[0]?.name ?? nearestTown(named)?.name ?? titled(named);
}

/** "I mean .com": the end of the address given before. */
function correctedEmail(text: string, { email }: Slots): string | undefined {
  const end = /^\W*(?:\w+ ){0,6}?(?:dot |\.)(com|net|org|edu|gov)\b/i.exec(text)?.[1];
  const isShort = text.split(" ").length <= 8 && !text.includes("@");
  return email && end && isShort ? email.replace(/\.[a-z]+$/i, `.${end.toLowerCase()}`) : undefined;
}

/** What a message puts right of what is known, in wordings that name only the new part. */
export function correctionsIn(message: string, known: Slots): Slots {
  const text = normalise(message);
  const [phone, location, email] = [
    correctedPhone(text, known),
    correctedPlace(text, known),
    correctedEmail(text, known),
  ];
  return { ...(phone ? { phone } : {}), ...(location ? { location } : {}), ...(email ? { email } : {}) };
}
