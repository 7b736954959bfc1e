import type { EngineTurn, TurnInput } from "../engine.ts";
import { type Reading, readTurn, saidEarlier } from "../read-turn.ts";
import { freshMemory } from "../session-slots.ts";
import { understand } from "../understanding/understand.ts";

/** What a turn starts from, for tests: one question, the service known. */
export const buildInput = (overrides: Partial<TurnInput> = {}): TurnInput => ({
  slots: { service: "windows" },
  state: "qualifying",
  memory: freshMemory(),
  history: [],
  messages: ["How long does a window job take?"],
  now: new Date("2026-11-23T15:00:00Z"),
  signal: new AbortController().signal,
  deadline: Date.now() + 25_000,
  ...overrides,
});

/** The same turn as the rules read it. */
export const readingOf = ({ messages, slots, memory, history }: TurnInput): Reading =>
  readTurn(messages, slots, memory, saidEarlier(history));

/** A turn that was read by rule, for tests: one fact, the name still unknown. */
export const buildTurn = (overrides: Partial<EngineTurn> = {}): EngineTurn => ({
  ...buildInput(),
  before: { slots: {}, memory: freshMemory() },
  found: {},
  plan: { state: "collecting_name", asks: "name", question: "What name may I put on your request?" },
  understood: [understand("How long does a window job take?")],
  ...overrides,
});
