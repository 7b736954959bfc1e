import { answerTurn } from "./answer-turn.ts";
import { freshMemory } from "./sessions.ts";
import type { TurnInput, TurnResult } from "./turn.ts";

const timeoutMs = 10_000;

/** Plays a talk with the receptionist at an instant; nothing is stored. @returns what each message came to */
export async function playTalkAt(now: Date, ...texts: string[]): Promise<TurnResult[]> {
  let input: TurnInput = {
    slots: {},
    memory: freshMemory(),
    state: "initial",
    history: [],
    messages: [],
    now,
    signal: AbortSignal.timeout(timeoutMs),
    deadline: Date.now() + timeoutMs,
  };
  const results: TurnResult[] = [];
  for (const text of texts) {
    const result = await answerTurn({ ...input, messages: [text] }, {});
    const { slots, memory, state, content } = result;
    const history: TurnInput["history"] = [
      ...input.history,
      { role: "user", content: text },
      { role: "assistant", content },
    ];
    input = { ...input, slots, memory, state, history };
    results.push(result);
  }
  return results;
}

/** The same on a Monday at 10 AM. */
export const playTalk = (...texts: string[]): Promise<TurnResult[]> =>
  playTalkAt(new Date("2026-11-23T15:00:00Z"), ...texts);

/** What a talk comes to after its last message. */
export async function playLastReply(...texts: string[]): Promise<TurnResult> {
  const result = (await playTalk(...texts)).at(-1);
  if (!result) throw new Error("A talk without a turn");
  return result;
}
