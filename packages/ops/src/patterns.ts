import { listPatterns, reviewPattern } from "@site/assistant/learning/review-patterns";
import { reviewStates } from "@site/core/chat/options";
import { actor } from "./cli/actor.ts";
import type { Command } from "./cli/command.ts";
import { UsageError } from "./cli/command.ts";
import { doEach, parseChoice, printJson } from "./cli/output.ts";

/** Patterns of one state of review, those that wait when none is named; each question once, the newest. */
export const list: Command = async (context, { status = "pending", json }) => {
  const patterns = await listPatterns(context, parseChoice(reviewStates, status));
  if (json) return printJson(patterns);
  for (const { id, question, answer, context } of patterns)
    console.log(
      `${id}\n  Q ${question}\n  A ${answer}${context ? `\n  before: ${context.replaceAll("\n", " / ")}` : ""}`,
    );
  console.log(`${patterns.length} patterns are ${status}`);
};

const decide =
  (review: "approved" | "rejected", verb: string): Command =>
  async (context, options, ids) => {
    if (ids.length === 0) throw new UsageError(`usage: patterns ${verb} ID...`);
    const by = await actor(options.stage);
    await doEach(ids, options, { done: { review }, words: `is ${review}` }, (id) =>
      reviewPattern(context, id, review, by),
    );
  };

export const approve = decide("approved", "approve");
export const reject = decide("rejected", "reject");
