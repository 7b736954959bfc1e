import type { ServiceType } from "../quote/options.ts";
import type { ConversationState, MessageRole, ServiceChoice } from "./options.ts";

/** What the chat knows of its visitor; every value has passed `saveContact`. */
export interface Slots {
  name?: string | undefined;
  /** As printed: "315-555-0142". */
  phone?: string | undefined;
  email?: string | undefined;
  /** Town, ZIP or street with town. */
  location?: string | undefined;
  /** A street address, kept beside the location. */
  address?: string | undefined;
  service?: ServiceType | undefined;
  /** A product's name in the catalogue. */
  product?: string | undefined;
  /** Project details in the visitor's words. */
  details?: string | undefined;
}
export type SlotName = keyof Slots;

/** What a reply may ask for. `areaCode` follows a phone number of seven to nine digits. */
export type Asked = "service" | "details" | "name" | "location" | "contact" | "areaCode";

export type Language = "en" | "es";

/** What the dialogue remembers between turns, beside the slots. */
export interface Memory {
  lastAsked?: Asked | undefined;
  /** How often each question was asked. */
  asked: Partial<Record<Asked, number>>;
  declines: number;
  /** Fallback replies in a row. */
  fallbacks: number;
  abuse: number;
  /** The visitor wants something done, so that details may be asked for. */
  isBuying: boolean;
  /** Service that the visitor asked about last: what "yes, an estimate" is for. */
  interest?: ServiceType | undefined;
  /** Services beyond the one in the slots. */
  services: readonly ServiceType[];
  /** Ids of the facts that were told, oldest first. */
  topics: readonly string[];
  language: Language;
}

/** One earlier message. Only rows that the server itself wrote or took from the visitor: never client-written replies. */
export interface HistoryRow {
  role: MessageRole;
  content: string;
}

/** A fact that a question found. */
export interface FoundFact {
  id: string;
  /** The answer as it may be told: figures, hours and dates are filled in. */
  text: string;
  /** IDF-weighted share of the question's content words found in the fact, 0 to 1: from 0.5 it is the answer. */
  coverage: number;
}

/** What the dialogue policy wants next, computed from the slots before the engine speaks. */
export interface Plan {
  state: ConversationState;
  asks?: Asked | undefined;
  /** The question in words, ready to be said at the end of the reply. */
  question?: string | undefined;
  selections?: readonly ServiceChoice[] | undefined;
}

/** One turn: all visitor's messages since the last reply. Guards have passed and slots were filled by rule before. */
export interface EngineTurn {
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
  now: Date;
  /** The facts nearest to a question, best first. */
  findFacts: (question: string, limit?: number) => readonly FoundFact[];
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
