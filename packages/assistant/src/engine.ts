import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import type { ConversationState, MessageRole, ServiceChoice } from "@site/core/chat/options";
import type { Understood } from "./understanding/understand.ts";

/** One earlier message. Only rows that the server itself wrote or took from the visitor: never client-written replies. */
export interface HistoryRow {
  role: MessageRole;
  content: string;
}

/** What the dialogue policy wants next, computed from the slots before the engine speaks. */
export interface Plan {
  state: ConversationState;
  asks?: Asked | undefined;
  /** The question in words, ready to be said at the end of the reply. */
  question?: string | undefined;
  selections?: readonly ServiceChoice[] | undefined;
  /** A number of another country was given: another one is asked for. */
  isForeign?: true;
}

/** One turn: all visitor's messages since the last reply. Guards have passed and slots were filled by rule before. */
export interface EngineTurn {
  /** What was known before the turn. */
  before: { slots: Slots; memory: Memory };
  /** Slots with this turn's changes already in. */
  slots: Slots;
  /** What the rules filled or changed in this turn. Every contact value in it must be repeated in the reply. */
  found: Slots;
  state: ConversationState;
  memory: Memory;
  plan: Plan;
  /** Trusted rows before this turn, oldest first. */
  history: readonly HistoryRow[];
  /** The visitor's new messages, oldest first; card and social security numbers are masked. */
  messages: readonly string[];
  /** What each of them means. */
  understood: readonly Understood[];
  now: Date;
  /** Ends the turn early; aborted at the deadline. */
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
  /** The plan's when absent. */
  state?: ConversationState | undefined;
  /** What the reply asks for, the plan's when absent; null when it asks nothing. */
  askedFor?: Asked | null | undefined;
  /** Ids of the facts that were told. */
  topics?: readonly string[] | undefined;
  /** True when nothing was understood. */
  isFallback?: boolean | undefined;
}

/**
 * Answers a turn. Writes nothing: what it wants saved stands in the reply, and the server commits it.
 * @throws anything on failure; the server then lets the embedded engine answer the same turn
 */
export interface Engine {
  reply(turn: EngineTurn): Promise<EngineReply>;
}
