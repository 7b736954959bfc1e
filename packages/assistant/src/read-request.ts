import { type Memory, type RequestKind, requestKinds } from "@site/core/chat/memory";
import type { GuardKind } from "./guards/find-guard.ts";
import { personToAskFor } from "./slots/corrections.ts";
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

/** The gravest of what was said stays: a complaint does not become a call-back because a call is wanted. */
const kindAfter = (kind: RequestKind | undefined, guard: GuardKind | undefined): RequestKind | undefined => {
  const next = guard && kinds[guard];
  if (!next || !kind) return next ?? kind;
  return requestKinds.indexOf(next) < requestKinds.indexOf(kind) ? next : kind;
};

const dayOrTime =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tonight|tonite|tomor+ow|tomm?or+ow|tmrw|in (?:an hour|\d+(?: min\w*)?)|week(?:day|end)s?|(?:next|this) (?:week|month)|mornings?|afternoons?|evenings?|(?:before |after |until )?noon|lunch(?: ?time)?|(?:after|before|around|at|between|by|until|till) (?!\d{3}[ .-]\d{3})\d{1,2}(?::?\d\d)?(?: ?(?:to|-|and) ?\d{1,2})?(?: ?[ap]\.?m\.?)?|(?:after|before) (?:work|ten|nine|eight|five|four|school)|quarter past|\d{1,2} or later|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|any ?time|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|ma[nñ]ana|tarde|noche)\b/gi;

/** A wish about how or when to be reached, in the visitor's words, without the number itself. */
function wishIn({ clauses }: Understood): string | undefined {
  const wishes = clauses
    .filter(
      ({ label, text }) => (label === "channel" || label === "call-time") && (label === "channel" || !isQuestion(text)),
    )
    .map(({ text }) => text);
  const wish = wishes
    .join("; ")
    .replace(/[\w.+-]+@[\w.-]+\w|\+?1?[ (.-]*\d{3}[ ).-]*\d{3}[ .-]*\d{4}/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,.;]+|[\s,.;]+$/g, "");
  return wish ? [...wish].slice(0, 120).join("") : undefined;
}

/** When the visitor wants a call or a visit: their words from the first to the last time named. */
function timesIn(text: string): string | undefined {
  const found = [...text.matchAll(dayOrTime)];
  const [first, last] = [found[0], found.at(-1)];
  return first && last ? text.slice(first.index, last.index + last[0].length).slice(0, 120) : undefined;
}

/** Of what somebody wrote in distress or anger so much is kept for the summary, characters. */
const wordsKept = 500;

/** Words of somebody who speaks of being reached, and not of when they could come in. */
const reaching =
  /\b(?:call|calls|calling|phone|text|texts|email|e-mail|mail|ring|reach|write|voicemail|llam\w*|mensaje|correo)\b/i;

/** What a message changes in the request beyond the slots: what it is about, when, and whether it still stands. */
export function requestAfter(text: string, understood: Understood, memory: Memory, said: RequestNews): Partial<Memory> {
  const { own, isOfficeYes, isRestart, hasContact } = said;
  const told = hasContact && !memory.kind && !memory.isBuying ? kindOfTopic(memory.topics.at(-1)) : undefined;
  const wantsTime =
    own === "callback" ||
    own === "reschedule" ||
    memory.kind === "callback" ||
    means(understood, ["times", "book", "callback"], 0.35);
  const isReached =
    hasContact || memory.isBuying || memory.kind !== undefined || memory.lastAsked !== undefined || reaching.test(text);
  return {
    kind: kindAfter(memory.kind, isOfficeYes ? "callback" : own) ?? told,
    words: own && kinds[own] ? together(memory.words, text, wordsKept) : memory.words,
    times: joinedTimes(
      memory.times,
      (isReached ? wishIn(understood) : undefined) ?? (wantsTime ? timesIn(text) : undefined),
    ),
    askFor: personToAskFor(text) ?? memory.askFor,
    isWithdrawn: own === "withdraw" || (memory.isWithdrawn === true && !isRestart),
  };
}

const joinedTimes = (before: string | undefined, now: string | undefined): string | undefined =>
  before && now && !before.includes(now) ? `${before}; ${now}`.slice(0, 200) : (now ?? before);

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
  hasContact: boolean;
  own: GuardKind | undefined;
  isOfficeYes: boolean;
  isRestart: boolean;
}
