import { region, serviceTowns } from "@site/company/places";
import { services as companyServices } from "@site/company/services";
import { spanish } from "@site/company/spanish";
import { formatList } from "@site/core/business/format";
import type { Memory } from "@site/core/chat/memory";
import type { ChatLanguage } from "@site/core/chat/options";
import { type ServiceType, serviceTypeLabels } from "@site/core/leads/options";
import type { Guess } from "../ranking/classify.ts";
import { phone } from "../ranking/knowledge-base.ts";
import { minProbability } from "../ranking/thresholds.ts";
import { anyOf } from "../signals/any-of.ts";
import type { Place } from "../signals/places.ts";
import { findServices } from "../signals/services.ts";
import { hoursText } from "./business-hours.ts";
import type { Turn } from "./compose-reply.ts";
import { findDates, findDays } from "./named-days.ts";
import { toPlain } from "./question-parts.ts";

export interface Answered {
  label: string;
  text: string;
}

/** Whether the talk is about something that went wrong, and no sale. */
export const isMatter = ({ kind, topics }: Memory): boolean =>
  kind === "emergency" ? !topics.includes("danger-over") : /^(?:complaint|damage|warranty)$/.test(kind ?? "");

const namesOf = (places: readonly Place[], word: string): string =>
  formatList(
    places.map(({ name, town }) => (town ? `${name} (${town})` : name)),
    { word },
  );

const agree = (some: readonly Place[], one: string, many: string): string => (some.length > 1 ? many : one);

/** Whether we come to some places: only those that the site lists are promised. */
export function areaText(places: readonly Place[], language: ChatLanguage): string {
  const formatNames = (some: readonly Place[]) => namesOf(some, language === "es" ? "y" : "and");
  const filterByArea = (area: Place["area"]) => places.filter((place) => place.area === area);
  const [served, near, far] = [filterByArea("served"), filterByArea("nearby"), filterByArea("far")];
  const list = formatList(serviceTowns);
  const parts =
    language === "es"
      ? [
          places.length === 0 &&
            `Trabajamos en ${serviceTowns.slice(0, -1).join(", ")} y alrededores. ¿En qué ciudad o código postal está la casa?`,
          served.length > 0 && `Sí, trabajamos en ${formatNames(served)}.`,
          near.length > 0 &&
            `${formatNames(near)} no ${agree(near, "está", "están")} en la lista de ciudades que nombramos, pero también trabajamos en los alrededores; el equipo lo confirma para su dirección.`,
          far.length > 0 &&
            `${formatNames(far)} ${agree(far, "queda", "quedan")} fuera de nuestra zona (${spanish.region}) y lo más probable es que sea muy lejos; la oficina se lo confirma en el ${phone}.`,
        ]
      : [
          places.length === 0 && `We serve ${list}. Which town or ZIP code is the house in?`,
          served.length > 0 && `Yes, we serve ${formatNames(served)}.`,
          near.length > 0 &&
            `${formatNames(near)} ${agree(near, "is", "are")} not on the list of towns we name, but we serve nearby towns, too; our team confirms it for your address.`,
          far.length > 0 &&
            `${formatNames(far)} ${agree(far, "is", "are")} outside ${region}, where we work (${list}), and most likely too far; the office at ${phone} can say for sure.`,
        ];
  return parts.filter(Boolean).join(" ");
}

const asksArea = anyOf(
  /\b(?:(?:(?:can|could|will|would) (?:you|u|ya)|able to) (?:do|get)|come|go|serve?|service|cover|travel|work|drive|area)\b/,
  /\b(?:do (?:you|u|ya|yall|yous)|(?:you|u|ya)(?: guys)? (?:do|cover|go|serve)|(?:are|r) (?:you|u|ya)(?: guys)? in|far|yes or no|out here)\b/,
  /\b(?:(?:does|would|will) (?:that|it) (?:matter|work)|llegan|trabajan|sirven|atienden)\b/,
);
/** "Will there be anybody in?", of a day that may have been named before. */
export const asksPresence =
  /\b(?:you|u|ya|yous|yall|anybody|anyone|somebody|someone)(?: guys)? (?:gonna|going to|gunna) be (?:there|in|open)\b|\b(?:will|would) (?:there be )?(?:they|any ?(?:one|body)|some ?(?:one|body)|you|u)(?: guys)? (?:be )?(?:there|in)\b(?! (?:a|an|the|my|our|time)\b)/;
