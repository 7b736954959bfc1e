import { profile } from "@site/company/profile";
import { type Asked, type Memory, withQuestion } from "@site/core/chat/memory";
import { type ConversationState, handoffKinds } from "@site/core/chat/options";
import { pages } from "@site/core/site/pages";
import { serviceChoiceList } from "./answers/answer.ts";
import { besideGuard } from "./engine/answer-message.ts";
import { spanishBeside } from "./engine/spanish-answers.ts";
import { withSpanishReadBack } from "./engine/spanish-read-back.ts";
import type { EngineReply, EngineTurn, Plan, TurnInput, TurnResult } from "./engine.ts";
import { contentOf } from "./frame-reply.ts";
import { type GuardKind, isIntrusion } from "./guards/find-guard.ts";
import { abuseLimit, guardReplies } from "./guards/guard-reply.ts";
import { spanishGuardReplies } from "./guards/spanish-guard-reply.ts";
import { isMasked, withoutMarks } from "./mask-numbers.ts";
import { isLead, planNext } from "./plan-next.ts";
import { withReadBack } from "./read-back.ts";
import { type Reading, readTurn, saidEarlier } from "./read-turn.ts";
import { askModel, type Engines } from "./speak.ts";

const handoffs: ReadonlySet<GuardKind> = new Set(handoffKinds);

/** Said to who has read every fixed reply already. */
const guardAgain = `I hear you, and I am sorry that I can't do more about it from this chat. The office at ${profile.phone} can.`;

const spanishGuardAgain = `Le escucho, y siento no poder hacer más desde este chat. La oficina, en el ${profile.phone}, sí puede.`;
const spanishDecline = ({ declines }: Memory): string =>
  declines > 1
    ? "De acuerdo, no se lo vuelvo a pedir. Si le queda alguna duda, pregúnteme con confianza."
    : `No hay problema, no hace falta que deje ningún dato. Puede preguntar lo que guste, enviar el formulario de ${pages.quote.path} cuando quiera, o llamar al ${profile.phone}.`;
const declineAgain = `That is no problem, I won't ask for that again. Is there something about ${serviceChoiceList} that I can tell you?`;
const declineWords = ({ declines }: Memory): string => (declines > 1 ? declineAgain : declineText);
const declineText = `That is no problem. You can send the quote form at ${pages.quote.path} whenever it suits you, or call ${profile.phone}. I am glad to answer questions here.`;

/** The fixed reply in the visitor's language, another one when it was said before, and what was saved in front of it. */
function guardWords(input: TurnInput, { slots, memory, changes }: Reading, kind: GuardKind, abuse: number): string {
  const { now, hasFormer } = input;
  const situation = { now, abuse, slots, memory, hasFormer, message: input.messages.join(" ") };
  const isSpanish = memory.language === "es";
  const wordings = isSpanish ? spanishGuardReplies(kind, situation) : guardReplies(kind, situation);
  const before = input.history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const unsaid = wordings.find((wording) => !before.some((reply) => reply.includes(wording)));
  const again = isSpanish ? spanishGuardAgain : guardAgain;
  const reply = unsaid ?? (wordings.length > 1 ? again : (wordings[0] ?? again));
  return isSpanish ? withSpanishReadBack(reply, changes, input.slots) : withReadBack(reply, changes, input.slots);
}

const turnOf = (input: TurnInput, { slots, changes, memory, understood, before }: Reading, plan: Plan): EngineTurn => ({
  ...input,
  before: { slots: input.slots, memory: before },
  slots,
  found: changes,
  memory,
  plan,
  understood,
});

/** Counts a question, and keeps what was told last. */
const askedAndTold = (memory: Memory, asked: Asked | undefined, topics: readonly string[] = []) => ({
  topics: [...memory.topics, ...topics].slice(-20),
  lastAsked: asked,
  asked: asked ? { ...memory.asked, [asked]: (memory.asked[asked] ?? 0) + 1 } : memory.asked,
});

