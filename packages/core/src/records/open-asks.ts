import type { VisitorAsk, VisitorChange } from "./fields.ts";

export type OpenAsk = VisitorChange & { ask: VisitorAsk };

const isAsk = (change: VisitorChange): change is OpenAsk => change.ask !== undefined;

/** What a visitor asked for and nobody has done since, each once, as it was asked for last. */
export const findOpenAsks = (changes: readonly VisitorChange[] = []): OpenAsk[] =>
  changes.filter(isAsk).filter(({ ask: { action }, at }) => {
    const later = changes.slice(changes.findIndex((each) => each.at === at && each.ask?.action === action) + 1);
    return !later.some((each) => each.settles === action || each.ask?.action === action);
  });