const asksHours = anyOf(
  asksPresence,
  /\b(?:when (?:can|could|should) (?:i|we) (?:come|stop) (?:in|by|over)|what time|how late|how early|till when)/,
  /\b(?:until when|opens? (?:when|at what))|\bwhen (?:are )?(?:you|u|ya)(?: guys)? back\b/,
  /\b(?:(?:is|are) (?:there )?(?:they|anyone|anybody|someone|somebody|you|u|you guys) (?:actually )?(?:there|in)(?: right)?(?: now| today|.{0,20}\d))/,
  /\b(?:when (?:do|are) (?:you|u|ya)(?: guys)? (?:open|close)|(?:you|u|yall|guys) (?:open|closed)|are you open)/,
  /(?<!\d |\/2 )\bhours\b|\b(?:when|what time) (?:is|are|does) (?:the |your )?(?:showroom|office|store|place|shop) (?:open|close)|\b(?:horas?\b|abren|cierran|abiertos?|cerrados?|horario|trabajan los (?:sabado|domingo)s?)/,
  /\b(?:work(?:ing)? (?:on (?:sat|sun|week|christ|thanks|new|the)|between |over |through ))/,
);
const isVisiting = /\b(?:come|swing|stop|visit|drop|get there|make it|look)\b/;
/** Somebody of ours is to come: that has other hours than the office. */
export const asksVisit = anyOf(
  /\b(?:some ?(?:one|body)|any ?(?:one|body)|guys?|man|you|u|they) (?:come|stop|swing)(?: out| over| by)? (?:and|look|on|after|before|this(?! (?:far|way))|next|to?m[aor]+w|mon|tues|wed|thurs|fri|sat|sun)/,
  /\b(?:do|give|make|schedule) (?:the )?(?:estimates?|quotes?|visits?|measurements?)\b.{0,20}\b(?:sat\w*|sun\w*|mon\w*|tues\w*|wed\w*|thurs\w*|fri\w*|week(?:end|day)s?|evenings?|mornings?|afternoons?|nights?|after)\b/,
  /\blook at (?:it|them|this|that|the house) (?:before|first|on an? \w+day)\b/,
  /\b(?:pueden|puede|podrian) (?:venir|pasar)\b|\bvienen a (?:ver|medir)\b/,
);
/** By when work is to be done: that is no question for hours. */
const namesDeadline =
  /^(?!.*\b(?:open|closed?|hours)\b).*\b(?:before|by|in time for|done for) (?:the )?(?:christmas|x-?mas|thanksgiving|holidays?|new year|easter|memorial day|labor day|fourth|4th|winter|navidad)/;
export const ofGiveaway = anyOf(
  /\b(?:giveaway|givaway|contest|drawing|sorteo|25k|enter to win)\b/,
  /\bcounty\b.*\b(?:am i in|eligible|qualify|can i enter)\b/,
);

/** Meanings that a question for hours may be taken for, or stand beside. */
const besideHours =
  /^(?:warranty-claim|complaint|damage|hours|holidays|always-open|job-office|how-soon|crew-hours|phone)$/;

