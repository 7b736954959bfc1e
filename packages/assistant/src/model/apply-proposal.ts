import { type Asked, type Memory, type Slots, withQuestion } from "@site/core/chat/memory";
import { type ConversationState, handoffKinds } from "@site/core/chat/options";
import type { TurnInput } from "../engine.ts";
import { abuseLimit } from "../guards/guard-reply.ts";
import { isLead, mayAsk, states } from "../plan-next.ts";
import { kindAfter, wordsKept } from "../read-request.ts";
import type { Reading } from "../read-turn.ts";
import { saveContact } from "../save-contact.ts";
import { together } from "../words.ts";
import type { Marks } from "./marks.ts";
import { type Act, isGuardKind, type TurnProposal } from "./proposal.ts";
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
}

/** Turns in which nothing is asked for. */
const distress: ReadonlySet<Act> = new Set<Act>(["injury", "emergency", "bereaved"]);

/** Who complains is asked at most how to be reached, and for no project. */
const ofProject: ReadonlySet<Asked> = new Set<Asked>(["service", "details", "location"]);

const isTimely = (acts: readonly Act[], asks: Asked): boolean =>
  !acts.some((act) => distress.has(act)) && !(acts.includes("complaint") && ofProject.has(asks));

const handoffs: ReadonlySet<string> = new Set(handoffKinds);

/** What the visitor does, with the danger that the rules saw, unless it is over. */
function actsOf({ acts }: TurnProposal, { guard }: Reading): Act[] {
  const isDanger = guard === "injury" || guard === "emergency";
  return isDanger && !acts.includes("over") && !acts.includes(guard) ? [...acts, guard] : acts;
}

/** A proposal with the numbers that its marks stand for, and only with what the visitor really wrote of themselves. */
function readProposal(proposed: TurnProposal, reading: Reading, said: Said, { unmask }: Marks): TurnProposal {
  const plain = (value: unknown): unknown =>
    typeof value === "string" ? unmask(value) : Array.isArray(value) ? value.map(plain) : value;
  const entries = Object.entries(proposed).map(([name, value]) => [name, plain(value)]);
  const proposal: TurnProposal = Object.fromEntries(entries);
  const { name, phone, email, location, address, product, details } = proposal;
  const isSaid = (value: string | undefined) => (value && said.has(value) ? value : undefined);
  const isSummed = (value: string | undefined) => (value && said.sumsUp(value) ? value : undefined);
  return {
    ...proposal,
    acts: actsOf(proposal, reading),
    name: isSaid(name),
    location: isSaid(location),
    address: isSaid(address),
    email: isSaid(email),
    product: isSummed(product),
    details: isSummed(details),
    phone: phone && said.hasDigits(phone) ? phone : undefined,
  };
}

/** The number on file with other last digits. */
function corrected({ phone }: Slots, { phoneEnd = "" }: TurnProposal, said: Said): string | undefined {
  const digits = phoneEnd.replace(/\D/g, "");
  if (!phone || digits.length === 0 || digits.length > 7 || !said.hasDigits(digits)) return undefined;
  return phone.replace(/\D/g, "").slice(0, -digits.length) + digits;
}

/** What is new about the visitor. A way to be reached that the rules found is kept whatever the model makes of it: it may
 * be somebody's livelihood. Of who sells something nothing is kept. */
function changesOf(proposal: TurnProposal, before: Slots, { changes: found }: Reading, said: Said): Slots {
  if (proposal.acts.includes("vendor")) return {};
  const { changes } = saveContact(before, { ...proposal, phone: corrected(before, proposal, said) ?? proposal.phone });
  const details = changes.details ?? (proposal.acts.includes("project") ? found.details : undefined);
  const isOther = (value: string | undefined): boolean =>
    value !== undefined && (proposal.others?.some((each) => each.includes(value)) ?? false);
  const phone = changes.phone ?? (isOther(found.phone) ? undefined : found.phone);
  const email = changes.email ?? (isOther(found.email) ? undefined : found.email);
  const kept = Object.entries({ ...changes, details, phone, email }).filter(([, value]) => value);
  return Object.fromEntries(kept);
}

function kindOf(acts: readonly Act[], before: Memory["kind"]): Memory["kind"] {
  const known = acts.includes("over") && before === "emergency" ? undefined : before;
  return acts.filter(isGuardKind).reduce<Memory["kind"]>(kindAfter, known);
}