function guarded(input: TurnInput, reading: Reading, kind: GuardKind): TurnResult {
  const { slots, memory } = reading;
  const abuse = memory.abuse + (kind === "abuse" ? 1 : 0);
  const asked = kind === "callback" && !slots.phone ? "contact" : undefined;
  const state = isLead(slots, memory) ? "lead_created" : handoffs.has(kind) ? "handoff" : input.state;
  const turn = turnOf(input, reading, { state: input.state });
  const beside = memory.language === "es" ? spanishBeside(kind, turn) : besideGuard(kind, turn);
  return {
    content: [guardWords(input, reading, kind, abuse), beside?.text].filter(Boolean).join(" "),
    slots,
    changes: reading.changes,
    memory: {
      ...memory,
      abuse,
      ...askedAndTold(memory, asked, [`act-${kind}`, ...(beside?.topics ?? [])]),
      fallbacks: 0,
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
  return {
    ...memory,
    ...askedAndTold(memory, askedFor, reply.topics),
    forOffice: reply.topics?.includes("office-knows") ? withQuestion(memory, messages.join(" ")) : memory.forOffice,
    fallbacks: reply.isFallback ? memory.fallbacks + 1 : 0,
  };
}

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

const maskNotes: Readonly<Record<Memory["language"], string>> = {
  en: "I have removed a number that looked like a payment card or social security number: please don't send those in this chat.",
  es: "Borré un número que parecía de tarjeta o de seguro social: por favor no mande esos datos en este chat.",
};

/**
 * One turn from the visitor's words to the reply. A model, where there is one, reads and answers it; otherwise, and
 * whenever it fails, the rules do: guards, slots, refusal, plan, engine, read-back. Writes nothing.
 */
export async function answerTurn(input: TurnInput, engines: Engines): Promise<TurnResult> {
  if (!input.messages.some(isMasked)) return answerWords(input, engines);
  const messages = input.messages.map(withoutMarks).filter((text) => /[\p{L}\d]/u.test(text));
  const { slots, memory: known, state } = input;
  if (messages.length === 0)
    return { content: maskNotes[known.language], slots, changes: {}, memory: known, state, usedModel: false };
  const result = await answerWords({ ...input, messages }, engines);
  const { content, memory } = result;
  const note = maskNotes[memory.language];
  return { ...result, content: content.endsWith("?") ? `${note} ${content}` : `${content} ${note}` };
}

/** Who asks to be called at a number of another country is asked for one at home, and not for a number. */
const needsOtherNumber = ({ guard, hasForeignPhone, slots: { phone, email } }: Reading): boolean =>
  hasForeignPhone && (guard === "callback" || guard === "human") && !phone && !email;

async function answerWords(input: TurnInput, engines: Engines): Promise<TurnResult> {
  const { slots: before, messages } = input;
  const reading = readTurn(messages, before, input.memory, saidEarlier(input.history));
  const model = isForRules(reading, messages) ? undefined : engines.model;
  const byModel = model && (await askModel(model, input, reading));
  if (byModel) return byModel;
  const result = await answerByRule(input, engines, reading);
  return { ...result, content: withResumed(result, input), usedModel: model !== undefined };
}

const resumed: Readonly<Record<Memory["language"], string>> = {
  en: "Your request stands again, and the office can see that.",
  es: "Su solicitud sigue en pie, y la oficina lo puede ver.",
};

/** A reply that says so where a withdrawal was taken back. */
const withResumed = (
  { content, memory: { language, isWithdrawn } }: TurnResult,
  { memory: before, slots: { phone, email } }: TurnInput,
): string => (before.isWithdrawn && !isWithdrawn && (phone ?? email) ? `${resumed[language]} ${content}` : content);

/** What somebody writes to turn the assistant around no model gets to read. */
const isForRules = ({ guard }: Reading, messages: readonly string[]): boolean =>
  guard === "injection" || messages.some(isIntrusion);

async function answerByRule(input: TurnInput, { embedded }: Engines, reading: Reading): Promise<TurnResult> {
  const { slots: before, state: was, messages } = input;
  if (reading.guard && !needsOtherNumber(reading)) return guarded(input, reading, reading.guard);
  const state = stateBefore(was, reading);
  const memory = memoryBefore(reading, was);
  const plan: Plan = planNext({ ...reading, memory, state });
  const turn = turnOf(input, { ...reading, memory }, plan);
  const isSale = memory.kind === undefined || memory.kind === "callback" || memory.kind === "job";
  if (reading.isDecline && plan.state === "declined" && (isSale || memory.language === "es"))
    return {
      content:
        memory.language === "es" ? spanishDecline(memory) : withReadBack(declineWords(memory), reading.changes, before),
      slots: reading.slots,
      changes: reading.changes,
      memory: { ...memory, lastAsked: undefined },
      state: "declined",
      usedModel: false,
    };
  const reply = await embedded.reply(turn);
  const { slots, changes } = reading;
  const next = reply.state ?? (isLead(slots, memory) ? "lead_created" : plan.state);
  const askedFor = reply.askedFor === null ? undefined : (reply.askedFor ?? plan.asks);
  const content = contentOf(reply, { reading, before, next, was, now: input.now });
  return {
    content,
    selections: reply.selections ?? plan.selections,
    slots,
    changes,
    memory: remember(memory, reply, askedFor, messages),
    state: next,
    usedModel: false,
  };
}