/** "And the Friday after?", behind a holiday. */
const dayAfter = /\b(?:day|friday) after(?: that| it)?(?=\W*$)/;
const holidayBefore =
  /\b(?:thanksgiving|christmas|new year'?s|independence day|memorial day|labor day)(?= day\b|(?! eve))/;
function withHoliday(plain: string, before: string): string {
  const [holiday = ""] = holidayBefore.exec(toPlain(before)) ?? [];
  const isKnown = holiday === "thanksgiving" || (holiday !== "" && !plain.includes("friday"));
  return isKnown ? plain.replace(dayAfter, (found) => `${found.split(" ")[0]} after ${holiday}`) : plain;
}

/** Whether hours are what is most likely meant; a day that is named bears it out. */
const isNamedHours = ({ label, probability }: Guess, namesDay: boolean): boolean =>
  /^(?:hours|holidays)$/.test(label) && (probability >= minProbability.clear || namesDay);

/** What tells of our opening hours, so that a day behind it asks for those. */
const ofOpening = /^(?:hours|holidays|always-open|showroom)$/;

const namesDayOrHoliday = (plain: string, namesDay: boolean): boolean => namesDay || /\bholidays?\b/.test(plain);

function isOfHours(
  plain: string,
  { label, probability }: Guess,
  isQuestion: boolean,
  { memory, input }: Turn,
): boolean {
  const wordCount = plain.split(" ").length;
  const namesDay = findDays(plain, input.now).length > 0;
  const isVisit = /^(?:showroom|samples|appointment-needed|book)$/.test(label) && isVisiting.test(plain);
  if (asksVisit.test(plain) || namesDeadline.test(plain)) return false;
  const isAfterHours = memory.topics.slice(-3).some((topic) => ofOpening.test(topic));
  const isFollowing = isAfterHours && namesDayOrHoliday(plain, namesDay) && wordCount <= 8;
  const isBareDay = isQuestion && wordCount <= 4 && namesDay && /^(?:and|what about|how about|y|que tal)\b/.test(plain);
  const isBareDate = findDates(plain, input.now).length > 0 && wordCount <= (isQuestion ? 6 : 3);
  if (isFollowing || isBareDate || isBareDay) return true;
  const isOther = probability >= 0.3 && !besideHours.test(label);
  const isMeant =
    isNamedHours({ label, probability }, namesDay) || (asksHours.test(plain) && !isOther) || (isVisit && namesDay);
  return isMeant && (isQuestion || probability > 0.45);
}

/** "I would drive over on Friday. Will anybody be in?": the day stands in another part of the message. */
const withDay = (plain: string, { signals, input: { now } }: Turn): string =>
  asksPresence.test(plain) && findDays(plain, now).length === 0 ? signals.plain : plain;

/** Whether one of the message's places stands in a part of it. */
const namesPlace = (plain: string, { signals }: Turn): boolean =>
  signals.places.some(({ name }) => /\d/.test(name) || plain.includes(toPlain(name)));

/** Whether it is asked if we come to the places that are named. */
function isOfArea(plain: string, { label }: Guess, isQuestion: boolean, turn: Turn): boolean {
  const isNext = turn.memory.topics.slice(-3).includes("area") && /^(?:and|ok|y)\b/.test(plain);
  const isMeant =
    /^(?:area|service-area-fee)$/.test(label) ||
    isNext ||
    (/\b(?:what|how) about\b/.test(plain) && findServices(plain).length === 0) ||
    (asksArea.test(plain) &&
      plain.split(" ").length <= 20 &&
      !/^(?:homes|permit|fire|second-location|showroom|address|other-trade)$/.test(label));
  const isBare = (label === "area" || isNext) && plain.split(" ").length <= 8;
  return namesPlace(plain, turn) && isMeant && (isQuestion || isBare);
}

/** "I got a house in Clearwater, too": another place than the one that is known. */
const ofOtherPlace =
  /\b(?:another|other|second|also (?:got|have|own)|too)\b.*\b(?:house|home|place|property|camp|here)\b|\b(?:house|home|place|property|camp)\b.*\b(?:too|also|as well)\b/;

const recommends =
  /\b(?:know|recommend|suggest) (?:of )?(?:any ?(?:one|body)|some ?(?:one|body)|any(?: \w+)?|an? good)(?: (?:good|else|who|that|for))?\b(?!.*\byour?\b)/;

/** Who is to be called, whatever it is about. */
const asksNumber = anyOf(
  /\bwho (?:to call|decides|confirms|would know)\b/,
  /\bwho (?:do|should|can|would|could) (?:i|we) (?:call|ask|talk to|speak to|contact)\b(?!.*\b911\b)/,
  /\bwho can tell me\b|\bwhat'?s (?:the|your|ur|ya|a) (?:phone |office |telephone )?number\b/,
  /\bwhat number (?:do|should|can) i\b|\bhow (?:do|can) i find out\b|\b(?:whom|who) (?:do|should) i ask\b/,
  /\ba quien (?:llamo|le pregunto)\b/,
);

/** Where the house is, where several places are named; else those that stand in the part. */
export function placesMeant(plain: string, { signals: { places }, home }: Turn): readonly Place[] {
  if (places.length > 1 && home.length > 0) return home;
  const named = places.filter(({ name }) => plain.includes(toPlain(name)));
  return named.length > 0 ? named : places;
}

/** What is computed: hours and dates, places. */
export function computeAnswer(
  words: string,
  top: Guess | undefined,
  isQuestion: boolean,
  turn: Turn,
): Answered | undefined {
  const {
    home,
    memory,
    input: { now },
    before,
  } = turn;
  const { language } = memory;
  const plain = ofOpening.test(memory.topics.at(-1) ?? "") ? withHoliday(words, before) : words;
  const guess = top ?? { label: "", probability: 0 };
  const context = `${toPlain(before)} ${plain} ${memory.topics.slice(-2).join(" ").replaceAll("-", " ")}`;
  // A county that is named there is no question for the area.
  if (ofGiveaway.test(context)) return undefined;
  if (recommends.test(plain)) return { label: "recommend", text: turn.texts.noNames };
  if (asksNumber.test(plain)) return { label: "phone", text: turn.texts.officeNumber };
  if (isOfHours(plain, guess, isQuestion, turn))
    return { label: "hours", text: hoursText(withDay(plain, turn), now, language) };
  if (guess.label === "area" && isQuestion && ofOtherPlace.test(plain) && !namesPlace(plain, turn))
    return { label: "area", text: areaText([], language) };
  // What the way there costs is no question where it is too far.
  const isOfWay = guess.label === "service-area-fee" && home.some(({ area }) => area === "far");
  const isOfHome = home.length > 0 && !namesPlace(plain, turn) && (guess.label === "area" || isOfWay);
  if (isOfHome && isQuestion && !isMatter(memory)) return { label: "area", text: areaText(home, language) };
  return isOfArea(plain, guess, isQuestion, turn)
    ? { label: "area", text: areaText(placesMeant(plain, turn), language) }
    : undefined;
}

/** The part of a message that names services, answered with a yes. */
export function offeredText(services: readonly ServiceType[], { texts, memory }: Turn): string | undefined {
  const own = services.filter((each) => each !== "other");
  const [only, ...others] = own;
  if (!only) return undefined;
  const isSpanish = memory.language === "es";
  const names = own.flatMap((each) =>
    isSpanish ? (spanish.names[each] ?? []) : serviceTypeLabels[each].toLowerCase(),
  );
  const products = others.length > 0 ? [] : Object.values(companyServices[only].products);
  return texts.offered(
    formatList(names, isSpanish ? { word: "y", comma: "" } : {}),
    formatList(products.map((name) => name.toLowerCase())),
  );
}

export const asksOffered = /\b(?:cambian|hacen|instalan|ponen|trabajan|arreglan|venden)\b/;
