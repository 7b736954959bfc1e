import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import type { ConversationState, MessageRole, ServiceChoice } from "@site/core/chat/options";
import type { Reading } from "./read-turn.ts";
import type { Understood } from "./understanding/understand.ts";

/** One earlier message. Only rows that the server itself wrote or took from the visitor: never client-written replies. */
export interface HistoryRow {
  role: MessageRole;
  content: string;
}

/** What a turn starts from. */
export interface TurnInput {
  slots: Slots;
  memory: Memory;
  state: ConversationState;
  /** The office has a request from before this talk began again. */
  hasFormer?: boolean;
  /** Trusted rows before this turn, oldest first. */
  history: readonly HistoryRow[];
  /** The visitor's new messages, oldest first; card and social security numbers are masked. */
  messages: readonly string[];
  now: Date;
  /** Ends the turn early; aborted at the deadline. */
  signal: AbortSignal;
  /** When the reply must be there, ms since the epoch. */
  deadline: number;
}

/** What a turn comes to. Nothing of it is stored yet. */
export interface TurnResult {
  content: string;
  selections?: readonly ServiceChoice[] | undefined;
  slots: Slots;
  changes: Slots;
  memory: Memory;
  state: ConversationState;
  usedModel: boolean;
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
export interface EngineTurn extends TurnInput {
  /** What was known before the turn. */
  before: { slots: Slots; memory: Memory };
  /** What the rules filled or changed in this turn; in `slots` already. Every contact value in it must be repeated in
   * the reply. */
  found: Slots;
  plan: Plan;
  /** What each message means. */
  understood: readonly Understood[];
}

export interface EngineReply {
  /** Never empty. */
  content: string;
  selections?: readonly ServiceChoice[] | undefined;
  /** The plan's when absent. */
  state?: ConversationState | undefined;
  /** What the reply asks for, the plan's when absent; null when it asks nothing. */
  askedFor?: Asked | null | undefined;
  /** Ids of the facts that were told. */
  topics?: readonly string[] | undefined;
  /** True when nothing was understood. */
  isFallback?: boolean | undefined;
}

/** Answers a turn that was read by rule. Writes nothing. */
export interface Engine {
  reply(turn: EngineTurn): Promise<EngineReply>;
}

/**
 * A language model that reads a turn and answers it, under the same checks and limits as the rules. Writes nothing.
 * @throws anything on failure; the embedded engine then answers the same turn
 */
export interface Model {
  /** @param reading the same turn as the rules read it: phone numbers and danger are theirs */
  answer(input: TurnInput, reading: Reading): Promise<TurnResult>;
}
