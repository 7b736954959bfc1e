import { freshMemory } from "../conversation/sessions.ts";
import type { ModelSignals, TurnInput } from "../conversation/turn.ts";
import { extractSignals } from "../signals/extract-signals.ts";
import { listVisitorMessages } from "./grounding.ts";

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

/** What a model is told of the same turn. */
export const buildSignals = ({ messages, slots, memory, history }: TurnInput): ModelSignals =>
  extractSignals(messages, { slots, memory, said: listVisitorMessages(history) });
