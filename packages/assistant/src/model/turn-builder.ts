import type { EngineTurn } from "../engine.ts";
import { freshMemory } from "../session-slots.ts";
import { understand } from "../understanding/understand.ts";

/** A turn for tests: one question, one fact, the name still unknown. */
export const buildTurn = (overrides: Partial<EngineTurn> = {}): EngineTurn => ({
  before: { slots: {}, memory: freshMemory() },
  slots: { service: "windows" },
  found: {},
  state: "qualifying",
  memory: freshMemory(),
  plan: { state: "collecting_name", asks: "name", question: "What name may I put on your request?" },
  history: [],
  understood: [understand("How long does a window job take?")],
  messages: ["How long does a window job take?"],
  now: new Date("2026-11-23T15:00:00Z"),
  signal: new AbortController().signal,
  deadline: Date.now() + 25_000,
  ...overrides,
});
