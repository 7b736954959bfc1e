import { answerTurn } from "./answer-turn.ts";
import { embeddedEngine } from "./engine/embedded-engine.ts";
import type { HistoryRow, TurnInput, TurnResult } from "./engine.ts";
import { freshMemory } from "./session-slots.ts";

const engines = { embedded: embeddedEngine() };

/** A dialogue without a store for tests. @returns the results of its turns */
export async function talkAt(now: string, ...texts: (string | string[])[]): Promise<TurnResult[]> {
  let input: TurnInput = {
    slots: {},
    memory: freshMemory(),
    state: "initial",
    history: [],
    messages: [],
    now: new Date(now),
    signal: AbortSignal.timeout(10_000),
    deadline: Date.now() + 10_000,
  };
  const results: TurnResult[] = [];
  for (const text of texts) {
    const messages = [text].flat();
    const result = await answerTurn({ ...input, messages }, engines);
    results.push(result);
    const said: HistoryRow[] = messages.map((content) => ({ role: "user", content }));
    const history = [...input.history, ...said, { role: "assistant" as const, content: result.content }];
    input = { ...input, slots: result.slots, memory: result.memory, state: result.state, history };
  }
  return results;
}

/** The same on a Monday, while the office is open. */
export const talk = (...texts: (string | string[])[]): Promise<TurnResult[]> =>
  talkAt("2026-11-23T15:00:00Z", ...texts);

/** The last turn of a dialogue on a Monday. */
export async function lastOf(...texts: (string | string[])[]): Promise<TurnResult> {
  const result = (await talk(...texts)).at(-1);
  if (!result) throw new Error("A dialogue without a turn");
  return result;
}
