import { type Memory, type RequestKind, requestKinds, type Slots } from "@site/core/chat/memory";
import { asksPrice } from "./engine/cues.ts";
import type { GuardKind } from "./guards/find-guard.ts";
import { takesUp } from "./guards/gives-up.ts";
import { wantsDeletion } from "./guards/guard-patterns.ts";
import { wantsJobDone, wantsOwnWork } from "./guards/own-work.ts";
import { saysOver } from "./guards/past-danger.ts";
import { servicesIn } from "./slots/find-service.ts";
import { givesOthersNumber, personOfOffice, personToAskFor, wantsSelf } from "./slots/people.ts";
import { isSurelySpanishTime, spanishChannel, spanishWhen } from "./slots/spanish-wishes.ts";
import { channelIn, isSurelyTime, whenIn, wishesAfter } from "./slots/wishes.ts";
import { isQuestion } from "./understanding/clauses.ts";
import { means, type Understood } from "./understanding/understand.ts";
import { together } from "./words.ts";

const kinds: Partial<Record<GuardKind, RequestKind>> = {
  injury: "emergency",
  emergency: "emergency",
  complaint: "complaint",
  damage: "damage",
  claim: "warranty",
  job: "job",
  callback: "callback",
  human: "callback",
};

/** A project that follows upon a person's emergency or a question for a job takes its place; trouble at the house stays,
 * unless somebody says that it is none. */
export function isCalmed(text: string, { kind, topics }: Memory): boolean {
  const asksForPrice = servicesIn(text).length > 0 && asksPrice(text);
  const leavesIt = /\b(?:never ?mind|nvm|forget)\b/i.test(text) && servicesIn(text).length > 0;
  if (kind === "job") return wantsJobDone(text) || asksForPrice || leavesIt;
  if (kind !== "emergency") return false;
  const isPerson = topics.find((topic) => topic === "act-injury" || topic === "act-emergency") === "act-injury";
  const isProject = wantsOwnWork(text) || asksForPrice;
  return saysOver(text) || (isPerson && isProject);
}

/** The gravest of what was said stays: a complaint does not become a call-back because a call is wanted. */
export const kindAfter = (kind: RequestKind | undefined, guard: GuardKind | undefined): RequestKind | undefined => {
  const next = guard && kinds[guard];
  if (!next || !kind) return next ?? kind;
  return requestKinds.indexOf(next) < requestKinds.indexOf(kind) ? next : kind;
};

/** A wish about being reached that has no value of its own, in the visitor's words, without the number itself. */
function wishIn({ clauses }: Understood): string | undefined {
  const wish = clauses
    .filter(({ label }) => label === "channel")
    .map(({ text }) => text)
    .join("; ")
    .replace(/[\w.+-]+@[\w.-]+\w|\+?1?[ (.-]*\d{3}[ ).-]*\d{3}[ .-]*\d{4}/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,.;:]+|[\s,.;:]+$/g, "");
  return wish && wish.split(" ").length <= longestWish ? wish : undefined;
}
const longestWish = 8;
/** Words of somebody who says when they can. */
const offersTime =
  /\b(?:ok|okay|good|best|better|works?|fine|free|available|home|pls|please|only|prefer|rather|not|call|come|before|by|after|anytime|around|instead|make it)\b|\d{3}.?\d{4}/i;

/** When and how the visitor wants to be reached or visited, as values. */
function wishesIn(
  text: string,
  understood: Understood,
  { isReached, wantsTime }: Record<"isReached" | "wantsTime", boolean>,
): string[] {
  const isCallTime = means(understood, ["call-time", "channel"], 0.3) && !isQuestion(text);
  const channel = isReached ? channelIn(text) : undefined;
  const isFree = isReached && !isQuestion(text) && (text.split(" ").length <= 5 || offersTime.test(text));
  const time = wantsTime || isCallTime || isFree ? whenIn(text) : undefined;
  const said =
    isReached && !channel && !time && !personToAskFor(text) && !personOfOffice(text) ? wishIn(understood) : undefined;
  return [channel, time, said].filter((each) => each !== undefined);
}

/** The same of who writes Spanish; hours and days that somebody asks about are no wish. */
function spanishWishesIn(text: string, { isReached, wantsTime }: Record<"isReached" | "wantsTime", boolean>): string[] {
  const isFree = isReached && !isQuestion(text);
  const found = [isReached ? spanishChannel(text) : undefined, wantsTime || isFree ? spanishWhen(text) : undefined];
  return found.filter((each) => each !== undefined);
}

/** A day that is ruled out: it says that a time is spoken of, and so leaves the hours beside it what they are. */
const ruledOut = /^(?:no|not)\b/i;

/** The wishes of a message. A number that answers how many there are is no time unless a call or a day is spoken of. */
function wishesOf(
  text: string,
  understood: Understood,
  { language, lastAsked }: Memory,
  flags: Record<"isReached" | "wantsTime", boolean>,
): string[] {
  const isSpanish = language === "es";
  const found = isSpanish ? spanishWishesIn(text, flags) : wishesIn(text, understood, flags);
  if (lastAsked !== "details" && lastAsked !== "service") return found;
  const isTime = isSpanish ? isSurelySpanishTime : isSurelyTime;
  return found.flatMap((each) => {
    const sure = each.split(", ").filter((piece) => !/\d/.test(piece) || isTime(piece));
    if (sure.some((piece) => !ruledOut.test(piece))) return [sure.join(", ")];
    return sure.length > 0 || reaching.test(text) ? [each] : [];
  });
}

/** Of what somebody wrote in distress or anger so much is kept for the summary, characters. */
export const wordsKept = 500;

