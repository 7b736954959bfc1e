import { type Asked, type Memory, type Slots, withQuestion } from "@site/core/chat/memory";
import { type ConversationState, chatLimits, handoffKinds } from "@site/core/chat/options";
import type { TurnInput } from "../engine.ts";
import { abuseLimit } from "../guards/guard-reply.ts";
import { isLead, mayAsk, states } from "../plan-next.ts";
import { kindAfter, wordsKept } from "../read-request.ts";
import type { Reading } from "../read-turn.ts";
import { saveContact } from "../save-contact.ts";
import { unasked } from "../session-slots.ts";
import { accentedWordsOf, together } from "../words.ts";
import { type Marks, ownPhones } from "./marks.ts";
import { type Act, isGuardKind, type TurnProposal } from "./proposal.ts";
import { line, readProposal } from "./read-proposal.ts";
import { type Said, saidBy } from "./said-by-visitor.ts";

/** What a model proposed, as far as it holds: what is kept of the visitor, and how the talk stands. */
export interface Applied {
  acts: readonly Act[];
  slots: Slots;
  changes: Slots;
  memory: Memory;
  state: ConversationState;
  /** The question that the reply may put; undefined when it puts none, or one that may not be put. */
  asked: Asked | undefined;
  /** Values that the visitor never wrote. */
  dropped: readonly string[];
}

/** Turns in which nothing is asked for. */
const distress: ReadonlySet<Act> = new Set<Act>(["injury", "emergency", "bereaved"]);

/** Who complains is asked at most how to be reached, and for no project. */
const ofProject: ReadonlySet<Asked> = new Set<Asked>(["service", "details", "location"]);

const isTimely = (acts: readonly Act[], asks: Asked): boolean =>
  !acts.some((act) => distress.has(act)) && !(acts.includes("complaint") && ofProject.has(asks));

const handoffs: ReadonlySet<string> = new Set(handoffKinds);

/** The number on file with other last digits. */
function corrected({ phone }: Slots, { phoneEnd = "" }: TurnProposal, said: Said): string | undefined {
  const digits = phoneEnd.replace(/\D/g, "");
  if (!phone || digits.length === 0 || digits.length > 7 || !said.hasDigits(digits)) return undefined;
  return phone.replace(/\D/g, "").slice(0, -digits.length) + digits;
}

/** Somebody who gives the company's own number as theirs, as a test may. */
const isMine = /\bmy (?:number|cell|phone)\b|\bmi (?:n[uú]mero|tel|cel)|\b(?:reach|call|text) me\b/i;

/** A way to be reached that the rules found: it may be somebody's livelihood, so it is kept whatever the model makes of
 * it. Where one is known, a second one takes its place only in a correction. */
function foundBy(
  key: "phone" | "email",
  proposal: TurnProposal,
  { before, reading, said, text }: Known,
): string | undefined {
  const found = reading.changes[key];
  if (!found || (ownPhones.includes(found) && !isMine.test(text))) return undefined;
  // Put together from "0124 at the end": no number of its own.
  if (key === "phone" && !said.hasDigits(found)) return found;
  const isElse = proposal.others?.some((each) => each.includes(found)) ?? false;
  const isReached = Boolean(before.phone ?? before.email ?? proposal.phone ?? proposal.email);
  if (isElse) return isReached ? undefined : found;
  return before[key] && !proposal.acts.includes("correct") ? undefined : found;
}

interface Known {
  before: Slots;
  reading: Reading;
  said: Said;
  /** The new messages. */
  text: string;
}

const isTrade = (acts: readonly Act[]): boolean =>
  acts.includes("vendor") &&
  !acts.some((act) => act === "project" || act === "claim" || act === "complaint" || act === "job");

/** What a project is about, with what was known of it, unless that is put right. */
function detailsAfter({ details = "", acts }: TurnProposal, { details: before }: Slots): string | undefined {
  if (!before || !details || acts.includes("correct")) return details || undefined;
  const words = new Set(accentedWordsOf(details));
  const told = accentedWordsOf(before).filter((word) => /\d|\p{L}{4}/u.test(word));
  const isIn = told.filter((word) => words.has(word)).length >= told.length / 2;
  return isIn ? details : `${before}; ${details}`.slice(0, chatLimits.detailsLength);
}

