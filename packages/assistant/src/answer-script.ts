import { liveAgentDefault } from "@site/company/live-agent";
import { liveAgentReply } from "@site/core/chat/live-agent";
import { answerTurn } from "./answer-turn.ts";
import { embeddedEngine } from "./engine/embedded-engine.ts";
import type { TurnInput, TurnResult } from "./engine.ts";
import type { Reading } from "./read-turn.ts";

const engines = { embedded: embeddedEngine(), model: undefined };

/**
 * What the assistant says in place of the browser's script, which knows a few words only: to danger, complaints and all
 * else that a guard answers, to who leaves a phone number or an email, and where the script has nothing of its own to say.
 * @param reading of the same messages
 * @returns undefined where the script's own words stand
 */
export async function answerInScript(input: TurnInput, reading: Reading): Promise<TurnResult | undefined> {
  const { guard, changes } = reading;
  // The script has no part in it, so that its question would come out of nowhere.
  if (guard === "unsure") return undefined;
  const isNeeded = guard !== undefined || changes.phone !== undefined || changes.email !== undefined;
  if (!isNeeded && liveAgentReply(input.messages.at(-1) ?? "") !== liveAgentDefault) return undefined;
  const result = await answerTurn(input, engines);
  return isNeeded || result.memory.fallbacks === 0 ? result : undefined;
}
