import { type AskedDetail, type Memory, type Slots, withQuestion } from "@site/core/chat/memory";
import { type ConversationState, chatLimits, isHandoff } from "@site/core/chat/options";
import type { RequestKind } from "@site/core/leads/chat-summary";
import { cutText } from "@site/core/text/cut-text";
import { acceptContact, formatPhone, mergeSlots } from "../conversation/accept-contact.ts";
import { pickGraver, rememberTurn } from "../conversation/remember-turn.ts";
import type { ModelSignals, TurnInput } from "../conversation/turn.ts";
import { isLead } from "../lead/summary.ts";
import { getWords } from "../ranking/normalize.ts";
import { endDanger } from "../receptionist/danger-talk.ts";
import { companyPhones, givesOwnPhone } from "../signals/contact.ts";
import { buildGrounding, type Grounding, groundProposal, line } from "./grounding.ts";
import type { Marks } from "./pii-placeholders.ts";
import { type Act, isOfficeAct, type TurnProposal } from "./schema.ts";

/** How often each thing is asked for in a talk, and the state of a talk that waits for the answer. */
const questions = {
  service: { atMost: 2, state: "discovering" },
  details: { atMost: 1, state: "qualifying" },
  name: { atMost: 2, state: "collecting_name" },
  location: { atMost: 1, state: "collecting_location" },
  contact: { atMost: 2, state: "collecting_contact" },
  areaCode: { atMost: 2, state: "collecting_contact" },
  callback: { atMost: 1, state: "answering" },
} as const satisfies Record<AskedDetail, { atMost: number; state: ConversationState }>;

/** Whether a question may be put once more: each only so often, and none that was refused. */
export const mayAsk = ({ asked, refused }: Memory, asks: AskedDetail): boolean =>
  (asked[asks] ?? 0) < questions[asks].atMost && !refused?.includes(asks);

const kinds: Partial<Record<Act, RequestKind>> = {
  injury: "emergency",
  emergency: "emergency",
  complaint: "complaint",
  damage: "damage",
  claim: "warranty",
  job: "job",
  callback: "callback",
  human: "callback",
};

/** What a model proposed, as far as it holds: what is kept of the visitor, and how the talk stands. */
export interface Applied {
  acts: readonly Act[];
  slots: Slots;
  changes: Slots;
  memory: Memory;
  state: ConversationState;
  /** The question that the reply may put; undefined when it puts none, or one that may not be put. */
  asked: AskedDetail | undefined;
  /** Values that the visitor never wrote. */
  dropped: readonly string[];
  /** An email was given that can't be one. */
  hasInvalidEmail: boolean;
}

/** Turns in which nothing is asked for. */
const distress: ReadonlySet<Act> = new Set<Act>(["injury", "emergency", "bereaved"]);

/** A visitor who complains is asked at most how to be reached, and for no project. */
const ofProject: ReadonlySet<AskedDetail> = new Set<AskedDetail>(["service", "details", "location"]);

const isTimely = (acts: readonly Act[], asks: AskedDetail): boolean =>
  !acts.some((act) => distress.has(act)) && !(acts.includes("complaint") && ofProject.has(asks));

/** The number on file with other last digits. */
function correctPhone({ phone }: Slots, { phoneEnd = "" }: TurnProposal, grounding: Grounding): string | undefined {
  const digits = phoneEnd.replace(/\D/g, "");
  if (!phone || digits.length === 0 || digits.length > 7 || !grounding.hasDigits(digits)) return undefined;
  return phone.replace(/\D/g, "").slice(0, -digits.length) + digits;
}

/** A way to be reached that the rules found: it may be somebody's livelihood, so it is kept whatever the model makes of
 * it. Where one is known, a second one takes its place only in a correction. */
function findContactDetail(
  key: "phone" | "email",
  proposal: TurnProposal,
  { before, signals, grounding, text }: TurnFacts,
): string | undefined {
  const found = signals.contact.changes[key];
  if (!found || (companyPhones.includes(found) && !givesOwnPhone(text))) return undefined;
  // Put together from "0124 at the end": no number of its own.
  if (key === "phone" ? !grounding.hasDigits(found) : !grounding.hasEmail(found)) return found;
  const isElse = proposal.others?.some((each) => each.includes(found)) ?? false;
  const isReached = Boolean(before.phone ?? before.email ?? proposal.phone ?? proposal.email);
  if (isElse) return isReached ? undefined : found;
  return before[key] && !proposal.acts.includes("correct") ? undefined : found;
}

interface TurnFacts {
  before: Slots;
  signals: ModelSignals;
  grounding: Grounding;
  text: string;
}

const isTrade = (acts: readonly Act[]): boolean =>
  acts.includes("vendor") &&
  !acts.some((act) => act === "project" || act === "claim" || act === "complaint" || act === "job");

/** What is told of a project or as a wish, behind what was known of it and is not said again, unless that is put right. */
function mergeText(addition: string | undefined, before: string | undefined, acts: readonly Act[], longest: number) {
  if (!before || !addition || acts.includes("correct")) return addition || before;
  const words = new Set(getWords(addition));
  const previousWords = getWords(before).filter((word) => /\d|\p{L}{4}/u.test(word));
  const isIn = previousWords.filter((word) => words.has(word)).length >= previousWords.length / 2;
  return isIn ? addition : cutText(`${before}; ${addition}`, longest);
}

