import type { Memory, Slots } from "@site/core/chat/memory";
import type { ChatLanguage } from "@site/core/chat/options";
import type { ServiceType } from "@site/core/leads/options";
import { acceptContact } from "../conversation/accept-contact.ts";
import type { Guess } from "../ranking/classify.ts";
import { normalizeText, removeAccents, withoutInterjections } from "../ranking/normalize.ts";
import { classifyText, correctSpelling } from "../ranking/rank.ts";
import { anyOf } from "./any-of.ts";
import {
  correctPhone,
  findEmail,
  findPartialPhone,
  findPhone,
  listOtherPhones,
  replacesContact,
  replacesKnown,
  serviceInstead,
} from "./contact.ts";
import { correctName } from "./correct-name.ts";
import { type Danger, findDanger } from "./danger.ts";
import { injectionPatterns } from "./intrusion-patterns.ts";
import { languageAfter } from "./language.ts";
import { findName } from "./name.ts";
import {
  deniesPlace,
  findHome,
  findPlaces,
  findStreet,
  type Place,
  withoutElsewhere,
  withoutEmails,
} from "./places.ts";
import {
  correctProduct,
  extractWishes,
  findProduct,
  findServices,
  listUnwanted,
  serviceOfProduct,
  withoutUnwanted,
} from "./services.ts";

export interface ContactSignals {
  /** New or corrected details of the visitor, checked. */
  changes: Slots;
  hasPartialPhone: boolean;
  hasForeignPhone: boolean;
  /** Numbers beside the visitor's own, with whose they are. */
  others: readonly string[];
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
  /** With whom the office is to speak in the visitor's place. */
  askFor: string | undefined;
  contact: ContactSignals;
  places: readonly Place[];
  services: readonly ServiceType[];
  danger: Danger | undefined;
  isIntrusion: boolean;
  /** No more contact is wanted. */
  isStop: boolean;
  /** No more texts are wanted, and another way is. */
  isTextStop: boolean;
}

/** "Stop texting me please, email is fine", "stop calling during my shift": a wish for another way or time. */
const wantsOtherWay =
  /\b(?:e-?mails?|texts?|calls?)(?:ing)? (?:is|are|me|works?|would be) (?:fine|ok(?:ay)?|better|best|instead|only)\b|\b(?:stop|quit) (?:calling|texting)(?: me)? (?:during|before|after|while|so (?:early|late)|at (?:work|night|home|noon|dinner)|on (?:my|week))/;

