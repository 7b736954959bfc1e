import type { Reply } from "@site/core/chat/contract";
import type { Memory, Slots } from "@site/core/chat/memory";
import type { ConversationState, MessageRole, ServiceChoice } from "@site/core/chat/options";
import type { LearnedQuestion } from "../ranking/rank.ts";
import type { Danger } from "../signals/danger.ts";
import type { ContactSignals } from "../signals/extract-signals.ts";

/** One earlier message. Only rows that the server itself wrote or took from the visitor: never client-written replies. */
export interface HistoryRow {
  role: MessageRole;
  content: string;
}

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
  /** Questions that the office has answered. */
  learned?: readonly LearnedQuestion[] | undefined;
  /** Id of the quick reply that was pressed. */
  choice?: string | undefined;
  now: Date;
  /** Ends the turn early; aborted at the deadline. */
  signal: AbortSignal;
  /** When the reply must be there, ms since the epoch. */
  deadline: number;
}

/** What a turn comes to. Nothing of it is stored yet. */
export interface TurnResult extends Omit<Reply, "selections"> {
  selections?: readonly ServiceChoice[] | undefined;
  slots: Slots;
  changes: Slots;
  memory: Memory;
  state: ConversationState;
  usedModel: boolean;
}

/** All that a model is told of what rules found: numbers that it can't see, and danger. */
export interface ModelSignals {
  contact: ContactSignals;
  danger: Danger | undefined;
}

/**
 * A language model that reads a turn and answers it. Writes nothing.
 * @throws anything on failure; the receptionist then answers the same turn
 */
export interface Model {
  answer(input: TurnInput, signals: ModelSignals): Promise<TurnResult>;
}