/** Wishes and people of the request, as far as their figures and names were written. */
function wishesOf(proposal: TurnProposal, said: Said, memory: Memory): Partial<Memory> {
  const { times, askFor, talkTo, writesFor } = proposal;
  const others = proposal.others?.filter((each) => said.sumsUp(each)) ?? [];
  const named = (value: string | undefined, before: string | undefined) =>
    value && said.sumsUp(value) ? value : before;
  return {
    times: times && said.hasFigures(times) ? times : memory.times,
    askFor: named(askFor, memory.askFor),
    talkTo: named(talkTo, memory.talkTo),
    // "mother" for "mom": the words may be the model's.
    writesFor: writesFor && !/\d/.test(writesFor) ? writesFor : memory.writesFor,
    others: others.length > 0 ? [...new Set([...(memory.others ?? []), ...others])] : memory.others,
  };
}

function servicesOf({ service, alsoServices }: TurnProposal, { services }: Memory, { service: known }: Slots) {
  const first = service ?? known;
  return alsoServices ? [...new Set(alsoServices)].filter((each) => each !== first) : services;
}

/** Acts and topics of a turn, as the talk remembers them. */
function toldIn({ acts, topic }: TurnProposal): string[] {
  const isAsking = acts.includes("question") || acts.includes("price");
  const told = acts.filter(isGuardKind).map((act) => `act-${act}`);
  return topic || isAsking ? [`about-${topic ?? "other"}`, ...told] : told;
}

/** Whether the request still stands, and what was refused. */
function standingOf({ acts }: TurnProposal, { isWithdrawn, declines, refused, lastAsked, abuse }: Memory) {
  const isRefusal = acts.includes("refuse");
  return {
    isWithdrawn: acts.includes("withdraw") || (isWithdrawn === true && !acts.includes("resume")),
    declines: declines + (isRefusal ? 1 : 0),
    refused: isRefusal && lastAsked ? [...(refused ?? []), lastAsked] : refused,
    abuse: abuse + (acts.includes("abuse") ? 1 : 0),
  };
}

function memoryOf(proposal: TurnProposal, input: TurnInput, said: Said): Memory {
  const { memory, messages } = input;
  const { acts, forOffice, language } = proposal;
  const text = messages.join(" ");
  const isTrouble = (kindOf(acts, undefined) ?? "callback") !== "callback";
  const isPeace = acts.includes("withdraw") || acts.includes("stop");
  return {
    ...memory,
    ...(isPeace ? {} : wishesOf(proposal, said, memory)),
    ...standingOf(proposal, memory),
    language,
    kind: kindOf(acts, memory.kind),
    words: isTrouble ? together(memory.words, text, wordsKept) : memory.words,
    isBuying: memory.isBuying || acts.includes("project"),
    services: servicesOf(proposal, memory, input.slots),
    forOffice: forOffice ? withQuestion(memory, text) : memory.forOffice,
    fallbacks: 0,
    topics: [...memory.topics, ...toldIn(proposal)].slice(-20),
  };
}

function stateOf({ acts, slots, memory, asked }: Omit<Applied, "changes" | "state">, was: ConversationState) {
  if (memory.abuse >= abuseLimit) return "closed";
  if (isLead(slots, memory)) return "lead_created";
  if (acts.includes("refuse")) return "declined";
  if (acts.some((act) => handoffs.has(act))) return "handoff";
  if (asked) return states[asked];
  return was === "initial" || was === "handoff" || was === "closed" ? "answering" : was;
}

/** Takes over what a model made of a turn, as far as the visitor wrote it and the rules of the talk allow it. */
export function applyProposal(proposed: TurnProposal, input: TurnInput, reading: Reading, marks: Marks): Applied {
  const said = saidBy(input);
  const proposal = readProposal(proposed, reading, said, marks);
  const { acts, asks } = proposal;
  const changes = changesOf(proposal, input.slots, reading, said);
  // A product goes with the service that it belonged to.
  const isOther = changes.service !== undefined && changes.product === undefined;
  const slots = { ...input.slots, ...(isOther ? { product: undefined } : {}), ...changes };
  const known = memoryOf(proposal, input, said);
  const isAllowed = asks && mayAsk(known, asks) && !known.isWithdrawn && isTimely(acts, asks);
  const asked = isAllowed ? asks : undefined;
  const memory = {
    ...known,
    lastAsked: asked,
    asked: asked ? { ...known.asked, [asked]: (known.asked[asked] ?? 0) + 1 } : known.asked,
  };
  const applied = { acts, slots, changes, memory, asked };
  return { ...applied, state: stateOf(applied, input.state) };
}
