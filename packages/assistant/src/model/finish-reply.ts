import type { Asked, Slots } from "@site/core/chat/memory";
import type { EngineReply, EngineTurn } from "../engine.ts";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const withoutQuestions = (text: string): string =>
  [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => !sentence.endsWith("?"))
    .join(" ");

const fills: Record<Asked, readonly (keyof Slots)[]> = {
  service: ["service", "product"],
  details: ["details"],
  name: ["name"],
  location: ["location", "address"],
  contact: ["phone", "email"],
  areaCode: ["phone"],
  callback: ["phone"],
};

/** Emphasis and line marks that models write although they should not. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll("**", "")
    .replace(/^(?:[-*]|#+)\s+/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The engine's reply from a checked text. The question is the plan's own, so that each is asked as often as it may be:
 * the model's are left out, and none follows when the turn has just answered it.
 * @param changes what the model saved in this turn
 */
export function finishReply(text: string, { plan, understood }: EngineTurn, changes: Slots): EngineReply {
  const isAnswered = plan.asks !== undefined && fills[plan.asks].some((name) => changes[name]);
  const question = isAnswered ? undefined : plan.question;
  return {
    content: [question ? withoutQuestions(text) : text, question].filter(Boolean).join(" "),
    selections: isAnswered ? undefined : plan.selections,
    changes,
    askedFor: question ? (plan.asks ?? null) : null,
    topics: understood.flatMap(({ clauses }) => clauses.flatMap(({ label }) => label ?? [])),
  };
}
