import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import { afterCallOff } from "./guards/calls-off.ts";
import { findGuard, type GuardKind } from "./guards/find-guard.ts";
import { personToAskFor, replacesName, wantsSelf } from "./slots/people.ts";
import { isQuestion } from "./understanding/clauses.ts";
import { troubleOf } from "./understanding/trouble.ts";
import type { Understood } from "./understanding/understand.ts";

/** "Have somebody call me at 315-555-0142" is a request and no wish to leave the chat; a refused wish to be called is none. */
export function guardOf(
  text: string,
  understood: Understood,
  before: { slots: Slots; memory: Memory },
  { asked, refused, isReach }: { asked: Asked | undefined; refused: boolean; isReach: boolean },
): GuardKind | undefined {
  const act = findGuard(text, understood);
  const found = act === undefined || act === "abuse" ? (troubleOf(text) ?? act) : act;
  const told = refused && found && refusable.has(found) ? undefined : found;
  // The number that follows "stop calling me" is the one to be left alone.
  const isAnother = isReach || wantsSelf(text) || (replacesName(text) && personToAskFor(text) !== undefined);
  const own = isAnother ? (told === "withdraw" ? undefined : told) : afterCallOff(text, before, told);
  if (isReach && before.memory.topics.at(-1) === "act-stop" && (!own || own === "callback")) return "stop";
  // "tomorrow after 5" answers the question for a number only with its time.
  return own === "recap" && asked !== undefined && !isQuestion(text) ? undefined : own;
}
const refusable: ReadonlySet<GuardKind> = new Set(["callback", "human", "withdraw"]);
