import { profile } from "@site/core/business/profile";
import type { Asked, Memory, RequestKind, Slots } from "@site/core/chat/memory";
import type { ConversationState, ServiceChoice } from "@site/core/chat/options";
import { pages } from "@site/core/site/pages";
import { serviceTowns } from "@site/core/site/texts/about";
import { besideGuard } from "./engine/answer-message.ts";
import type { EngineReply, EngineTurn, HistoryRow, Plan } from "./engine.ts";
import type { GuardKind } from "./guards/find-guard.ts";
import { abuseLimit, guardReplies } from "./guards/guard-reply.ts";
import { spanishGuardReply } from "./guards/spanish-guard-reply.ts";
import { isLead, planNext } from "./plan-next.ts";
import { readBack, withReadBack } from "./read-back.ts";
import { type Reading, readTurn } from "./read-turn.ts";
import { type Engines, type Spoken, speak } from "./speak.ts";

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
const promises: Record<RequestKind, string> = {
  emergency: `I have passed this to our office marked urgent. If it can't wait, please call ${profile.phone}.`,
  complaint:
    "I have passed your complaint to our office with your words, and somebody from the office will get back to you about it.",
  damage:
    "I have passed this to our office with your words, and somebody from the office will get back to you about the damage.",
  warranty: "I have passed this to our office as a service request, and somebody will get back to you about it.",
  job: `I have passed your message to our office as a job inquiry. To apply, please also send the form at ${pages.careers.path}.`,
  callback: promise,
};
const updated = "I have updated your request.";
const handoffs: ReadonlySet<GuardKind> = new Set([
  "human",
  "reschedule",
  "status",
  "privacy",
  "stop",
  "injury",
  "emergency",
]);

/** Said to who has read every fixed reply already. */
const guardAgain = `I hear you, and I am sorry that I can't do more about it from this chat. The office at ${profile.phone} can.`;

const spanishDecline = `No hay problema. Puede enviar el formulario en ${pages.quote.path} cuando quiera o llamar al ${profile.phone}.`;
const declineAgain =
  "That is no problem, I won't ask for that again. Is there something about windows, siding, bathrooms or doors that I can tell you?";
const declineWords = ({ declines }: Memory): string => (declines > 1 ? declineAgain : declineText);
const declineText = `That is no problem. You can send the quote form at ${pages.quote.path} whenever it suits you, or call ${profile.phone}. I am glad to answer questions here.`;

/** The fixed reply in the visitor's language, another one when it was said before, and what was saved in front of it. */
function guardWords(input: TurnInput, { slots, memory, changes }: Reading, kind: GuardKind, abuse: number): string {
  const situation = { now: input.now, abuse, slots, memory, message: input.messages.join(" ") };
  if (memory.language === "es") return spanishGuardReply(kind, situation);
  const wordings = guardReplies(kind, situation);
  const before = input.history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const unsaid = wordings.find((wording) => !before.some((reply) => reply.includes(wording)));
  const reply = unsaid ?? (wordings.length > 1 ? guardAgain : (wordings[0] ?? guardAgain));
  return withReadBack(reply, changes, input.slots);
}

const turnOf = (
  { state, history, messages, now, signal, deadline }: TurnInput,
  { slots, changes, memory, understood }: Reading,
  plan: Plan,
): EngineTurn => ({
  slots,
  found: changes,
  state,
  memory,
  plan,
  history,
  messages,
  understood,
  now,
  signal,
  deadline,
});

function guarded(input: TurnInput, reading: Reading, kind: GuardKind): TurnResult {
  const { slots, memory } = reading;
  const abuse = memory.abuse + (kind === "abuse" ? 1 : 0);
  const asked = kind === "callback" && !slots.phone ? "contact" : undefined;
  const state = isLead(slots, memory) ? "lead_created" : handoffs.has(kind) ? "handoff" : input.state;
  const beside =
    memory.language === "es" ? undefined : besideGuard(kind, turnOf(input, reading, { state: input.state }));
  return {
    content: [guardWords(input, reading, kind, abuse), beside?.text].filter(Boolean).join(" "),
    slots,
    changes: reading.changes,
    memory: {
      ...memory,
      abuse,
      topics: [...memory.topics, ...(beside?.topics ?? [])].slice(-20),
      fallbacks: 0,
      lastAsked: asked,
      asked: asked ? { ...memory.asked, [asked]: (memory.asked[asked] ?? 0) + 1 } : memory.asked,
    },
    state: abuse >= abuseLimit ? "closed" : state,
    usedModel: false,
  };
}

/** Counts what the reply asked, told and did not understand. */
function remember(
  memory: Memory,
  reply: EngineReply,
  askedFor: Asked | undefined,
  messages: readonly string[],
): Memory {
  const topics = [...memory.topics, ...(reply.topics ?? [])].slice(-20);
  return {
    ...memory,
    topics,
    forOffice: reply.topics?.includes("office-knows")
      ? [memory.forOffice, messages.join(" ")].filter(Boolean).join(" / ").slice(0, 400)
      : memory.forOffice,
    lastAsked: askedFor,
    asked: askedFor ? { ...memory.asked, [askedFor]: (memory.asked[askedFor] ?? 0) + 1 } : memory.asked,
    fallbacks: reply.isFallback ? memory.fallbacks + 1 : 0,
  };
}

