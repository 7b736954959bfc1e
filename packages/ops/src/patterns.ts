import { listPatterns, reviewPattern } from "@site/assistant/patterns/review-patterns";
import { reviewStates } from "@site/core/chat/blazeo/options";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { actor } from "./actor.ts";
import type { Command } from "./command.ts";
import { UsageError } from "./command.ts";
import { oneOf, printJson } from "./output.ts";

/** Patterns of one state of review, those that wait when none is named; each question once, the newest. */
export const list: Command = async (context, { status = "pending", json }) => {
  const patterns = await listPatterns(context, oneOf(reviewStates, status));
  if (json) return printJson(patterns);
  for (const { id, question, answer, context } of patterns)
    console.log(
      `${id}\n  Q ${question}\n  A ${answer}${context ? `\n  before: ${context.replaceAll("\n", " / ")}` : ""}`,
    );
  console.log(`${patterns.length} patterns are ${status}`);
};

interface Decision {
  id: string;
  review?: "approved" | "rejected";
  error?: string;
}

async function decideOne(context: Context, id: string, review: "approved" | "rejected", by: string): Promise<Decision> {
  try {
    await reviewPattern(context, id, review, by);
    return { id, review };
  } catch (error) {
    if (error instanceof AppError) return { id, error: error.message };
    throw error;
  }
}

function print({ id, review, error }: Decision): void {
  if (error) console.error(error);
  else console.log(`${id} is ${review}`);
}

const decide =
  (review: "approved" | "rejected", verb: string): Command =>
  async (context, { stage, json }, ids) => {
    if (ids.length === 0) throw new UsageError(`usage: patterns ${verb} ID...`);
    const by = await actor(stage);
    const decisions: Decision[] = [];
    for (const id of ids) decisions.push(await decideOne(context, id, review, by));
    if (json) printJson(decisions);
    else decisions.forEach(print);
    if (decisions.some(({ error }) => error)) process.exitCode = 1;
  };

export const approve = decide("approved", "approve");
export const reject = decide("rejected", "reject");