/** Words of somebody who speaks of being reached, and not of when they could come in. */
const reaching =
  /\b(?:call|calls|calling|phone|text|texts|email|e-mail|mail|ring|reach|write|voicemail|llam\w*|mensajes?|correo|textos?|marqu\w*|escrib\w*|whatsapp)\b/i;

/** Days and times that somebody asks the hours of are no wish. */
const offersDays = (understood: Understood): boolean =>
  means(understood, ["times", "book", "callback"], 0.35) && !means(understood, ["hours", "holidays"], 0.25);

function personsAfter(text: string, { talkTo, askFor }: Memory, { isRenamed, hasContact }: RequestNews) {
  // Beside the visitor's own number, which is known, somebody else's is noted, and nobody is to be asked for.
  const person = !hasContact && givesOthersNumber(text) ? undefined : personToAskFor(text);
  return {
    talkTo: personOfOffice(text) ?? talkTo,
    askFor: wantsSelf(text) || isRenamed ? undefined : (person ?? askFor),
  };
}

const ofAppointment = /\b(?:appointment|appt|visit|install\w*|measur\w*|estimate|cita|visita|instalaci[oó]n)\b/i;
const asksOfVisit =
  /\b(?:appointment|appt|visit|measur\w*|estimate|cita|visita|still (?:on|coming|happening|scheduled|good for|set)|(?:have|got) (?:me|us) (?:down|scheduled|booked))\b/i;
const cancels = /\b(?:cancel(?!l?ation)\w*|call(?:ing)? (?:\w+ ){0,2}off)\b/i;

const timeIn = (text: string, { language, appointment = "" }: Memory): string => {
  const when = (language === "es" ? spanishWhen(text) : whenIn(text)) ?? /\((.+)\)/.exec(appointment)?.[1];
  return when ? ` (${when})` : "";
};

/** What becomes of an appointment that the office has. */
function appointmentAfter(text: string, memory: Memory, own: GuardKind | undefined, slots: Slots): string | undefined {
  const { appointment, services } = memory;
  if (own === "reschedule" || (own === "withdraw" && ofAppointment.test(text) && !(slots.phone ?? slots.email)))
    return `wants to ${cancels.test(text) ? "cancel" : "change"} it${timeIn(text, memory)}`;
  if (appointment) return takesUp(text, { service: slots.service, services }, false) ? appointmentStays : appointment;
  return own === "status" && asksOfVisit.test(text) ? `asks whether it stands${timeIn(text, memory)}` : undefined;
}
export const appointmentStays = "is to stay after all";

/** Whether the request is withdrawn; the number behind a wish for deletion only says whose data it is about. */
function isOff({ isWithdrawn, topics }: Memory, own: GuardKind | undefined, said: RequestNews, isDeletion: boolean) {
  const isRestart = said.isRestart && !(said.hasContact && topics.at(-1) === "act-privacy");
  return own === "withdraw" || isDeletion || (isWithdrawn === true && !isRestart);
}

/** What a message changes in the request beyond the slots: what it is about, when, and whether it still stands. */
export function requestAfter(text: string, understood: Understood, memory: Memory, said: RequestNews): Partial<Memory> {
  const { own, isOfficeYes, hasContact } = said;
  const told = hasContact && !memory.kind && !memory.isBuying ? kindOfTopic(memory.topics.at(-1)) : undefined;
  const wantsTime = own === "callback" || memory.kind === "callback" || offersDays(understood);
  const isReached =
    hasContact || memory.isBuying || memory.kind !== undefined || memory.lastAsked !== undefined || reaching.test(text);
  const appointment = appointmentAfter(text, memory, own, said.slots);
  const isDeletion = own === "privacy" && wantsDeletion(text);
  const isNoWish =
    isDeletion || appointment !== memory.appointment || own === "reschedule" || (own && withoutWishes.has(own));
  return {
    kind: kindAfter(memory.kind, isOfficeYes ? "callback" : own) ?? told,
    appointment,
    words:
      own && (kinds[own] || own === "reschedule" || own === "status" || isDeletion)
        ? together(memory.words, text, wordsKept)
        : memory.words,
    times: isNoWish
      ? memory.times
      : wishesAfter(memory.times, text, wishesOf(text, understood, memory, { isReached, wantsTime })),
    ...personsAfter(text, memory, said),
    isWithdrawn: isOff(memory, own, said, isDeletion),
  };
}

const withoutWishes: ReadonlySet<GuardKind> = new Set(["stop", "withdraw", "emergency", "injury"]);

/** What a contact is for when it follows an answer and no project. */
const topicKinds: readonly (readonly [RegExp, RequestKind])[] = [
  [/^(?:job|pay$|benefits)/, "job"],
  [/^(?:warranty|service-cost|parts-only|fog$)/, "warranty"],
  [
    /^(?:missed-call|form-status|payment-status|contract|giveaway|privacy|data-use|dont-save|office-knows|owner|rumor|sponsor|whats-next|private|distrust|who-to-ask|admit|sure-check|act-(?:status|reschedule|privacy|withdraw|stop|bereaved|others|human|recap|callback))/,
    "callback",
  ],
];
export const kindOfTopic = (topic: string | undefined): RequestKind | undefined =>
  topicKinds.find(([pattern]) => topic !== undefined && pattern.test(topic))?.[1];

interface RequestNews {
  /** What is known with the message. */
  slots: Slots;
  hasContact: boolean;
  /** The person to ask for took the place of the name. */
  isRenamed: boolean;
  own: GuardKind | undefined;
  isOfficeYes: boolean;
  isRestart: boolean;
}
