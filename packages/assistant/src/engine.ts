import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import type { ConversationState, MessageRole, ServiceChoice } from "@site/core/chat/options";
import type { Understood } from "./understanding/understand.ts";

/** One earlier message. Only rows that the server itself wrote or took from the visitor: never client-written replies. */
export interface HistoryRow {
  role: MessageRole;
  content: string;
}

export interface FoundFact {
  id: string;
  /** The answer as it may be told: figures, hours and dates are filled in. */
  text: string;
  /** IDF-weighted share of the question's content words found in the fact, 0 to 1: from 0.5 it is the answer. */
  coverage: number;
}

export interface Plan {
  state: ConversationState;
  asks?: Asked | undefined;
  /** The question in words, ready to be said at the end of the reply. */
  question?: string | undefined;
  selections?: readonly ServiceChoice[] | undefined;
}

/** One turn: all visitor's messages since the last reply. Guards have passed and slots were filled by rule before. */
export interface EngineTurn {
  slots: Slots;
  /** What the rules filled or changed in this turn. Every contact value in it must be repeated in the reply. */
  found: Slots;
  state: ConversationState;
  memory: Memory;
  plan: Plan;
  history: readonly HistoryRow[];
  /** The visitor's new messages, oldest first; card and social security numbers are masked. */
  messages: readonly string[];
  understood: readonly Understood[];
  now: Date;
  findFacts: (question: string, limit?: number) => readonly FoundFact[];
  signal: AbortSignal;
  /** When the reply must be there, ms since the epoch. */
  deadline: number;
}

export interface EngineReply {
  /** Never empty. */
  content: string;
  selections?: readonly ServiceChoice[] | undefined;
  /** Slots that the engine saved itself, by `saveContact`; the server adds them to the turn's own and to the lead. */
  changes?: Slots | undefined;
  state?: ConversationState | undefined;
  /** What the reply asks for, the plan's when absent; null when it asks nothing. */
  askedFor?: Asked | null | undefined;
  topics?: readonly string[] | undefined;
  isFallback?: boolean | undefined;
}

/** Answers a turn. Writes nothing: what it wants saved stands in the reply, and the server commits it.
 * @throws anything on failure; the server then lets the embedded engine answer the same turn */
export interface Engine {
  reply(turn: EngineTurn): Promise<EngineReply>;
}