/** What is new about the visitor. Of who sells something nothing is kept. */
function changesOf(proposal: TurnProposal, known: Known): Slots {
  if (isTrade(proposal.acts)) return {};
  const { before, reading, said } = known;
  const isSecond = before.service && proposal.service && !proposal.acts.includes("correct");
  const { changes } = saveContact(before, {
    ...proposal,
    details: detailsAfter(proposal, before),
    service: isSecond ? before.service : proposal.service,
    phone:
      corrected(before, proposal, said) ??
      (reading.hasForeignPhone && !reading.changes.phone ? undefined : proposal.phone),
  });
  const details = changes.details ?? (proposal.acts.includes("project") ? reading.changes.details : undefined);
  const phone = changes.phone ?? (proposal.phone ? undefined : foundBy("phone", proposal, known));
  const email = changes.email ?? (proposal.email ? undefined : foundBy("email", proposal, known));
  const kept = Object.entries({ ...changes, details, phone, email }).filter(([, value]) => value);
  return Object.fromEntries(kept);
}

function kindOf(acts: readonly Act[], before: Memory["kind"]): Memory["kind"] {
  const isOver = (acts.includes("over") && before === "emergency") || (acts.includes("project") && before === "job");
  const known = isOver ? undefined : before;
  return acts.filter(isGuardKind).reduce<Memory["kind"]>(kindAfter, known);
}

/** Wishes about being reached: a new one joins those that it does not repeat, and takes their place where it corrects. */
function timesAfter({ times, acts }: TurnProposal, said: Said, before: string | undefined, byRule: string | undefined) {
  if (!times || !said.hasFigures(times)) return byRule;
  if (!before || acts.includes("correct")) return times;
  const words = new Set(accentedWordsOf(times));
  const isIn = (wish: string): boolean =>
    accentedWordsOf(wish).every((word) => words.has(word) || !/\d|\p{L}{3}/u.test(word));
  return [...before.split("; ").filter((wish) => !isIn(wish)), times].join("; ").slice(0, longestWishes);
}
const longestWishes = 200;
const mostOthers = 6;

