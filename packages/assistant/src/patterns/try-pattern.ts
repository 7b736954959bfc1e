import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { answerTurn } from "../answer-turn.ts";
import { embeddedEngine } from "../engine/embedded-engine.ts";
import { freshMemory } from "../session-slots.ts";
import { findPattern, listApprovedPatterns } from "./review-patterns.ts";

const patience = 5000;

/** What the assistant would reply to a visitor's first words if an answer were approved beside those that are. Nothing is
 * stored, and nobody else gets the answer.
 * @returns whether the reply is that answer
 * @throws AppError notFound */
export async function tryPattern(
  context: Context,
  { id, answer, question }: { id: string; answer: string; question: string },
): Promise<{ reply: string; isAnswer: boolean }> {
  const [pattern, approved] = await Promise.all([findPattern(context, id), listApprovedPatterns(context)]);
  if (!pattern) throw new AppError("notFound", `There is no pattern ${id}.`);
  const patterns = [...approved.filter((each) => each.id !== id), { id, question: pattern.question, answer }];
  const { content, memory } = await answerTurn(
    {
      slots: {},
      memory: freshMemory(),
      state: "initial",
      history: [],
      messages: [question],
      now: context.now(),
      signal: AbortSignal.timeout(patience),
      deadline: Date.now() + patience,
    },
    { embedded: embeddedEngine(async () => patterns) },
  );
  return { reply: content, isAnswer: memory.topics.includes(`pattern-${id}`) };
}