/** No more of ours is wanted; who is called or written to by others may say the same of them. */
const stop = anyOf(
  /(?<!\b(?:wo|ca|does|would)n'?t |\bnever |\b(?:told|asked|tell) (?!(?:you|u|ya|yall|them)\b).{0,40}\bto )\b(?:stop|quit) (?:calling|texting|emailing|mailing|contacting|bothering|sending (?:me|us|th(?:is|ese|ose)|texts?|e-?mails?|mail|messages)|all (?:calls|contact))/,
  /\b(?:you|u|ya|yall|your)\b.{0,30}\b(?:keeps?|(?:wo|ca)n'?t (?:stop|quit)|never (?:stop|quit)) (?:calling|texting|emailing)\b/,
  /^(?:why )?(?:do (?:they|people) )?(?:they )?keeps? (?:calling|texting|emailing) me\b/,
  /(?<!n'?t )\btake (?:me|us|this number|my (?:name|number|email)|[\d() .-]{10,14}) off(?= (?:of )?(?:(?:your|the|this|that|all|every) )?(?:\w+ )?(?:lists?|texts?|calls?|e-?mails?|mailings?|systems?|records?|database|it|please|pls|now)\b|\W*$|\s*[,.;!])|\bremove me\b|\blose (?:my|this) number\b|\b(?:do not|don'?t) (?:ever )?contact (?:me|us)\b/,
  /\bunsubscribe\b(?! from (?!you|this|these|those|the|all|every))|\bopt out\b|\bdo not call list\b/,
  /\b(?:don'?t|do not|never) (?:ever )?(?:call|text|contact|email) (?:me|us) (?:again|anymore|any more|ever)\b/,
  /\bdejen de (?:llamar|mandar|marcar|molestar)|\bya no me (?:llamen|marquen|manden|escriban)\b/,
);

/** Whether words are there to turn the assistant around: no model gets to read them. */
export function isIntrusion(message: string): boolean {
  const text = normalizeText(message).toLowerCase();
  return injectionPatterns.some((pattern) => pattern.test(text));
}

interface Known {
  slots: Slots;
  memory: Memory;
  said: readonly string[];
}

const livesIn = /\b(?:i|we) live in\b/i;
const isThere = /\b(?:i'?m|we'?re|i am|we are) in\b/i;
/** The work is at a house where its owner does not live. */
const ofOtherHouse = anyOf(
  /\b(?:tenants?|rental|renters?|(?:two|three|four|[2-9])[- ](?:family|unit)|duplex|camp|cottage|i own an?)\b/i,
  /\b(?:(?:mom|dad|mother|father|son|daughter|sister|brother|parents?)'?s? (?:house|place|home))\b/i,
  /\b(?:at (?:her|his|their) (?:house|place|home)|(?:she|he|who) lives)\b/i,
  /\b(?:my|our) (?:mom|dad|mother|father|parents|son|daughter|sister|brother|aunt|uncle|grand\w+) (?:needs?|wants?)\b/i,
  /\bfor my (?:mom|dad|mother|father|parents|son|daughter|sister|brother|aunt|uncle|grand\w+)\b/i,
);

/** Where somebody lives whose work is elsewhere. */
const findHomeTown = (text: string, places: readonly Place[]): string | undefined =>
  places.find(({ name }) =>
    new RegExp(`\\b(?:(?:i|we)(?: now)? live|and live|i'?m|i am|we'?re) in ${name}\\b`, "i").test(text),
  )?.name;
const pointsThere = /\b(?:up|over|out|down) there\b/i;

const tellsSite = anyOf(
  /\b(?:mom|dad|mother|father|parents?|son|daughter|sister|brother|grand\w+)'?s? (?:house|home|place|camp)(?: is|'s)? (?:in|at|near)\b/i,
  /\b(?:the )?town(?:'s| is)\b|\bi mean(?:t)?\b/i,
  /\bthat'?s (?:my|our) (?:place|house|home)\b/i,
  /\bits? (?:is )?(?:the|my|our) [\w ]{3,24} (?:house|home|place|one|property|rental|camp)\b/i,
  /\b(?:mine|(?:the|my|our) (?:house|home|job|work|camp|place|property|rental|cottage)) (?:(?:is|'s) )?(?:in|at|near)\b/i,
  /\bis (?:the|my) (?:house|place|job)\b|(?:^|[.,;!?] ?)(?:house|home|job)(?:'s| is) (?:in|at|near)\b/i,
  /\b(?:the|my|our) (?:house|home|job|place|property|rental) (?:that|which|we|i|where) [\w' ]{2,30}? (?:is|'s) in\b/i,
);

/** "Mine is in Herkimer", "the house is in Rome": where the work is, whatever was named before. */
const namesSite = (text: string, messages: readonly string[]): boolean =>
  tellsSite.test(text) ||
  ((livesIn.test(text) || isThere.test(text)) && !ofOtherHouse.test([...messages, text].join(" ")));

/** The first value where nothing is known yet. */
const unlessKnown = <Value>(known: unknown, value: () => Value): Value | undefined => (known ? undefined : value());

/** The town that somebody asked about before they left a number. */
const lastPlace = (messages: readonly string[]): string | undefined =>
  messages
    .flatMap((each) => findHome(each, withoutElsewhere(each, findPlaces(each))) ?? [])
    .findLast(({ area }) => area !== "far")?.name;

/** "Do you come to Rome?" tells of no house there. */
const listPlacesAskedOf = (text: string): string[] =>
  findPlaces(/[^,.;!?]*\?+\s*$/.exec(text)?.[0] ?? "").map(({ name }) => name);

/** "Your guys broke my fence, call 315-555-0149": the matter, and not the call. */
function withoutReach(text: string): string {
  const rest = text.replace(
    /[,.]? ?(?:\b(?:please |pls )?(?:call|text|reach|ring)(?: me| us)?(?: (?:at|on))? )?(?:\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b|[\w.+-]+@[\w-]+\.[\w.]+)/gi,
    " ",
  );
  return rest.trim().split(/\s+/).length >= 5 ? rest : text;
}

/** Somebody else's number takes the place of the visitor's. */
const forwards = anyOf(
  /\b(?:in place of|instead of|rather than|not) me\b/i,
  /\buse (?:hers?|his|their|my (?:wife|husband)'?s?) (?:e-?mail|number|cell|phone)\b.{0,15}\binstead\b/i,
  /\b(?:give|use|call|text|try|reach|take|put)\b.{0,30}\b(?:cell|number|phone|her|him|wife|husband)\b.{0,12}\binstead\b(?! of\b)/i,
);

/** "Have them call my daughter, Marlene, 315 ...": with whom the office is to speak. */
const callsOther =
  /(?<!\b(?:[Ii]|[Ww]e|[Ii]'?ll|[Ww]e'?ll)(?: (?:will|would|have|need|want|should|can|could|had|got|to|just|first|am|going))* )\b(?:call|phone|ring|text|contact|reach|ask for) (?:my|our) (?:wife|husband|daughter|son|mom|mother|dad|father|sister|brother|partner|fiance\w*|girlfriend|boyfriend|neighbor|tenant|niece|nephew|grand\w+)\b,?(?: (?<name>\p{Lu}\p{Ll}+))?/u;

const introducesSelf = /\b(?:my name|i'?m|i am|this is|me llamo|soy)\b/i;

function findNames(text: string, known: Known): { name?: string | undefined; askFor?: string | undefined } {
  const name = findOwnName(text, known);
  const other = callsOther.exec(text);
  if (!other) return { name };
  const behind = other.groups?.name ?? findName(text.slice(other.index + other[0].length), false);
  // "Call my wife, she handles this. im mike"
  const askFor = behind === name && introducesSelf.test(text) ? undefined : behind;
  return { name: name === askFor ? undefined : name, askFor };
}

/** The visitor's name, where it is new or put right. */
function findOwnName(text: string, { slots, memory }: Known): string | undefined {
  const isAsked = memory.lastAsked === "name" || memory.lastAsked === "contact";
  const wasAsked = isAsked || Boolean(memory.asked.contact ?? memory.asked.name ?? slots.phone ?? slots.email);
  return (
    correctName(text, slots.name) ??
    unlessKnown(slots.name && !/\bmy name\b/i.test(text), () => findName(text, isAsked, wasAsked))
  );
}

/** The towns of a message where the work may be: none that is only asked about, or where its writer lives besides. */
function townsOfWork(text: string, places: readonly Place[], { location }: Slots, isReached: boolean): Place[] {
  const askedOf = isReached ? [] : listPlacesAskedOf(text);
  const meant = withoutElsewhere(text, places);
  // "The Utica one is done": of a visitor who names another place, too, the work is there, unless they say that it stays.
  const home = meant.length > 1 ? findHome(text, meant) : undefined;
  const isKept = home !== undefined && home.name === location;
  const news = isKept ? [home] : meant.filter(({ name }) => name !== location);
  const lived = ofOtherHouse.test(text) ? findHomeTown(text, places) : undefined;
  return (news.length > 0 ? news : meant).filter(({ name }) => !askedOf.includes(name) && name !== lived);
}

/** The services that stand in the place of the one that was told before. @param wishes the text without what is not wanted */
function servicesInstead(text: string, wishes: string, { service }: Slots): ServiceType[] {
  const isTakenBack = service !== undefined && listUnwanted(text).includes(service);
  return isTakenBack ? withoutUnwanted(findServices(wishes), text) : findServices(serviceInstead(wishes) ?? "");
}

const withoutText = (text: string, part: string | undefined): string =>
  part ? text.replace(new RegExp(`(?<!\\p{L})${RegExp.escape(part)}(?!\\p{L})`, "giu"), " ") : text;

/** The town where the work is, when it is new or put right. @param isReached the message leaves a way to be reached */
function townIn(
  text: string,
  towns: readonly Place[],
  { slots, said }: Known,
  name: string | undefined,
  isReached: boolean,
): string | undefined {
  const isPutRight = replacesKnown(text) || namesSite(text, said) || deniesPlace(text, slots.location ?? "-");
  if (slots.location && !isPutRight) return undefined;
  const told = findHome(text, towns)?.name;
  const mayBeOfBefore = !slots.location && (isReached || pointsThere.test(text));
  return told ?? (mayBeOfBefore ? lastPlace(said.map((each) => withoutText(each, name ?? slots.name))) : undefined);
}

/** Of several projects the product is the first one's, or told by nobody. */
function productIn(text: string, wishes: string, slots: Slots, services: readonly ServiceType[]): string | undefined {
  const isPutRight = replacesKnown(text) || /\bnot?\b/i.test(text);
  if (slots.product) return isPutRight ? correctProduct(text, slots.product) : undefined;
  const product = findProduct(wishes);
  const isOfOther = services.length > 1 && product && serviceOfProduct(product) !== (slots.service ?? services[0]);
  return isOfOther ? undefined : product;
}

function contactIn(
  text: string,
  { slots, memory, said }: Known,
  name: string | undefined,
  places: readonly Place[],
  services: readonly ServiceType[],
): ContactSignals {
  const before = memory.lastAsked === "areaCode" ? findPartialPhone(said) : undefined;
  const isReached = (slots.phone ?? slots.email) !== undefined && !forwards.test(text);
  const found = findPhone(text, before, isReached);
  const phone = correctPhone(text, slots.phone) ?? found.phone;
  const email = findEmail(text, isReached || found.phone !== undefined, slots.email);
  const mayReplace = replacesContact(text);
  const wishes = extractWishes(text);
  const other = servicesInstead(text, wishes, slots);
  const product = productIn(text, wishes, slots, services);
  const towns = townsOfWork(text, places, slots, (phone ?? email) !== undefined);
  const changes = acceptContact(slots, {
    name,
    phone: unlessKnown(slots.phone && !mayReplace, () => phone),
    email: unlessKnown(slots.email && !mayReplace, () => email),
    location: townIn(text, towns, { slots, memory, said }, name, (phone ?? email) !== undefined),
    address: unlessKnown((slots.address && !replacesKnown(text)) || towns[1], () => findStreet(text)),
    service: unlessKnown(
      slots.service && other.length !== 1,
      () => (slots.service ? other : services)[0] ?? serviceOfProduct(product),
    ),
    product,
  });
  const own = changes.phone ?? slots.phone;
  return {
    changes,
    hasPartialPhone: found.isPartial && !phone && !slots.phone,
    hasForeignPhone: found.foreign !== undefined,
    others: own ? listOtherPhones(text, own) : [],
  };
}

export function extractSignals(messages: readonly string[], known: Known): Signals {
  const text = messages
    .map((each) => normalizeText(each).replace(/(?<=[\p{L}\d])$/u, messages.length > 1 ? "." : ""))
    .join(" ");
  const guesses = classifyText(withoutInterjections(withoutReach(text)));
  const isAgainst = messages.some(isIntrusion);
  const { name, askFor } = isAgainst ? {} : findNames(text, known);
  // Tina Moss is no bathtub.
  const rest = withoutEmails(withoutText(text, name ?? askFor ?? known.slots.name));
  const places = findPlaces(rest);
  const services = withoutUnwanted(findServices(correctSpelling(extractWishes(rest))), rest);
  const lower = removeAccents(text).toLowerCase();
  const isStop = stop.test(lower);
  // A visitor who wants texts in place of emails has to be taken off by the office, and until then hears nothing.
  const hasOtherWay = isStop && wantsOtherWay.test(lower) && /\b(?:stop|quit) (?:calling|texting)/.test(lower);
  return {
    text,
    plain: lower,
    language: languageAfter(text, known.memory.language),
    guesses,
    askFor,
    contact: isAgainst
      ? { changes: {}, hasPartialPhone: false, hasForeignPhone: false, others: [] }
      : contactIn(text, known, name, places, services),
    places,
    services,
    danger: findDanger(text, {
      guesses,
      isKnown: known.memory.kind === "emergency" || known.memory.topics.includes("act-bereaved"),
      before: known.said.at(-1),
    }),
    isIntrusion: isAgainst,
    isStop: isStop && !hasOtherWay,
    isTextStop: hasOtherWay && /\b(?:stop|quit) texting/.test(lower),
  };
}
