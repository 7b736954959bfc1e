import { learnedPatterns, type Pattern } from "@site/core/chat/learned-pattern-entity";
import { type ReviewState, reviewStates } from "@site/core/chat/options";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { writeIf } from "@site/core/store/conditional-write";
import { listAnswerTexts } from "../ranking/knowledge-base.ts";
import { newestPerQuestion } from "./same-question.ts";
import { findWaiting } from "./waiting-questions.ts";

/** Patterns in one state of review, each question once, the newest. Reads an index, which follows the table within a
 * second or so. */
export async function listPatterns({ store }: Context, review: ReviewState): Promise<Pattern[]> {
  const { data } = await learnedPatterns(store).query.byReview({ review }).go({ pages: "all" });
  return newestPerQuestion(data);
}

export async function findPattern({ store }: Context, id: string): Promise<Pattern | undefined> {
  const found = await Promise.all(
    reviewStates.map((review) => learnedPatterns(store).query.byReview({ review, id }).go()),
  );
  return found.flatMap(({ data }) => data)[0];
}

interface Correction {
  /** What the assistant shall say in place of what was once said. */
  answer?: string | undefined;
  /** The known question that it is another wording of. */
  label?: string | undefined;
}

/** A question of a visitor's chat that waits becomes a pattern with the decision about it. */
async function decideWaiting(context: Context, id: string, decision: Decision): Promise<boolean> {
  const waiting = await findWaiting(context, id);
  if (!waiting) return false;
  if (decision.review === "approved" && !decision.answer && !decision.label)
    throw new AppError("invalid", "Please write an answer, or press one of the known questions.");
  const { chatId: conversationId, question, timestamp } = waiting;
  const { answer = "", label } = decision;
  const [currentAnswer] = label ? listAnswerTexts(label, { text: question, now: context.now(), language: "en" }) : [];
  await learnedPatterns(context.store)
    .put({ id, conversationId, question, timestamp, ...decision, answer: answer || currentAnswer || "" })
    .go();
  return true;
}

interface Decision extends Correction {
  review: Exclude<ReviewState, "pending">;
  reviewedBy: string;
  reviewedAt: string;
}

/** Writes down a person's decision about a pattern, or about a question that waits for an answer.
 * @param by who decided: a member's email address; from the command line the IAM identity, locally the system's user
 * @throws AppError invalid when a question that waits is to be approved without an answer, notFound when there is no such
 * pattern, or an import has just replaced it */
export async function reviewPattern(
  context: Context,
  id: string,
  review: Exclude<ReviewState, "pending">,
  by: string,
  { answer, label }: Correction = {},
): Promise<void> {
  const decision = {
    review,
    reviewedBy: by,
    reviewedAt: context.now().toISOString(),
    ...(answer ? { answer } : {}),
    ...(label ? { label } : {}),
  };
  const pattern = await findPattern(context, id);
  if (!pattern && (await decideWaiting(context, id, decision))) return;
  const key = pattern && { conversationId: pattern.conversationId, createdAt: pattern.createdAt, id };
  const isDecided = key && (await writeIf(learnedPatterns(context.store).patch(key).set(decision)));
  if (!isDecided) throw new AppError("notFound", `There is no pattern ${id}.`);
}
