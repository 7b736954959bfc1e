import type { EngineTurn } from "../engine.ts";

/** The first of some wordings that the conversation has not had yet. */
export const unsaidOf = (wordings: readonly string[], { history }: EngineTurn): string | undefined =>
  wordings.find((wording) => !history.some(({ role, content }) => role === "assistant" && content.includes(wording)));

/** All that the visitor wrote in this turn. */
export const wordsOf = ({ messages }: EngineTurn): string => messages.join(" ");
