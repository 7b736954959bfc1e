import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { answerTurn } from "../conversation/answer-turn.ts";
import { freshMemory } from "../conversation/sessions.ts";
import { learnedQuestions } from "./learned-questions.ts";
import { findPattern } from "./review-patterns.ts";
import { findWaiting } from "./waiting-questions.ts";

const timeoutMs = 5000;

/** What the receptionist would reply to a visitor's first words if an answer were approved beside those that are. Nothing
 * is stored, and nobody else gets the answer.
 * @returns whether the reply is that answer
 * @throws AppError notFound */
export async function tryPattern(
  context: Context,
  { id, answer, question }: { id: string; answer: string; question: string },
): Promise<{ reply: string; isAnswer: boolean }> {
  const [stored, approved] = await Promise.all([findPattern(context, id), learnedQuestions(context)]);
  const pattern = stored ?? (await findWaiting(context, id));
  if (!pattern) throw new AppError("notFound", `There is no pattern ${id}.`);
  const learned = [...approved.filter((each) => each.id !== id), { id, question: pattern.question, answer }];
  const { content, memory } = await answerTurn(
    {
      slots: {},
      memory: freshMemory(),
      state: "initial",
      history: [],
      messages: [question],
      now: context.now(),
      signal: AbortSignal.timeout(timeoutMs),
      deadline: Date.now() + timeoutMs,
    },
    { learned },
  );
  return { reply: content, isAnswer: memory.topics.includes(`pattern-${id}`) };
}