/** Wishes and people of the request, as far as their figures and names were written. */
function wishesOf(proposal: TurnProposal, said: Said, memory: Memory, reading: Reading): Partial<Memory> {
  const { askFor, talkTo, writesFor, others = [] } = proposal;
  const named = (value: string | undefined, before: string | undefined) =>
    value && said.sumsUp(value) ? value : before;
  return {
    times: timesAfter(proposal, said, memory.times, reading.memory.times),
    askFor: named(askFor, memory.askFor),
    talkTo: named(talkTo, memory.talkTo),
    // "mother" for "mom": the words may be the model's.
    writesFor: writesFor && /^[\p{L}' -]{2,40}$/u.test(writesFor) ? writesFor : memory.writesFor,
    others: [...new Set([...(memory.others ?? []), ...others])].slice(-mostOthers),
  };
}

/** Services beside the first: what was wished for stays, unless it is put right. */
function servicesOf({ service, alsoServices, acts }: TurnProposal, { services }: Memory, first: Slots["service"]) {
  const isCorrection = acts.includes("correct");
  const all = [
    ...(isCorrection && alsoServices ? [] : services),
    ...(service ? [service] : []),
    ...(alsoServices ?? []),
  ];
  return [...new Set(all)].filter((each) => each !== first);
}

/** Acts and topics of a turn, as the talk remembers them. */
function toldIn({ acts, topic }: TurnProposal): string[] {
  const isAsking = acts.includes("question") || acts.includes("price");
  const told = acts.filter(isGuardKind).map((act) => `act-${act}`);
  return topic || isAsking ? [`about-${topic ?? "other"}`, ...told] : told;
}

/** Whether the request still stands, and what was refused. Who wants a call after all may be asked once more. */
function standingOf({ acts }: TurnProposal, memory: Memory) {
  const { isWithdrawn, declines, refused = [], lastAsked, abuse, asked, topics } = memory;
  const isRefusal = acts.includes("refuse");
  const isRestart = acts.includes("resume") || acts.includes("callback");
  const isWanted = isRestart || acts.includes("project");
  const once = (asks: Asked) => Math.min(asked[asks] ?? 0, 1);
  return {
    isWithdrawn: acts.includes("withdraw") || (isWithdrawn === true && !isWanted),
    topics: isWanted ? topics.map((each) => (each === "act-withdraw" ? "act-resumed" : each)) : topics,
    declines: declines + (isRefusal ? 1 : 0),
    refused: isRestart ? [] : [...new Set([...refused, ...(isRefusal && lastAsked ? [lastAsked] : [])])],
    asked: isRestart ? { ...asked, name: once("name"), contact: once("contact") } : asked,
    abuse: abuse + (acts.includes("abuse") && !acts.some((act) => distress.has(act)) ? 1 : 0),
  };
}

function memoryOf(proposal: TurnProposal, slots: Slots, memory: Memory, { reading, said, text }: Known): Memory {
  const { acts, forOffice, language } = proposal;
  const isTrouble = (kindOf(acts, undefined) ?? "callback") !== "callback";
  const standing = standingOf(proposal, memory);
  const next = {
    ...memory,
    ...(acts.includes("withdraw") ? {} : wishesOf(proposal, said, memory, reading)),
    ...standing,
    language,
    appointment: reading.memory.appointment,
    kind: kindOf(acts, memory.kind),
    words: isTrouble ? together(memory.words, text, wordsKept) : memory.words,
    isBuying: memory.isBuying || acts.includes("project"),
    services: servicesOf(proposal, memory, slots.service),
    forOffice: forOffice ? withQuestion(memory, text) : memory.forOffice,
    fallbacks: 0,
    topics: [...standing.topics, ...toldIn(proposal)].slice(-20),
  };
  // A number that somebody leaves without a word is left to be called.
  return (slots.phone ?? slots.email) && !isLead(slots, next) ? { ...next, kind: "callback" } : next;
}

function stateOf({ acts, slots, memory, asked }: Omit<Applied, "changes" | "state">, was: ConversationState) {
  if (memory.abuse >= abuseLimit) return "closed";
  if (isLead(slots, memory)) return "lead_created";
  if (acts.includes("refuse")) return "declined";
  if (acts.some((act) => handoffs.has(act))) return "handoff";
  if (asked) return states[asked];
  return was === "initial" || was === "handoff" || was === "closed" ? "answering" : was;
}

/** Whether a reply may put a question now. */
export const mayPut = (asks: Asked, acts: readonly Act[], memory: Memory): boolean =>
  mayAsk(memory, asks) && !memory.isWithdrawn && isTimely(acts, asks);

/** Takes over what a model made of a turn, as far as the visitor wrote it and the rules of the talk allow it. */
export function applyProposal(proposed: TurnProposal, input: TurnInput, reading: Reading, marks: Marks): Applied {
  const said = saidBy(input);
  const proposal = readProposal(proposed, reading, said, marks);
  const { acts } = proposal;
  const known = { before: input.slots, reading, said, text: input.messages.join(" ") };
  const changes = changesOf(proposal, known);
  // A product goes with the service that it belonged to.
  const isOther = changes.service !== undefined && changes.product === undefined;
  const slots = { ...input.slots, ...(isOther ? { product: undefined } : {}), ...changes };
  const memory = memoryOf(proposal, slots, unasked(input.memory), known);
  const asks: Asked | undefined = proposal.asks === "contact" && reading.hasPartialPhone ? "areaCode" : proposal.asks;
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
    dropped: (["name", "location", "email"] as const).flatMap((name) =>
      proposed[name] && !proposal[name] ? [line(marks.unmask(proposed[name]))] : [],
    ),
  };
  return { ...applied, state: stateOf(applied, input.state) };
}
