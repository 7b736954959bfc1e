import { chatLimits } from "@site/core/chat/options";
import { cutText } from "@site/core/text/cut-text";
import { anyOf } from "../signals/any-of.ts";
import { contactRequest, isNewlyReached } from "./acknowledge.ts";
import { type Act, getRecentAct } from "./acts.ts";
import type { Composition, Turn } from "./compose-reply.ts";
import { echo, isTimeAlone } from "./echo.ts";
import { intents } from "./intents.ts";
import { toPlain } from "./question-parts.ts";

/** Whether a visitor wrote that they want nothing any more; "no calls, please" alone is a wish for another way. */
const hasLeft = ({ input: { history } }: Turn): boolean =>
  history.some(({ role, content }) => role === "user" && leaves.test(toPlain(content)));
const leaves = anyOf(
  /\b(?:another way|decided (?:to|against|not)|(?:went|going) with|changed (?:my|our) minds?|no longer)\b/,
  /\b(?:not interested|never ?mind|cancel\w*)\b/,
);

const noCallsWish = "no calls, please";
export const textsWish = "texts, no calls";
const wishOfWay = (plain: string): string => {
  if (!intents.noCalls.test(plain)) return "";
  return /\bte?xt/.test(plain) ? textsWish : noCallsWish;
};

/** "Text me, don't call" names a way. */
export const wantsOtherWay = (plain: string): boolean =>
  intents.noCalls.test(plain) && /\b(?:te?xt|e-?mail)/.test(plain);

/** When and how somebody wants to be reached, with what this message tells of it; a visit's time is none of that. */
export function timesAfter(
  { signals, times: ownTimes, memory: { times } }: Turn,
  act: Act | undefined,
): string | undefined {
  const own = act?.id === "reschedule" ? "" : ownTimes;
  const way = wishOfWay(signals.plain);
  // "Don't text before nine" names the way itself.
  const wishes = [own && /\b(?:te?xt|call)/i.test(own) ? "" : way, own].filter(
    (wish) => wish && !times?.includes(wish),
  );
  return wishes.length > 0 ? cutText([times, ...wishes].filter(Boolean).join("; "), chatLimits.timesLength) : times;
}

/** Whether a visitor who wanted no calls leaves a way to be reached after all. */
export const comesBack = (turn: Turn): boolean =>
  isNewlyReached(turn) && turn.memory.times === noCallsWish && !hasLeft(turn);

/** "Tomorrow?" behind a wish for work or for a call: that is when it suits. */
export function replyToTime(turn: Turn): Composition | undefined {
  const { signals, memory, texts } = turn;
  const { changes, hasPartialPhone } = signals.contact;
  const act = getRecentAct(memory);
  const isAwaited = act === "callback" || (act === undefined && memory.isBuying);
  const isOfHours = /^(?:hours|holidays)$/.test(memory.topics.at(-1) ?? "");
  const isOnlyTime = Object.keys(changes).length === 0 && !hasPartialPhone && isTimeAlone(signals.plain);
  if (memory.kind === "emergency" || memory.isWithdrawn || !isAwaited || isOfHours || !isOnlyTime) return undefined;
  const times = signals.text.replace(
    /^(?:(?:what|how) about|(?:can|could|do) (?:you|u) do) |(?: (?:then|instead))?[\s.?!]*$/gi,
    "",
  );
  const { text, ...request } = contactRequest(turn);
  return {
    parts: [texts.times(echo(times)), text],
    memory: { ...memory, times: timesAfter({ ...turn, times }, undefined) },
    ...request,
  };
}
