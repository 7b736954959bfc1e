import type { Asked } from "@site/core/chat/memory";
import { serviceChoices } from "@site/core/chat/options";
import { spanishPromise } from "../engine/spanish.ts";
import { withSpanishReadBack } from "../engine/spanish-read-back.ts";
import type { TurnInput, TurnResult } from "../engine.ts";
import { promiseOf } from "../frame-reply.ts";
import { isLead } from "../plan-next.ts";
import { withReadBack } from "../read-back.ts";
import type { Applied } from "./apply-proposal.ts";
import { saysPassedOn, sentencesOf } from "./check-reply.ts";

/** Emphasis and line marks that models write although they should not. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll("**", "")
    .replace(/^(?:[-*]|#+)\s+/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** The reply without a question that may not be put; empty when it is nothing else. */
export const withoutQuestion = (text: string, asks: Asked | undefined, { asked }: Applied): string =>
  asks && !asked
    ? sentencesOf(text)
        .filter((sentence) => !sentence.endsWith("?"))
        .join(" ")
    : text;

/** The turn of a checked reply: what was saved and forgotten in it is repeated, and a new request is told of. */
export function finishReply(
  text: string,
  { slots: before, memory: known, state: was, now }: TurnInput,
  applied: Applied,
): TurnResult {
  const { slots, changes, memory, state, asked } = applied;
  const isSpanish = memory.language === "es";
  const isWanted = !memory.isWithdrawn && !applied.acts.includes("stop");
  const isNew = isWanted && isLead(slots, memory) && !isLead(before, known) && was !== "lead_created";
  const isTold = !isNew || saysPassedOn(text);
  const promiseNow = () => (isSpanish ? spanishPromise(memory, now) : promiseOf({ memory, slots, changes }, now));
  const promise = isTold ? "" : promiseNow();
  const last = sentencesOf(text).at(-1) ?? "";
  const question = promise && last.endsWith("?") ? last : "";
  const rest = question ? text.slice(0, -question.length).trim() : text;
  const content = [rest, promise, question].filter(Boolean).join(" ");
  return {
    content: isSpanish ? withSpanishReadBack(content, changes, before) : withReadBack(content, changes, before),
    selections: asked === "service" ? serviceChoices : undefined,
    slots,
    changes,
    memory,
    state,
    usedModel: true,
  };
}
