import { profile } from "@site/core/business/profile";
import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import type { ConversationState, ServiceChoice } from "@site/core/chat/options";
import { currentEdition } from "@site/core/giveaway/edition";
import { pages } from "@site/core/site/pages";
import { serviceTowns } from "@site/core/site/texts/about";
import { findFacts } from "./engine/knowledge.ts";
import type { EngineReply, EngineTurn, HistoryRow, Plan } from "./engine.ts";
import type { GuardKind } from "./guards/find-guard.ts";
import { abuseLimit, guardReply } from "./guards/guard-reply.ts";
import { isLead, planNext } from "./plan-next.ts";
import { readBack, withReadBack } from "./read-back.ts";
import { type Reading, readTurn } from "./read-turn.ts";
import { type Engines, speak } from "./speak.ts";

/** What a turn starts from. */
export interface TurnInput {
  slots: Slots;
  memory: Memory;
  state: ConversationState;
  history: readonly HistoryRow[];
  messages: readonly string[];
  now: Date;
  signal: AbortSignal;
  deadline: number;
}

export interface TurnResult {
  content: string;
  selections?: readonly ServiceChoice[] | undefined;
  slots: Slots;
  changes: Slots;
  memory: Memory;
  state: ConversationState;
  usedModel: boolean;
}

const promise = "I have passed your request to our team, and somebody will get back to you within 24 hours.";
const updated = "I have updated your request.";
const handoffs: ReadonlySet<GuardKind> = new Set(["human", "reschedule", "status", "privacy", "emergency"]);

const declineText = `That is no problem. You can send the quote form at ${pages.quote.path} whenever it suits you, or call ${profile.phone}. I am glad to answer questions here.`;

function guarded(input: TurnInput, reading: Reading, kind: GuardKind): TurnResult {
  const { memory } = reading;
  const abuse = memory.abuse + (kind === "abuse" ? 1 : 0);
  const reply = guardReply(kind, { now: input.now, abuse });
  const state = abuse >= abuseLimit ? "closed" : handoffs.has(kind) ? "handoff" : input.state;
  return {
    content: withReadBack(reply, reading.changes, input.slots),
    slots: reading.slots,
    changes: reading.changes,
    memory: { ...memory, abuse, fallbacks: 0 },
    state,
    usedModel: false,
  };
}

/** Counts what the reply asked, told and did not understand. */
function remember(memory: Memory, reply: EngineReply, askedFor: Asked | undefined): Memory {
  const topics = [...memory.topics, ...(reply.topics ?? [])].slice(-20);
  return {
    ...memory,
    topics,
    lastAsked: askedFor,
    asked: askedFor ? { ...memory.asked, [askedFor]: (memory.asked[askedFor] ?? 0) + 1 } : memory.asked,
    fallbacks: reply.isFallback ? memory.fallbacks + 1 : 0,
  };
}

function areaNote({ place, changes }: Reading): string | undefined {
  if (place?.area !== "far" || changes.location !== place.name) return undefined;
  return `${place.name} may be outside our service area (${serviceTowns.join(", ")}), so please call ${profile.phone} to be sure.`;
}

/** What the server itself says around an engine's words, in English. */
function framed(reply: EngineReply, reading: Reading, state: ConversationState, was: ConversationState): string {
  const isNewLead = state === "lead_created" && was !== "lead_created";
  const changes = { ...reading.changes, ...reply.changes };
  const { details: _, service: __, product: ___, ...contact } = changes;
  const isUpdated = !isNewLead && state === "lead_created" && Object.values(contact).some(Boolean);
  return [areaNote(reading), isNewLead ? promise : isUpdated ? updated : undefined, reply.content]
    .filter(Boolean)
    .join(" ");
}

const stateBefore = (state: ConversationState, reading: Reading): ConversationState => {
  if (reading.isDecline) return "declined";
  if (state === "declined" && reading.isRestart) return "answering";
  return state === "initial" || state === "handoff" || state === "closed" ? "answering" : state;
};

/** After a refusal that the visitor took back, each question may be asked once more. */
function memoryBefore(reading: Reading, state: ConversationState): Memory {
  const { memory } = reading;
  if (reading.isDecline) return { ...memory, declines: memory.declines + 1 };
  if (state !== "declined" || !reading.isRestart) return memory;
  return {
    ...memory,
    asked: {
      ...memory.asked,
      name: Math.min(memory.asked.name ?? 0, 1),
      contact: Math.min(memory.asked.contact ?? 0, 1),
    },
  };
}

/**
 * One turn from the visitor's words to the reply, whichever engine speaks: guards, slots, refusal, plan, engine,
 * read-back (design/assistant.md, section 2). Writes nothing.
 */
export async function answerTurn(input: TurnInput, engines: Engines): Promise<TurnResult> {
  const { slots: before, state: was, history, messages, now, signal, deadline } = input;
  const reading = readTurn(messages, before, input.memory);
  if (reading.guard) return guarded(input, reading, reading.guard);
  const state = stateBefore(was, reading);
  const memory = memoryBefore(reading, was);
  const plan: Plan = planNext({ ...reading, memory, state });
  const turn: EngineTurn = {
    slots: reading.slots,
    found: reading.changes,
    state: was,
    memory,
    plan,
    history,
    messages,
    now,
    findFacts: (question, limit) => findFacts(question, { now, edition: currentEdition }, limit, reading.slots.service),
    signal,
    deadline,
  };
  if (reading.isDecline && plan.state === "declined")
    return {
      content: withReadBack(declineText, reading.changes, before),
      ...reading,
      memory: { ...memory, lastAsked: undefined },
      state: "declined",
      usedModel: false,
    };
  const { reply, isModel } = await speak(engines, turn);
  const slots = { ...reading.slots, ...reply.changes };
  const changes = { ...reading.changes, ...reply.changes };
  const next = reply.state ?? (isLead(slots, memory) ? "lead_created" : plan.state);
  const askedFor = reply.askedFor === null ? undefined : (reply.askedFor ?? plan.asks);
  const isSpanish = memory.language === "es";
  const said = isSpanish ? reply.content : framed(reply, reading, next, was);
  const content = isSpanish
    ? said
    : isModel
      ? withReadBack(said, changes, before)
      : [readBack(changes, before), said].filter(Boolean).join(" ");
  return {
    content,
    selections: reply.selections ?? plan.selections,
    slots,
    changes,
    memory: remember(memory, reply, askedFor),
    state: next,
    usedModel: engines.model !== undefined,
  };
}
