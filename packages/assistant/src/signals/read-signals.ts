import { profile } from "@site/company/profile";
import type { Memory, Slots } from "@site/core/chat/memory";
import type { ChatLanguage } from "@site/core/chat/options";
import type { ServiceType } from "@site/core/quote/options";
import { acceptContact, printedPhone } from "../conversation/accept-contact.ts";
import type { Guess } from "../ranking/classify.ts";
import { classes, isEveryday } from "../ranking/rank.ts";
import { normalise, withoutAccents } from "../words.ts";
import { findEmail, findPhone, partialIn } from "./contact.ts";
import { type Danger, findDanger } from "./danger.ts";
import { orders } from "./intrusion-patterns.ts";
import { languageAfter } from "./language.ts";
import { findName } from "./name.ts";
import { findStreet, homeIn, type Place, placesIn } from "./places.ts";
import { productIn, servicesIn, wantedIn } from "./services.ts";

export interface ContactSignals {
  /** New or corrected details of the visitor, checked. */
  changes: Slots;
  hasPartialPhone: boolean;
  hasForeignPhone: boolean;
}

/** What the words of a turn tell by themselves; nothing is answered and nothing kept. */
export interface Signals {
  /** The visitor's new messages as one text. */
  text: string;
  /** In lower case, without accents: what every cue reads. */
  plain: string;
  language: ChatLanguage;
  /** What the classifier makes of the text, the likeliest first. */
  guesses: readonly Guess[];
  contact: ContactSignals;
  places: readonly Place[];
  services: readonly ServiceType[];
  danger: Danger | undefined;
  isIntrusion: boolean;
  /** No more contact is wanted. */
  isStop: boolean;
}

/** The company's own numbers are nobody else's. */
export const ownPhones = [profile.phone, profile.secondLocation?.phone].map((phone) => printedPhone(phone ?? ""));

const stop =
  /\b(?:stop|quit) (?:calling|texting|emailing|mailing|contacting|bothering|sending|all (?:calls|contact))|\btake (?:me|my (?:name|number|email)) off|\bremove me\b|\bunsubscribe\b|\bkeeps? (?:calling|texting|emailing) me\b|\bopt out\b|\bdo not call list\b|\b(?:don'?t|do not|never) (?:ever )?(?:call|text|contact|email) (?:me|us) (?:again|anymore|any more|ever)\b|\bdejen de (?:llamar|mandar|marcar|molestar)|\bya no me (?:llamen|marquen|manden|escriban)\b/;

/** Whether words are there to turn the assistant around: no model gets to read them. */
export function isIntrusion(message: string): boolean {
  const text = normalise(message).toLowerCase();
  return orders.some((pattern) => pattern.test(text));
}

/** Somebody who gives the company's own number as theirs, as a test may. */
const isMine = /\bmy (?:number|cell|phone)\b|\bmi (?:n[uú]mero|tel|cel)|\b(?:reach|call|text) me\b/i;

const number = /(?<![\d@])(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. /]{0,3}\d{3}[-. ]{0,2}\d{4}(?!\d)/g;
const otherPerson =
  /\b(?:hers?|his|their|wife'?s?|husband'?s?|daughter'?s?|son'?s?|mom'?s?|dad'?s?|friend'?s?|neighbou?r'?s?|partner'?s?|brother'?s?|sister'?s?|old|wrong|not|was|he wants|she wants)\b[^.;\d]{0,25}$/i;
const isInstead =
  /\b(?:use|instead|make that|make it|better|actually|should be|correct\w*|change\w*|my (?:number|cell|phone|email)|new (?:number|email)|mi (?:numero|número|correo)|typo|oops|wrong|misspelled|, not)\b/i;
const lastDigits = /(?<!\bnot )(?<![\d-])(\d{4})(?!\d)(?! ?(?:windows?|sq|is my))/i;
const isTypo = /\b(?:ends?|last|actually|make that|oops|wrong|should be|not|instead|typo|sorry|wait)\b/i;

/** A text without the numbers that are somebody else's, as far as the words before them tell it. */
function withoutOthers(text: string): string {
  const found = [...text.matchAll(number)].filter(({ 0: value }) => !ownPhones.includes(printedPhone(value)));
  const own = found.filter(({ index }) => !otherPerson.test(text.slice(Math.max(0, index - 45), index)));
  const others = own.length > 0 ? found.filter((each) => !own.includes(each)) : [];
  const company = isMine.test(text)
    ? []
    : [...text.matchAll(number)].filter(({ 0: value }) => ownPhones.includes(printedPhone(value)));
  return [...others, ...company].reduce((rest, { 0: value }) => rest.replace(value, " "), text);
}

/** The number with other last digits, where only these were put right. */
function corrected(text: string, known: string | undefined): string | undefined {
  const end = known && isTypo.test(text) && text.search(number) < 0 ? lastDigits.exec(text)?.[1] : undefined;
  return end && known ? `${known.slice(0, -4)}${end}` : undefined;
}

interface Known {
  slots: Slots;
  memory: Memory;
  /** What the visitor wrote before. */
  said: readonly string[];
}

function contactIn(
  text: string,
  { slots, memory, said }: Known,
  places: readonly Place[],
  services: readonly ServiceType[],
): ContactSignals {
  const before = memory.lastAsked === "areaCode" ? partialIn(said) : undefined;
  const { phone: found, isPartial, foreign } = findPhone(withoutOthers(text), before);
  const phone = corrected(text, slots.phone) ?? found;
  const email = findEmail(text);
  const isOnly = text.split(" ").length <= 4;
  const mayReplace = isInstead.test(text) || isTypo.test(text) || isOnly;
  const isTown = (words: string): boolean => placesIn(words, isEveryday).length > 0;
  const isAsked = memory.lastAsked === "name" || memory.lastAsked === "contact";
  const home = /\?\s*$/.test(text) && !phone && !email ? undefined : homeIn(text, places);
  const { changes } = acceptContact(slots, {
    name: slots.name && !/\bname\b/i.test(text) ? undefined : findName(text, isAsked, isTown),
    phone: !slots.phone || mayReplace ? phone : undefined,
    email: !slots.email || mayReplace ? email : undefined,
    location: !slots.location || isInstead.test(text) ? home?.name : undefined,
    address: slots.address ? undefined : findStreet(text),
    service: slots.service ? undefined : services[0],
    product: slots.product ? undefined : productIn(wantedIn(text)),
  });
  return { changes, hasPartialPhone: isPartial && !phone && !slots.phone, hasForeignPhone: foreign !== undefined };
}

/** Reads the signals of a turn. */
export function readSignals(messages: readonly string[], known: Known): Signals {
  const text = messages
    .map((each) => normalise(each).replace(/(?<=[\p{L}\d])$/u, messages.length > 1 ? "." : ""))
    .join(" ");
  const guesses = classes(text);
  const places = placesIn(text, isEveryday);
  const services = servicesIn(wantedIn(text));
  const isAgainst = messages.some(isIntrusion);
  return {
    text,
    plain: withoutAccents(text).toLowerCase(),
    language: languageAfter(text, known.memory.language),
    guesses,
    contact: isAgainst
      ? { changes: {}, hasPartialPhone: false, hasForeignPhone: false }
      : contactIn(text, known, places, services),
    places,
    services,
    danger: findDanger(text, guesses),
    isIntrusion: isAgainst,
    isStop: stop.test(withoutAccents(text).toLowerCase()),
  };
}