function areaNote({ place, changes }: Reading, topics: readonly string[] = []): string | undefined {
  if (!place || changes.location !== place.name || topics.includes("area")) return undefined;
  if (place.area === "nearby" || place.area === "unknown") return `Our team confirms that we come to ${place.name}.`;
  if (place.area !== "far") return undefined;
  return `${place.name} may be outside our service area (${serviceTowns.join(", ")}), so please call ${profile.phone} to be sure.`;
}

/** The wish about how to be reached, as it was taken down. */
function wishNote({ memory, before }: Reading): string | undefined {
  const news = [
    memory.times && memory.times !== before.times
      ? `"${memory.times.slice((before.times?.length ?? -2) + 2)}"`
      : undefined,
    memory.askFor && memory.askFor !== before.askFor ? `that the office asks for ${memory.askFor}` : undefined,
  ].filter(Boolean);
  return news.length > 0 ? `I have noted ${news.join(" and ")} as your wish.` : undefined;
}

/** What the server itself says around an engine's words, in English. */
function framed(reply: EngineReply, reading: Reading, state: ConversationState, was: ConversationState): string {
  const isNewLead = state === "lead_created" && was !== "lead_created";
  const changes = { ...reading.changes, ...reply.changes };
  const { details: _, service: __, product: ___, ...contact } = changes;
  const isUpdated = !isNewLead && state === "lead_created" && Object.values(contact).some(Boolean);
  const { kind } = reading.memory;
  return [
    areaNote(reading, reply.topics),
    isNewLead ? (kind ? promises[kind] : promise) : isUpdated ? updated : undefined,
    wishNote(reading),
    reply.content,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Beside an answer the subject need not be repeated; who and where must be. */
const contactIn = ({ service: _, product: __, ...contact }: Slots): Slots => contact;

/** Refusing a detail is no refusal of the whole: the next question may still be answered. */
const isOnlyDetail = ({ memory: { lastAsked } }: Reading): boolean =>
  lastAsked === "location" || lastAsked === "callback";

const stateBefore = (state: ConversationState, reading: Reading): ConversationState => {
  if (reading.isDecline && !isOnlyDetail(reading)) return "declined";
  if (state === "declined" && reading.isRestart) return "answering";
  return state === "initial" || state === "handoff" || state === "closed" ? "answering" : state;
};

/** After a refusal that the visitor took back, each question may be asked once more. */
function memoryBefore(reading: Reading, state: ConversationState): Memory {
  const { memory } = reading;
  const { lastAsked } = memory;
  if (reading.isDecline)
    return {
      ...memory,
      declines: memory.declines + 1,
      refused: lastAsked ? [...(memory.refused ?? []), lastAsked] : memory.refused,
    };
  if (state !== "declined" || !reading.isRestart) return memory;
  return {
    ...memory,
    refused: [],
    asked: {
      ...memory.asked,
      name: Math.min(memory.asked.name ?? 0, 1),
      contact: Math.min(memory.asked.contact ?? 0, 1),
    },
  };
}

interface Around {
  reading: Reading;
  changes: Slots;
  before: Slots;
  next: ConversationState;
  was: ConversationState;
}

/** The engine's words with what the server says around them. */
function contentOf({ reply, isModel }: Spoken, { reading, changes, before, next, was }: Around): string {
  if (reading.memory.language === "es") return reply.content;
  const said = framed(reply, reading, next, was);
  if (isModel) return withReadBack(said, changes, before);
  const repeated = reply.topics?.length ? contactIn(changes) : changes;
  return [readBack(repeated, before), said].filter(Boolean).join(" ");
}

/**
 * One turn from the visitor's words to the reply, whichever engine speaks: guards, slots, refusal, plan, engine,
 * read-back. Writes nothing.
 */
export async function answerTurn(input: TurnInput, engines: Engines): Promise<TurnResult> {
  const { slots: before, state: was, messages } = input;
  const reading = readTurn(messages, before, input.memory);
  if (reading.guard) return guarded(input, reading, reading.guard);
  const state = stateBefore(was, reading);
  const memory = memoryBefore(reading, was);
  const plan: Plan = planNext({ ...reading, memory, state });
  const turn = turnOf(input, { ...reading, memory }, plan);
  if (reading.isDecline && plan.state === "declined")
    return {
      content: memory.language === "es" ? spanishDecline : withReadBack(declineWords(memory), reading.changes, before),
      slots: reading.slots,
      changes: reading.changes,
      memory: { ...memory, lastAsked: undefined },
      state: "declined",
      usedModel: false,
    };
  const spoken = await speak(engines, turn);
  const { reply } = spoken;
  const slots = { ...reading.slots, ...reply.changes };
  const changes = { ...reading.changes, ...reply.changes };
  const next = reply.state ?? (isLead(slots, memory) ? "lead_created" : plan.state);
  const askedFor = reply.askedFor === null ? undefined : (reply.askedFor ?? plan.asks);
  const content = contentOf(spoken, { reading, changes, before, next, was });
  return {
    content,
    selections: reply.selections ?? plan.selections,
    slots,
    changes,
    memory: remember(memory, reply, askedFor, messages),
    state: next,
    usedModel: engines.model !== undefined,
  };
}
