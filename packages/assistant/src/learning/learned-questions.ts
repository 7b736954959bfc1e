import type { Context } from "@site/core/context";
import type { LearnedQuestion } from "../ranking/rank.ts";
import { listPatterns } from "./review-patterns.ts";

/** What people of the office have approved is looked up again after this time, ms: an answer is found within a minute. */
const maxAge = 50_000;

interface Kept {
  until: number;
  questions: readonly LearnedQuestion[];
}
const cache = new WeakMap<Context["settings"], Kept>();

/** The questions that the office has answered, kept for a while in each program. A store that fails costs what
 * was approved since and not the reply. */
export async function learnedQuestions(context: Context): Promise<readonly LearnedQuestion[]> {
  const now = context.now().getTime();
  const cached = cache.get(context.settings);
  if (cached && cached.until > now) return cached.questions;
  const approved = await listPatterns(context, "approved").catch(() => undefined);
  const questions = approved?.map(({ id, question, answer, label }) => ({
    ...{ id, answer, label },
    // What stands in the place of a name or a number is for people's eyes.
    question: question.replace(/\s*\[(?:name|address|email|number)\]/g, ""),
  }));
  // What can't be read is as it was, and the same list stays the same value, so that its index is not built anew.
  const isSame = !questions || JSON.stringify(cached?.questions) === JSON.stringify(questions);
  const next = { until: now + maxAge, questions: isSame ? (cached?.questions ?? []) : questions };
  cache.set(context.settings, next);
  return next.questions;
}