/** What is new about the visitor. Of a visitor who sells something nothing is kept. */
function getChanges(proposal: TurnProposal, facts: TurnFacts): Slots {
  if (isTrade(proposal.acts)) return {};
  const { before, signals, grounding } = facts;
  const isSecond = before.service && proposal.service && !proposal.acts.includes("correct");
  const changes = acceptContact(before, {
    ...proposal,
    details: proposal.details && mergeText(proposal.details, before.details, proposal.acts, chatLimits.detailsLength),
    service: isSecond ? before.service : proposal.service,
    phone:
      correctPhone(before, proposal, grounding) ??
      (signals.contact.hasForeignPhone && !signals.contact.changes.phone ? undefined : proposal.phone),
  });
  // "555-0163, same area code" comes as a mark of seven digits, which is no number.
  const isGiven = proposal.phone && formatPhone(proposal.phone);
  const phone = changes.phone ?? (isGiven ? undefined : findContactDetail("phone", proposal, facts));
  const email =
    changes.email ?? (proposal.email?.includes("@") ? undefined : findContactDetail("email", proposal, facts));
  const present = Object.entries({ ...changes, phone, email }).filter(([, value]) => value);
  return Object.fromEntries(present);
}

/** Wishes of the request, as far as their figures and names were written. */
function mergeWishes({ acts, askFor, times = "" }: TurnProposal, grounding: Grounding, memory: Memory) {
  const written = grounding.hasFigures(times) ? times : undefined;
  return {
    times: mergeText(written, memory.times, acts, chatLimits.timesLength),
    askFor: askFor && grounding.sumsUp(askFor) ? askFor : memory.askFor,
  };
}

/** Acts and topics of a turn, as the talk remembers them. */
function listTopics({ acts, topic }: TurnProposal): string[] {
  const isAsking = acts.includes("question") || acts.includes("price");
  const officeTopics = acts.filter(isOfficeAct).map((act) => `act-${act}`);
  return topic || isAsking ? [`about-${topic ?? "other"}`, ...officeTopics] : officeTopics;
}

/** A danger that is over, and an applicant who wants windows, leave an ordinary request. */
function settle(before: Memory, acts: readonly Act[]): Memory {
  const memory = acts.includes("over") ? endDanger(before) : before;
  return acts.includes("project") && memory.kind === "job" ? { ...memory, kind: undefined } : memory;
}

function mergeMemory(proposal: TurnProposal, slots: Slots, before: Memory, { grounding, text }: TurnFacts): Memory {
  const { acts, service, alsoServices, others, forOffice, language, appointment, urgent } = proposal;
  const isOff = acts.includes("withdraw");
  const isWish = acts.includes("project");
  const reopens = acts.includes("resume") || acts.includes("callback");
  const known = settle(before, acts);
  // What was put right takes the place of what was wished for before.
  const isPutRight = acts.includes("correct") && alsoServices !== undefined;
  const memory = rememberTurn({ ...known, services: isPutRight ? [] : known.services }, slots.service, {
    kind: acts.reduce<Memory["kind"]>((kind, act) => pickGraver(kind, kinds[act]), undefined),
    isWish,
    isRefusal: acts.includes("refuse"),
    isOff,
    isBack: isWish || reopens,
    reopens,
    isAbuse: acts.includes("abuse") && !acts.some((act) => distress.has(act)),
    services: [...(service ? [service] : []), ...(alsoServices ?? [])],
    others: isOff ? [] : others,
    topics: listTopics(proposal),
  });
  // A complaint that can't wait is a complaint still.
  const isUrgentMatter = urgent && memory.kind !== "complaint";
  return {
    ...memory,
    ...(isOff ? {} : mergeWishes(proposal, grounding, known)),
    language,
    appointment: appointment ?? known.appointment,
    kind: isUrgentMatter ? "emergency" : memory.kind,
    forOffice: forOffice ? withQuestion(known, text) : known.forOffice,
    fallbacks: 0,
  };
}

function nextState({ acts, slots, memory, asked }: Omit<Applied, "changes" | "state">, was: ConversationState) {
  if (memory.abuse >= chatLimits.abuse) return "closed";
  if (isLead(slots)) return "lead_created";
  if (acts.includes("refuse")) return "declined";
  if (acts.some(isHandoff)) return "handoff";
  if (asked) return questions[asked].state;
  return was === "initial" || was === "handoff" || was === "closed" ? "answering" : was;
}

export const mayPut = (asks: AskedDetail, acts: readonly Act[], memory: Memory): boolean =>
  mayAsk(memory, asks) && !memory.isWithdrawn && isTimely(acts, asks);

/** Takes over what a model made of a turn, as far as the visitor wrote it and the rules of the talk allow it. */
export function applyProposal(proposed: TurnProposal, input: TurnInput, signals: ModelSignals, marks: Marks): Applied {
  const grounding = buildGrounding(input);
  const proposal = groundProposal(proposed, grounding, marks);
  const { acts } = proposal;
  const facts = { before: input.slots, signals, grounding, text: input.messages.join(" ") };
  const changes = getChanges(proposal, facts);
  const slots = mergeSlots(input.slots, changes);
  const memory = mergeMemory(proposal, slots, input.memory, facts);
  const asks: AskedDetail | undefined =
    proposal.asks === "contact" && signals.contact.hasPartialPhone ? "areaCode" : proposal.asks;
  const asked = asks && mayPut(asks, acts, memory) ? asks : undefined;
  const applied = {
    acts,
    slots,
    changes,
    memory: {
      ...memory,
      lastAsked: asked,
      asked: asked ? { ...memory.asked, [asked]: (memory.asked[asked] ?? 0) + 1 } : memory.asked,
    },
    asked,
    hasInvalidEmail: proposal.email !== undefined && !changes.email && proposal.email !== input.slots.email,
    dropped: (["name", "location", "email"] as const).flatMap((name) =>
      proposed[name] && !proposal[name] ? [line(marks.unmask(proposed[name]))] : [],
    ),
  };
  return { ...applied, state: nextState(applied, input.state) };
}
