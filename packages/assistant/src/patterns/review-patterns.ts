import { type ReviewState, reviewStates } from "@site/core/chat/blazeo/options";
import { blazeoPatterns, type Pattern } from "@site/core/chat/blazeo/pattern-entity";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import type { ApprovedPattern } from "../engine/pattern-index.ts";
import { newestPerQuestion } from "./same-question.ts";

/** Patterns in one state of review, each question once, the newest. Reads an index, which follows the table within a
 * second or so. */
export async function listPatterns({ store }: Context, review: ReviewState): Promise<Pattern[]> {
  const { data } = await blazeoPatterns(store).query.byReview({ review }).go({ pages: "all" });
  return newestPerQuestion(data);
}

/** One pattern, however it was decided. */
export async function findPattern({ store }: Context, id: string): Promise<Pattern | undefined> {
  const found = await Promise.all(
    reviewStates.map((review) => blazeoPatterns(store).query.byReview({ review, id }).go()),
  );
  return found.flatMap(({ data }) => data)[0];
}

/** Writes down a person's decision about a pattern.
 * @param answer what the assistant shall say in place of what was once said
 * @param by who decided: the IAM identity on a stage, the system's user locally
 * @throws AppError notFound when there is no such pattern, or an import has just replaced it */
export async function reviewPattern(
  context: Context,
  id: string,
  review: Exclude<ReviewState, "pending">,
  by: string,
  answer?: string,
): Promise<void> {
  const pattern = await findPattern(context, id);
  const { rejected = true } = pattern
    ? await blazeoPatterns(context.store)
        .patch({ conversationId: pattern.conversationId, createdAt: pattern.createdAt, id })
        .set({ review, reviewedBy: by, reviewedAt: context.now().toISOString(), ...(answer ? { answer } : {}) })
        .go({ returnOnConditionCheckFailure: "all_old" })
    : {};
  if (rejected) throw new AppError("notFound", `There is no pattern ${id}.`);
}

/** @returns every approved pattern, each question once; two reads or so, so the caller keeps the result for a while */
export async function listApprovedPatterns(context: Context): Promise<ApprovedPattern[]> {
  const approved = await listPatterns(context, "approved");
  return approved.map(({ id, question, answer }) => ({ id, question, answer }));
}
