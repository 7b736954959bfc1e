import { type Memory, type Slots, withOthers } from "@site/core/chat/memory";
import type { RequestKind } from "@site/core/leads/chat-summary";
import type { ServiceType } from "@site/core/leads/options";

/** What a turn says of its talk, read by the rules or by a model. */
export interface TurnReading {
  kind?: RequestKind | undefined;
  /** Work is wanted. */
  isWish: boolean;
  isRefusal: boolean;
  /** Nothing more is wanted. */
  isOff: boolean;
  /** What was taken back is wanted after all. */
  isBack: boolean;
  /** After a no the visitor may be asked once more. */
  reopens: boolean;
  isAbuse: boolean;
  /** Services that were named, the first among them. */
  services: readonly ServiceType[];
  /** Other people with numbers of their own. */
  others?: readonly string[] | undefined;
  /** Labels of acts and answers, to stand behind those of the turns before. */
  topics: readonly string[];
}

const mostTopics = 20;

export const addTopics = (memory: Memory, ...topics: readonly string[]): Memory => ({
  ...memory,
  topics: [...memory.topics, ...topics].slice(-mostTopics),
});

const gravity: readonly RequestKind[] = ["emergency", "complaint", "damage", "warranty", "job", "callback"];

/** The gravest of what was said stays: a complaint does not become a call-back because a call is wanted. */
export const pickGraver = (one: RequestKind | undefined, other: RequestKind | undefined): RequestKind | undefined =>
  one && other ? (gravity.indexOf(one) <= gravity.indexOf(other) ? one : other) : (one ?? other);

/** What is asked for once more after a no. */
const reopenQuestions = ({ asked }: Memory): Pick<Memory, "asked" | "declines" | "refused"> => ({
  declines: 0,
  refused: [],
  asked: { ...asked, name: Math.min(asked.name ?? 0, 1), contact: Math.min(asked.contact ?? 0, 1) },
});

/** The memory of a talk after a turn. The rules' readings and a model's go through here, so that a talk stands the same
 * whoever answers it. @param first the service that the request is about */
export function rememberTurn(before: Memory, first: Slots["service"], reading: TurnReading): Memory {
  const { kind, isWish, isRefusal, isOff, isBack, reopens, isAbuse, services, others = [], topics } = reading;
  const { lastAsked, refused = [], declines, isWithdrawn } = before;
  const hasRefused = declines > 0 || refused.length > 0 || isWithdrawn === true;
  const resumed = isBack
    ? before.topics.map((topic) => (topic === "act-withdraw" ? "act-resumed" : topic))
    : before.topics;
  const memory: Memory = {
    ...before,
    declines: declines + Number(isRefusal),
    refused: isRefusal && lastAsked ? [...new Set([...refused, lastAsked])] : refused,
    ...(reopens && hasRefused ? reopenQuestions(before) : {}),
    kind: pickGraver(before.kind, kind),
    isBuying: before.isBuying || isWish,
    isWithdrawn: isOff || (isWithdrawn === true && !isBack) || undefined,
    services: [...new Set([...before.services, ...services])].filter((each) => each !== first),
    others: withOthers(before, others),
    abuse: before.abuse + Number(isAbuse),
  };
  return addTopics({ ...memory, topics: resumed }, ...topics);
}
